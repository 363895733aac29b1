/** The company of a journey: picked in any order, sent in the order of the choices. */
import type { Choice } from "../../table/scene";

export interface Company {
  characters: readonly string[];
  armies: Readonly<Record<string, number>>;
}

export const NOBODY: Company = { characters: [], armies: {} };

export const isCompany = (choices: readonly Choice[]): boolean =>
  choices.some(({ kind }) => kind === "take_along" || kind === "take_armies");

/** Who may come: characters, and the maximum number of armies of each people. */
export function candidates(choices: readonly Choice[]): { characters: string[]; armies: Record<string, number> } {
  const armies: Record<string, number> = {};
  for (const { kind, parts } of choices)
    if (kind === "take_armies") armies[parts.people!] = Math.max(armies[parts.people!] ?? 0, Number(parts.count));
  return {
    characters: choices.filter(({ kind }) => kind === "take_along").map(({ parts }) => parts.character!),
    armies,
  };
}

export function withCharacter(company: Company, name: string): Company {
  const had = company.characters.includes(name);
  return {
    ...company,
    characters: had ? company.characters.filter((one) => one !== name) : [...company.characters, name],
  };
}

/** Adds one army of this people; after the last one, none comes. */
export function withArmy(company: Company, people: string, max: number): Company {
  const count = ((company.armies[people] ?? 0) + 1) % (max + 1);
  return { ...company, armies: { ...company.armies, [people]: count } };
}

export function texts(company: Company, choices: readonly Choice[]): string[] {
  const wanted = choices.filter(({ kind, parts }) =>
    kind === "take_along"
      ? company.characters.includes(parts.character!)
      : kind === "take_armies" && company.armies[parts.people!] === Number(parts.count),
  );
  const last = wanted.at(-1);
  // If there are no further candidates, the rules do not ask for "done".
  const rest = last
    ? choices
        .slice(choices.indexOf(last) + 1)
        .filter(
          ({ kind, parts }) => kind === "take_along" || (kind === "take_armies" && parts.people !== last.parts.people),
        )
    : choices;
  return [...wanted.map(({ text }) => text), ...(rest.length ? ["done"] : [])];
}
