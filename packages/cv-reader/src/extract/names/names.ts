/** Scores how much a text looks like a job title, an employer, a school or a degree. */
import { compact, isIdeographic, plain } from '../text-folding.ts';
import { hitsOf, holds, keysOf, lexiconOf } from '../lexicon.ts';
import { legalForms, organisationStems } from '../words/organisations.ts';
import { degrees, schoolLetters, schoolStems } from '../words/schools.ts';
import { rankWords } from '../words/title-words.ts';
import { jobParts, jobStems } from '../words/titles.ts';

/** Words of the longest legal form, `Sp. z o.o.`. */
const FORM_WORDS_MAX = 4;
/** The stem `universi` is common to ten languages. */
const STEM_ENDING_MAX = 6;

const jobs = lexiconOf([...jobStems, ...jobParts]);
const ranks = lexiconOf(rankWords);
const organisations = lexiconOf(organisationStems);
/** Lists whose longer matches win over job titles. */
const others = lexiconOf([...organisationStems, ...schoolStems]);
const schools = lexiconOf(schoolStems, STEM_ENDING_MAX);
const letters = new Set(schoolLetters.map((name) => name.toUpperCase()));
const forms = keysOf(legalForms);
/** With their accents. */
const printedForms = new Set(legalForms.map((form) => printed(form)));
const ideographicForms = legalForms
  .filter((form) => isIdeographic.test(form))
  .map((form) => plain(form).normalize('NFKC'));

/** Names of companies that end as those of families and partners do. */
const company =
  /\s(?:&|und|and|et|y|e)\s(?:partner|partners|partnerzy|co|cie|söhne|sohn|töchter|sons|fils|filles|figli|hijos|filhos|zonen|zn|associates|associés|asociados|associados|associati)(?![\p{L}])\.?/iu;

const smallWords = new Set(
  'de da do dos das del della di der den van von zu zum la le el al bin ibn ben y e af av ter ten vom und'.split(
    ' ',
  ),
);

/** Whether a word stands within family names. */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word.toLowerCase());
}

/** Returns 0 for no job title up to about 3. */
export function jobScore(given: string): number {
  // `Weber & Partner` is a company.
  const text = given.replace(company, '');
  const { hits, words } = hitsOf(jobs, text, others);
  if (hits.length === 0) return holds(ranks, text) && words > 1 ? 0.8 : 0;
  if (isIdeographic.test(text)) return 2;
  const isHead = hits.includes(0) || hits.includes(words - 1) ? 0.5 : 0;
  const ranked = holds(ranks, text) ? 0.4 : 0;
  return 1.6 + isHead + ranked - Math.max(0, words - 6) * 0.25;
}

/** Whether a word is in the list of job titles. */
export function isJobWord(word: string): boolean {
  return jobs.words.has(plain(word));
}

/** Whether only the last word is one of a job: `Joost Bakker` may be a baker by name. */
export function isJobSurname(name: string): boolean {
  const words = name.split(/\s+/u);
  const rest = words.slice(0, -1).join(' ');
  if (rest === '' || words.length > 4 || !/^\p{L}/u.test(rest)) return false;
  // A word of rank counts beside another word only.
  return jobScore(`x ${rest}`) === 0 && organisationScore(rest) < 1;
}

/** Returns 0 for no employer up to about 4. */
export function organisationScore(text: string): number {
  let score = 0;
  if (hasLegalForm(text)) score += 3;
  const { hits, words } = hitsOf(organisations, text, jobs);
  if (hits.length > 0) score += 1.4 - Math.max(0, words - 8) * 0.2;
  if (schoolScore(text) > 0) score += 0.6;
  if (company.test(text)) score += 1.4;
  else if (/\s&\s|["«»„“”「」『』]/u.test(text)) score += 0.6;
  return score;
}

/** Whether a legal form stands at the end, before a comma, or at the beginning as in `ООО «Вектор»`. */
export function hasLegalForm(text: string): boolean {
  const folded = plain(text);
  if (ideographicForms.some((form) => folded.startsWith(form) || folded.endsWith(form)))
    return true;
  const named = text.split(/[,(|]|\s[-–—]\s/u).find((part) => part.trim() !== '') ?? '';
  const beforeComma = named.trim().split(/\s+/u);
  const all = text.replaceAll(',', ' ').trim().split(/\s+/u);
  return [beforeComma, all].some((words) => {
    for (let count = 1; count <= FORM_WORDS_MAX && count < words.length; count++) {
      if (isForm(words.slice(-count)) || (count === 1 && isForm(words.slice(0, 1)))) return true;
    }
    return false;
  });
}

function printed(form: string): string {
  return form.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Short forms match only as usually printed: `AS` and `a.s.`, not `as`. */
function isForm(words: readonly string[]): boolean {
  const written = words.join(' ');
  const key = compact(written);
  // `Åsa` is a name, and `ASA` a form.
  if (key === '' || !forms.has(key) || !printedForms.has(printed(written))) return false;
  return key.length > 4 || /[.\p{Lu}/]/u.test(written) || !/\p{Ll}/u.test(written);
}

/** Returns 0 for no school up to 2. */
export function schoolScore(text: string): number {
  if (holds(schools, text)) return 2;
  return text.split(/[\s,()/-]+/u).some((word) => letters.has(word)) ? 1.5 : 0;
}

const degreeWords = degrees.map((degree) => plain(degree)).sort((a, b) => b.length - a.length);
const degreesByStart = Map.groupBy(degreeWords, (degree) => degree.slice(0, 2));

/** Returns the length of the degree at the beginning of a text, or 0. */
export function degreeLength(text: string): number {
  const folded = plain(text);
  for (const degree of degreesByStart.get(folded.slice(0, 2)) ?? []) {
    if (folded.startsWith(degree) && isBoundary(folded, degree.length) && isPrinted(text, degree))
      return degree.length;
  }
  return 0;
}

/** Returns the place and length of a degree in a text, or null. */
export function degreeIn(text: string): { from: number; to: number } | null {
  const folded = plain(text);
  for (let from = 0; from < folded.length; from++) {
    const before = folded[from - 1];
    const isStart =
      from === 0 || !/[\p{L}\p{N}]/u.test(before ?? '') || isIdeographic.test(before ?? '');
    if (!isStart) continue;
    const length = degreeLength(text.slice(from));
    if (length > 0) return { from, to: from + length };
  }
  return null;
}

/** Degrees that are also common words. */
const wordlike: ReadonlySet<string> = new Set(
  'be ba ma ms md me bs as se ha hf ing ir bed med march cap dec dea dep but bp bn rn bac mag ged dis cet eso fp obor bc hec'.split(
    ' ',
  ),
);

/** `be` and `ma` are degrees only in capitals or with points. */
function isPrinted(text: string, degree: string): boolean {
  return !wordlike.has(degree) || /\p{Lu}/u.test(text.slice(0, degree.length));
}

function isBoundary(folded: string, at: number): boolean {
  const next = folded[at];
  if (next === undefined || isIdeographic.test(folded[at - 1] ?? '')) return true;
  return !/[\p{L}\p{N}\p{M}]/u.test(next);
}
