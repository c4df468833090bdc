/** What makes two candidates possible duplicates. */
import { isIdeographic, searchTokens } from '#lib/fold.ts';
import { duplicateReasons } from '#vocabulary/lists.ts';
import type { DuplicateReason } from '#vocabulary/lists.ts';

/** What more candidates share makes no pairs: the number of an agency, a CV that is a template. */
export const SHARED_MAX = 10;
/** The newest CVs of a candidate are compared. */
export const CVS_MAX = 5;

/** They begin keys, and stand in the reasons of a pair. */
const letters: Readonly<Record<DuplicateReason, string>> = { cv: 'c', employer: 'e', phone: 'p' };

export function reasonsOf(text: string): DuplicateReason[] {
  return duplicateReasons.filter((reason) => text.includes(letters[reason]));
}

/** The letters in the order of `reasons`. */
export const reasonLetters: readonly string[] = duplicateReasons.map((reason) => letters[reason]);

export type ComparedPerson = {
  firstName: string;
  lastName: string;
  phoneE164: string | null;
  /** Of the CVs. */
  fingerprints: readonly { sha256: string | null; employers: readonly string[] }[];
};

/** A letter, and the text that both persons must have. */
export type SharedFact = readonly [letter: string, text: string];

export function factsOf(person: ComparedPerson): SharedFact[] {
  const name = nameOf(person);
  const { phoneE164: phone, fingerprints } = person;
  const files = fingerprints.flatMap(({ sha256 }) => sha256 ?? []);
  // One name is shared by many people of a large employer.
  const isFull = name.includes(' ');
  const employers = isFull ? fingerprints.flatMap((cv) => cv.employers.map(employerOf)) : [];
  return [
    ...unique(files).map((sha256): SharedFact => [letters.cv, sha256]),
    ...unique(employers).map((employer): SharedFact => [letters.employer, `${name}\n${employer}`]),
    ...(name !== '' && phone !== null ? [[letters.phone, `${name}\n${phone}`] as const] : []),
  ];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** The folded words of a name in alphabetical order: first and last names are often typed into each other's field. */
function nameOf({ firstName, lastName }: Pick<ComparedPerson, 'firstName' | 'lastName'>): string {
  return searchTokens(`${firstName} ${lastName}`)
    .flatMap((word) => (isIdeographic(word) ? Array.from(word) : [word]))
    .toSorted()
    .join(' ');
}

const legalForms = new Set(
  'ab ag as bv co corp corporation gmbh inc kg limited llc llp ltd nv oy plc sa sarl sas se sl spa srl'.split(
    ' ',
  ),
);

/** The words of an employer without the legal form, which few CVs have. */
function employerOf(name: string): string {
  const words = searchTokens(name);
  const others = words.filter((word) => !legalForms.has(word));
  return (others.length > 0 ? others : words).join(' ');
}
