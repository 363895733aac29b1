-- Tables, their records and their players.
create table tables (code text primary key, updated real not null, data blob not null) without rowid;
create table lines (
    code text not null, number integer not null, line text not null, at real not null,
    primary key (code, number)
) without rowid;
create table owners (
    guest text not null, code text not null, seat integer not null,
    primary key (guest, code, seat)
) without rowid;
create index owners_by_table on owners (code);
-- The host stands in the data of a table; the index finds the tables of a host without reading all of them.
create index tables_by_host on tables (json_extract(cast(data as text), '$.host'));
create table bot_memories (
    code text not null, seat integer not null, data blob not null,
    primary key (code, seat)
) without rowid;
create table chat (
    code text not null, seat integer not null, name text not null, text text not null, at real not null,
    guest text not null default ''
);
create index chat_by_table on chat (code);
create index chat_by_guest on chat (guest);
create table guests (guest text primary key, name text not null) without rowid;
create table tickets (ticket text primary key) without rowid;
create table secrets (name text primary key, value text not null) without rowid;

-- Digests of guests who deleted their data.
create table tombstones (digest blob primary key) without rowid;

-- Push notifications.
create table push_subscriptions (
    endpoint text primary key, guest text not null, p256dh text not null, auth text not null,
    lang text not null, origin text not null, created real not null,
    failures integer not null default 0, failing_since real not null default 0
) without rowid;
create index push_subscriptions_by_guest on push_subscriptions (guest);
create table push_mutes (guest text not null, code text not null, primary key (guest, code)) without rowid;

-- Puzzles: the table of the last attempt of each guest.
create table puzzle_attempts (
    guest text not null, puzzle text not null, code text not null, tries integer not null, solved real not null,
    primary key (guest, puzzle)
) without rowid;

-- Reviews of finished games: the parts that are done, then the whole.
create table reviews (code text primary key, version integer not null, review blob not null) without rowid;
create table review_parts (
    code text not null, version integer not null, part integer not null, points blob not null,
    primary key (code, version, part)
) without rowid;

-- Challenges: set-ups, the attempts of guests, and results.
create table challenges (id text primary key, at real not null, setup blob not null) without rowid;
create table challenge_makers (
    challenge text primary key, guest text not null, at real not null
) without rowid;
create index challenge_makers_by_guest on challenge_makers (guest);
create table challenge_tries (
    challenge text not null, guest text not null, number integer not null, code text not null, at real not null,
    primary key (challenge, guest, number)
) without rowid;
create index challenge_tries_by_code on challenge_tries (code);
create index challenge_tries_by_guest on challenge_tries (guest);
create table challenge_bots (
    challenge text not null, bot text not null, result blob not null,
    primary key (challenge, bot)
) without rowid;
-- Results in their order, so that the best ones are found however many there are.
create table challenge_ranks (
    challenge text not null, lost real not null, resigned integer not null, behind integer not null,
    moves integer not null, at real not null, code text not null, guest text not null, number integer not null,
    primary key (challenge, lost, resigned, behind, moves, at, code)
) without rowid;
create unique index challenge_ranks_by_code on challenge_ranks (code);
create index challenge_ranks_by_guest on challenge_ranks (challenge, guest, number);
-- Finished games whose results have not been counted. The trigger adds a game in the transaction that ends it.
create table challenge_ended (
    challenge text not null, code text not null,
    primary key (challenge, code)
) without rowid;
create trigger challenge_over after update of data on tables
when coalesce(json_extract(cast(new.data as text), '$.over'), 0)
    and not coalesce(json_extract(cast(old.data as text), '$.over'), 0)
    and json_extract(cast(new.data as text), '$.challenge') <> ''
begin
    insert or ignore into challenge_ended
    values (json_extract(cast(new.data as text), '$.challenge'), new.code);
end;
