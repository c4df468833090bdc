/** Reads headings that no list has by the one word that says what they are about: `Vivência profissional`. */
import { hasDate } from '../dates/dates.ts';
import { hasHeadingLook, type Style } from './heading-style.ts';
import { askedHeadingOf, type Heading, headingOf, isDocumentTitle } from './headings.ts';
import { hasBullet, type Line, lineOf } from '../lines.ts';
import {
  degreeLength,
  hasLegalForm,
  jobScore,
  organisationScore,
  schoolScore,
} from '../names/names.ts';
import { compact, isIdeographic, plain, wordsOf } from '../text-folding.ts';
import type { SectionKind } from '../words/headings.ts';
import {
  educationStems,
  hobbyStems,
  languageStems,
  otherStems,
  skillStems,
  stemsWithoutSpaces,
  workStems,
} from '../words/heading-stems.ts';

type Kind = keyof typeof stemsWithoutSpaces;

const WORDS_MAX = 9;
const LENGTH_MAX = 70;

const folded = (list: readonly string[]) => list.map((stem) => plain(stem));
const stems: Readonly<Record<Kind, readonly string[]>> = {
  languages: folded(languageStems),
  skills: folded(skillStems),
  work: folded(workStems),
  education: folded(educationStems),
};
const hobbies = folded(hobbyStems);
const unrelated = [...folded(otherStems), ...hobbies];

/** For lines that are set apart as the known headings are: other text has these words as well. */
export function stemHeadingOf(text: string): Heading | null {
  if (text.length > LENGTH_MAX || /\d/u.test(text)) return null;
  const words = wordsOf(text);
  if (
    words.length === 0 ||
    words.length > WORDS_MAX ||
    words.some((word) => begins(word, unrelated))
  )
    return null;
  const kinds = kindsOf(text, words);
  return kinds.length > 0 ? { kinds, languages: [] } : null;
}

/** The number of a part of a form, and a remark behind its heading. */
const numbered =
  /^(?:(?:\d{1,2}|[ivx]{1,4}|\p{Lu})[.)]\s?|\p{L}{3,9}\s(?:\d{1,2}|[ivx]{1,4}|\p{Lu})\s?[.:–—-]\s)/iu;
const remark = /\s?[(（][^()（）]*[)）]/gu;

/** The heading of a part of a form, which may be a sentence: `10. Details of employment, in chronological order`. */
export function partHeadingOf(text: string): Heading | null {
  const bare = text.replace(numbered, '').replace(remark, '').trim();
  const [first = ''] = bare.split(/[,:：;]\s|\s[–—-]\s/u);
  return headingOf(first) ?? askedHeadingOf(first) ?? stemHeadingOf(bare);
}

/** `Software Engineer` and `Laurea Informatica` have words of headings, and name a job and a degree. */
export function isName(text: string): boolean {
  return jobScore(text) > 1 || schoolScore(text) > 0 || degreeLength(text) > 0;
}

/** A score above that of a word that headings have as well: `career`. */
const EMPLOYER_MIN = 2;

function isEmployer(text: string): boolean {
  return hasLegalForm(text) || organisationScore(text) >= EMPLOYER_MIN;
}

/** The heading that a line is, or its first cell, by one of its words, if it names no job, employer or school. */
export function stemOfLine(
  line: Line,
  next: readonly Line[],
  style: Style,
): { heading: Heading; rest: Line | null } | null {
  const [first, ...others] = line.cells;
  if (!first || hasBullet(first.text) || style.repeated.has(compact(first.text))) return null;
  if (!hasHeadingLook(lineOf([first], line.isPlaced), style)) return null;
  const heading = stemHeadingOf(first.text);
  if (!heading || isDocumentTitle(first.text) || isName(first.text) || isEmployer(first.text))
    return null;
  const rest = others.length > 0 ? lineOf(others, line.isPlaced) : null;
  // Beside its section, a heading is set in another way than the text.
  if (others.some((cell) => cell.isBold === first.isBold && cell.size >= first.size)) return null;
  // A list has no date: what one stands below is a job or a school.
  const [kind] = heading.kinds;
  const below = rest ?? next[0];
  const isList = kind === 'skills' || kind === 'languages';
  return isList && below && hasDate(below.text) ? null : { heading, rest };
}

function kindsOf(text: string, words: readonly string[]): SectionKind[] {
  const about = (kind: Kind) =>
    isIdeographic.test(text)
      ? stemsWithoutSpaces[kind].some((stem) => text.includes(stem))
      : words.some((word) => begins(word, stems[kind])) ||
        hasPhrase(words, stems[kind]) ||
        (kind === 'skills' && words.some((word) => inner.some((stem) => word.includes(stem))));
  // `Language skills` and `Professional skills` say twice what they are about.
  if (about('languages')) return ['languages'];
  if (about('skills')) return ['skills'];
  return (['work', 'education'] as const).filter((kind) => about(kind));
}

/** Whether a label stands before hobbies, which may stand among the skills: `Hobbies: chess, hiking`. */
export function areHobbies(label: string): boolean {
  return wordsOf(label).some((word) => begins(word, hobbies));
}

function begins(word: string, list: readonly string[]): boolean {
  return list.some((stem) => word.startsWith(stem));
}

/** Long words for skills also stand behind another one: `Kernvaardigheden`, `Führungskompetenzen`. */
const INNER_MIN = 8;
const inner = folded(skillStems).filter((stem) => stem.length >= INNER_MIN);

/** `kỹ năng`: in Vietnamese, a word is written as several. */
function hasPhrase(words: readonly string[], list: readonly string[]): boolean {
  const text = ` ${words.join(' ')}`;
  return list.some((stem) => stem.includes(' ') && text.includes(` ${stem}`));
}
