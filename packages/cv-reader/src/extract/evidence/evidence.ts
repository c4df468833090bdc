/** What may speak for a detail of the person that was found, and how sure it makes the reader. */
import type { DetailName } from '../../resume.ts';
import { weights } from './weights.ts';
import type { Detail, Weights } from './kinds.ts';

/**
 * 1 speaks for a value, -1 against it. `npm run cv:calibrate` fits how much each counts, and never turns the sign. Keep
 * the list short and general: what only one layout has teaches nothing about others.
 */
export const evidence = {
  name: {
    /** It has a label: `Name: Anna Weber`. */
    labelled: 1,
    /** No text of the document is larger, and most is smaller. */
    largest: 1,
    /** Only the title of the document and empty headings stand above it. */
    first: 1,
    /** Its words and initials are all that the email address has before the @. */
    explainsEmail: 1,
    /** One of its words is in the email address. */
    inEmail: 1,
    /** It begins with a usual family name, in scripts where few are usual. */
    familyName: 1,
    /** One of its words is a usual first name. */
    firstName: 1,
    /** The job title of the person stands below or beside it. */
    titled: 1,
    /** One of its words is in the address of a profile. */
    inProfile: 1,
    /** It is printed again: in the head of the second page, or above a signature. */
    repeated: 1,
    /** The email address has one of its words, and three or more letters that it lacks. */
    leavesEmail: -1,
    /** Words above or below are about as large, and no part of it. */
    besideLarge: -1,
    /** It begins or ends with a small word, or a hyphen follows. */
    cut: -1,
    oneWord: -1,
    /** It could be a label, a job title, an organisation, a place or a school. */
    otherKind: -1,
    /** It stands in a section about something else. */
    elsewhere: -1,
    /** Another text has nearly as much for it. */
    rival: -1,
    /** A capital within a word: `AnnaWeber`. */
    runTogether: -1,
    /** Letters alone, without a point behind them: `A NNA WEBER`. */
    lettersApart: -1,
    /** Half of its words are those of headings and labels. */
    vocabulary: -1,
    /** It was cut out of a text that goes on without a separator. */
    partOfText: -1,
    /** Words with a capital and words without one stand beside each other. */
    mixed: -1,
    /** It is in Latin letters where the language of the CV has others. */
    foreign: -1,
    /** It begins with no usual family name, in scripts where few are usual. */
    noFamilyName: -1,
    /** Half of its words stand elsewhere in small letters. */
    usualWords: -1,
    /** Only its place and its look speak for it. */
    unsupported: -1,
  },
  email: {
    labelled: 1,
    /** The document has no other. */
    only: 1,
    /** It has a word of the name. */
    likeName: 1,
    /** Its last part is no country and none of the usual endings. */
    oddEnding: -1,
    /** It was broken over two lines. */
    joined: -1,
    /** Letters stand directly before or after it, or a piece of a word above or below. */
    touched: -1,
    /** It stands in a section about something else, and has no word of the name. */
    strangeElsewhere: -1,
  },
  phone: {
    labelled: 1,
    /** It has its country code. */
    international: 1,
    /** The numbering plan of its country has such a number. */
    valid: 1,
    only: 1,
    /** It has no country code, neither place nor email address name its country, and several countries have such a number. */
    countryGuessed: -1,
    /** The same, but of the countries where the language of the CV is spoken only one has such a number. */
    countryInferred: -1,
    elsewhere: -1,
  },
  location: {
    labelled: 1,
    /** A postal code stands beside the town. */
    postalCode: 1,
    /** The country or the state stands beside the town. */
    country: 1,
    /** The phone number is one of the same country. */
    countryOfPhone: 1,
    /** The phone number is one of another country. */
    otherCountry: -1,
    /** Other towns are named about the person. */
    otherTowns: -1,
    /** A country without a town. */
    noTown: -1,
    elsewhere: -1,
  },
} as const satisfies Record<DetailName, Record<string, 1 | -1>>;

type Evidence<D extends Detail> = keyof (typeof evidence)[D];

/** Which evidence a value has. */
export type Facts<D extends Detail> = Readonly<Record<Evidence<D>, boolean>>;

/** A value and what speaks for and against it. */
export type Found<D extends Detail, V> = { value: V; facts: Facts<D> };

/** Of values that are sure by all evidence, more than this cannot be shown. */
const CONFIDENCE_MAX = 0.99;

/** Returns how likely a value is right, from 0 to 0.99 in two decimals. */
export function confidenceBy(
  { bias, by }: Weights,
  facts: Readonly<Record<string, boolean>>,
): number {
  const sum = Object.entries(facts).reduce(
    (total, [name, holds]) => (holds ? total + (by[name] ?? 0) : total),
    bias,
  );
  return Math.min(CONFIDENCE_MAX, Math.round(100 / (1 + Math.exp(-sum))) / 100);
}

/** How likely a value that was recognized in a picture has no wrong character: an assumption, as no scans are measured yet. */
const RECOGNIZED = 0.95;

/**
 * Returns how likely a value is right, and whether that is enough to give it. A recognized value is never sure: the weights are of
 * CVs with text, and one wrong character makes a wrong address.
 */
export function sureness<D extends Detail>(
  detail: D,
  facts: Facts<D>,
  isRecognized: boolean,
): { confidence: number; isSure: boolean } {
  const { threshold, ...by } = weights[detail];
  const likely = confidenceBy(by, facts);
  const confidence = isRecognized ? Math.round(likely * RECOGNIZED * 100) / 100 : likely;
  return { confidence, isSure: !isRecognized && confidence >= threshold };
}
