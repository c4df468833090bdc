/** Where the ids of erased candidates and deleted accounts are kept outside of the database, so that a restore does not bring anybody back. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export const ERASURES = 'erased/';

/** The object of a day. */
export function erasuresKey(day: Date): string {
  return `${ERASURES}${day.toISOString().slice(0, 10)}.json`;
}

export type Erased = { company: number; candidate: number };

/** Ids alone: nothing of a person. */
export type Erasures = {
  candidates: readonly Erased[];
  /** Companies that were removed whole. */
  companies: readonly number[];
  /** Users who have deleted their account. Absent in an object of a release before. */
  accounts?: readonly number[];
};

/** With those that are known, once each. */
export function addErasures(known: Erasures, added: Erasures): Erasures {
  const candidates = new Map(
    [...known.candidates, ...added.candidates].map((one) => [
      `${one.company} ${one.candidate}`,
      one,
    ]),
  );
  return {
    candidates: [...candidates.values()],
    companies: union(known.companies, added.companies),
    accounts: union(known.accounts, added.accounts),
  };
}

function union(known: readonly number[] = [], added: readonly number[] = []): number[] {
  return [...new Set([...known, ...added])];
}

export const none: Erasures = { candidates: [], companies: [], accounts: [] };

export function countOf({ candidates, companies, accounts = [] }: Erasures): number {
  return candidates.length + companies.length + accounts.length;
}

/** A change is committed a while after its id was made, and a clock may be wrong: so much is looked at again. */
const AGAIN_MS = 2 * MINUTE_MS;

export function lookFrom(okAt: number): Date {
  return new Date(okAt - AGAIN_MS);
}

/** Of backups that began then, with a day more for clocks. */
export function firstDayOf(startedAt: Date): string {
  return erasuresKey(new Date(startedAt.getTime() - DAY_MS));
}
