/** What speaks for a name that was found, and against it. */
import { headingOf, isDocumentTitle } from '../sections/headings.ts';
import { personLabelOf } from '../labels/labels.ts';
import type { Line } from '../lines.ts';
import {
  hasLegalForm,
  isJobSurname,
  isSmallWord,
  jobScore,
  organisationScore,
  schoolScore,
} from '../names/names.ts';
import { medianSize } from '../names/name-lines.ts';
import type { FoundName } from '../names/person.ts';
import { isPlace } from '../contact/places.ts';
import { compact, isIdeographic, plain } from '../text-folding.ts';
import { hasFamilyName, hasFirstName, isForeign, isMixed } from '../names/usual-names.ts';
import type { Facts } from './evidence.ts';
import {
  hasLettersApart,
  hasUsualWords,
  isOfVocabulary,
  isPartOfText,
  isRunTogether,
} from './name-words.ts';

/** The factor by which a name is larger than most text. */
const LARGER = 1.2;
/** Sizes that differ by less, in points, are the same. */
const SAME_SIZE = 0.5;
/** The parts of a name may be of several sizes, of which one is at least this share of the other. */
const AS_LARGE = 0.75;
/** How many times the size of a name lines beside it are away at most. */
const NEAR = 3;
/** Letters of an email address that no word of the name explains: fewer may be initials. */
const REST_MIN = 3;
/** Characters of a line without a word. */
const NO_TEXT_MAX = 12;
/** Letters of a word that are no coincidence in an email address. */
const WORD_MIN = 3;

/** `about` are the lines about the person, `all` those of the document. */
export type NameContext = {
  about: readonly Line[];
  all: readonly Line[];
  email: string | null;
  profiles: readonly { username: string }[];
  language: string;
};

export function factsOfName(
  { name, line, isLabelled, hasRival }: FoundName,
  { about, all, email, profiles, language }: NameContext,
): Facts<'name'> {
  const local = email === null ? '' : lettersOf(email.slice(0, email.indexOf('@')));
  const rest = restOf(local, name);
  const isInEmail = wordsIn(local, name).length > 0;
  const above = all.slice(0, all.indexOf(line)).filter(({ page }) => page === line.page);
  const supported = {
    labelled: isLabelled || personLabelOf(line.cells.map(({ text }) => text))?.kind === 'name',
    largest: isLargest(line, all),
    first: line.page === 1 && above.every(({ text }) => isEmptyHead(text)),
    explainsEmail: isInEmail && rest === '',
    inEmail: isInEmail,
    familyName: hasFamilyName(name),
    firstName: hasFirstName(name),
    titled: isTitled(line, about),
    inProfile: profiles.some(({ username }) => wordsIn(lettersOf(username), name).length > 0),
    repeated: all.filter(({ text }) => plain(text).includes(plain(name))).length > 1,
    leavesEmail: isInEmail && rest.length >= REST_MIN,
    besideLarge: isBesideLarge(name, line, all),
    cut: isCut(name, line),
    oneWord: isIdeographic.test(name) ? name.length < 2 : !/\s/u.test(name),
    otherKind:
      isOtherKind(name, language) && !isSurname(name, line, { about, language }, isInEmail),
    elsewhere: !about.includes(line),
    rival: hasRival,
    runTogether: isRunTogether(name),
    lettersApart: hasLettersApart(name),
    vocabulary: isOfVocabulary(name),
    partOfText: isPartOfText(name, line),
    mixed: isMixed(name),
    foreign: isForeign(name, language),
    noFamilyName: isIdeographic.test(name) && !hasFamilyName(name),
    usualWords: hasUsualWords(name, all),
  };
  const { labelled, inEmail, inProfile, repeated, titled, familyName, firstName } = supported;
  const isSupported =
    labelled || inEmail || inProfile || repeated || titled || familyName || firstName;
  return { ...supported, unsupported: !isSupported };
}

function isLargest({ size }: Line, all: readonly Line[]): boolean {
  // A template may print headings larger than the name.
  const names = all.filter(({ text }) => !isEmptyHead(text));
  const largest = Math.max(size, ...names.map((line) => line.size));
  return size > medianSize(all) * LARGER && size >= largest - SAME_SIZE;
}

function isEmptyHead(text: string): boolean {
  return isDocumentTitle(text) || headingOf(text) !== null || isNoText(text);
}

/** The size of a picture in place of it: `64x64`. */
function isNoText(text: string): boolean {
  return !/\p{L}{2}|[\p{Lo}@]/u.test(text) && text.length < NO_TEXT_MAX;
}

/** A name of which a line is missing stands beside that line. */
function isBesideLarge(name: string, line: Line, all: readonly Line[]): boolean {
  const large = Math.max(medianSize(all) * LARGER, line.size * AS_LARGE);
  return all.some(
    ({ page, y, size, text }) =>
      size > large &&
      line.size > large &&
      page === line.page &&
      Math.abs(y - line.y) < line.size * NEAR &&
      !plain(name).includes(plain(text)) &&
      !plain(text).includes(plain(name)) &&
      /^[\p{L}\p{M}\s.'’-]+$/u.test(text) &&
      jobScore(text) <= 1 &&
      !isEmptyHead(text),
  );
}

/** Whether it ends within a family name: `Álvaro de la`. */
function isCut(name: string, { text }: Line): boolean {
  const words = name.split(/\s+/u);
  const [first = ''] = words;
  return (
    isSmallWord(words.at(-1) ?? '') ||
    (isSmallWord(first) && /^\p{Ll}/u.test(first)) ||
    text.replaceAll('\t', ' ').includes(`${name}-`)
  );
}

/** Lines below a name that may have the job title. */
const TITLE_WITHIN = 4;
const TITLE_BELOW = 2;
/** Words of a job title that is no sentence. */
const TITLE_WORDS_MAX = 7;

function isTitled(line: Line, about: readonly Line[]): boolean {
  const at = about.indexOf(line);
  const near = at < 0 ? [] : about.slice(at, at + 1 + TITLE_BELOW);
  return near.some(({ cells }, index) =>
    cells.some(
      ({ text }, cell) =>
        (index > 0 || cell > 0) && text.split(' ').length <= TITLE_WORDS_MAX && jobScore(text) > 1,
    ),
  );
}

/** Languages in which the word of the job comes first: `مهندس برمجيات`, `Director de ventas`. */
const isTitleFirst: ReadonlySet<string> = new Set('ar fa he es fr it pt ro vi id'.split(' '));

/** Whether a name that ends like a job title is not one: the email address has it, or the title stands below it. */
function isSurname(
  name: string,
  line: Line,
  { about, language }: Pick<NameContext, 'about' | 'language'>,
  isInEmail: boolean,
): boolean {
  if (jobScore(name) <= 1 || !isJobSurname(name)) return false;
  // Where titles begin with the word of the job, it is no title that ends with one.
  if (isTitleFirst.has(language)) return true;
  const at = about.indexOf(line);
  const below = at < 0 ? [] : about.slice(at + 1, at + 1 + TITLE_WITHIN);
  const isLabelled = personLabelOf(line.cells.map(({ text }) => text))?.kind === 'name';
  return (
    isInEmail ||
    isLabelled ||
    below.some(({ cells }) => cells.some(({ text }) => jobScore(text) > 1))
  );
}

function isOtherKind(name: string, language: string): boolean {
  return (
    personLabelOf([name]) !== null ||
    jobScore(name) > 1 ||
    organisationScore(name) > 1 ||
    hasLegalForm(name) ||
    schoolScore(name) > 0 ||
    isPlace(name, language)
  );
}

function lettersOf(text: string): string {
  return compact(text).replace(/\d+/gu, '');
}

/** The words of a name that are in the letters of an address. */
export function wordsIn(letters: string, name: string): string[] {
  return name
    .split(/[\s‐-]+/u)
    .flatMap((word) => spellings(word).filter((one) => letters.includes(one)))
    .filter((word) => word.length >= WORD_MIN);
}

/** The letters of an address without the words of the name, its small words and its initials. */
function restOf(letters: string, name: string): string {
  const words = name.split(/[\s‐-]+/u).flatMap(spellings);
  const sorted = words.toSorted((a, b) => b.length - a.length);
  const rest = sorted.reduce((left, word) => left.replace(word, ''), letters);
  const initials = words.map((word) => word.slice(0, 1));
  return initials.reduce((left, initial) => left.replace(initial, ''), rest);
}

/** `Müller` is muller and mueller in email addresses. */
function spellings(word: string): string[] {
  const umlauts = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa' };
  const written = Object.entries(umlauts).reduce(
    (text, [umlaut, letters]) => text.replaceAll(umlaut, letters),
    word.toLowerCase(),
  );
  return [...new Set([compact(word), compact(written)])].filter((one) => one !== '');
}
