/** Tells headings of languages from languages, and from questions of a form. */
import { hasDate } from '../dates/dates.ts';
import { stemHeadingOf } from './heading-stems.ts';
import { type Heading, headingOf } from './headings.ts';
import { hasBullet, type Line, withoutBullet } from '../lines.ts';
import { jobScore, organisationScore } from '../names/names.ts';
import type { Section } from './section.ts';

/** Words of a level behind the name of a language. */
const LEVEL_WORDS_MAX = 6;

/** Whether a question of a form among those about skills, smaller than its answer, asks for languages, which are one list below it. */
export function isLanguageQuestion(
  { cells, text, size }: Line,
  below: Line,
  { kind }: Section,
  isLanguage: (text: string) => boolean,
): boolean {
  const isAsked = kind === 'skills' && cells.length === 1 && size < below.size;
  if (!isAsked || headingOf(text)?.kinds[0] !== 'languages') return false;
  const items = below.text.split(/[,;、،]\s*/u);
  return items.length > 1 && items.every((item) => isLanguage(item.split(/[\s:(–—-]/u)[0] ?? ''));
}

/** Among skills, the heading of languages may be a smaller one: a language with its level stands below it. */
export function headOfLanguages(
  { cells, text }: Line,
  below: Line | undefined,
  isLanguage: (text: string) => boolean,
): { heading: Heading; rest: null } | null {
  if (cells.length > 1 || hasBullet(text) || below === undefined) return null;
  const [first = '', ...others] = withoutBullet(below.text).split(/[\t\s:(–—-]+/u);
  const isRow = others.length > 0 && others.length <= LEVEL_WORDS_MAX && !/[.,;]/u.test(below.text);
  if (!isRow || !isLanguage(first)) return null;
  const isNaming = text.split(/[\s:(–—-]+/u).some((word) => isLanguage(word));
  const heading = headingOf(text) ?? (isNaming ? null : stemHeadingOf(text));
  return heading?.kinds[0] === 'languages' ? { heading, rest: null } : null;
}

/** A language above its levels, and the title below the period of a job, may look like headings. */
export function isPartOfEntry(
  { text }: Line,
  above: Line | undefined,
  { kind }: Section,
  isLanguage: (text: string) => boolean,
): boolean {
  if (kind === 'languages') return isLanguage(text.split(/[\s:(–—-]+/u)[0] ?? '');
  if (kind !== 'work' || !above || !hasDate(above.text)) return false;
  return jobScore(text) > 1 || organisationScore(text) >= 1;
}
