/** Reads the languages a person speaks, with their levels. */
import { compact, isIdeographic, plain, wordsOf } from '../text-folding.ts';
import type { Line } from '../lines.ts';
import { inColumns } from '../columns/grids.ts';
import { lexiconOf } from '../lexicon.ts';
import { fluencyWords, levelPattern, otherLanguageNames } from '../words/fluency.ts';
import { phrases } from '../words/phrases.ts';

export type Spoken = { code: string; name: string; fluency: string | null };

/** ISO 639 codes of the languages found in CVs, of three letters where there is no two-letter code. */
const codes =
  'en de fr es pt it nl pl ja ar tr cs sv ru uk el he hi zh ko da no nb nn fi hu ro ca bg hr sr sk sl et lv lt fa ur bn pa ta te ml mr gu kn or as ne si my km lo th vi id ms fil tl ceb jv sw am ti om so ha yo ig ak ee gaa zu xh af st tn sn ny rw rn lg wo ff ln kg bm sq hy az ka kk ky uz tg tk mn eu gl ga cy gd br is fo mt mk bs be lb ku ps sd ug bo dz la sa eo yue gsw rm fy oc co sc ht qu ay gn mi sm to fj mg tt ba ce crh yi dv'.split(
    ' ',
  );

/** Languages returned. */
const LANGUAGES_MAX = 15;
/** Lines of a languages section, about two pages. */
const LINES_MAX = 100;
/** Words of a language's name. */
const NAME_WORDS_MAX = 3;
/** Length of a row with a language and its level. */
const ROW_LENGTH_MAX = 90;
/** Length of a level. */
const FLUENCY_LENGTH_MAX = 60;
/** Languages whose names are tried after the CV's own and English. */
const furtherLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'sv', 'tr'];

const read = new Map<string, ReadonlyMap<string, string>>();
/** Languages whose names are cached. */
const READ_MAX = 60;

const ownNames = new Map(
  Object.entries(otherLanguageNames).flatMap(([code, list]) =>
    phrases(list).map((name) => [compact(name), code] as const),
  ),
);

/** Language codes by folded name, in one language. */
function namesIn(language: string): ReadonlyMap<string, string> {
  const kept = read.get(language);
  if (kept) return kept;
  const names = new Map<string, string>();
  const display = new Intl.DisplayNames([language, 'en'], { type: 'language', fallback: 'none' });
  for (const code of codes) {
    const name = display.of(code);
    if (!name) continue;
    const key = compact(name);
    if (!names.has(key)) names.set(key, code);
  }
  if (read.size < READ_MAX) read.set(language, names);
  return names;
}

function codeOf(key: string, language: string): string | null {
  const own = namesIn(language).get(key) ?? namesIn('en').get(key) ?? ownNames.get(key);
  if (own !== undefined) return own === 'nb' || own === 'nn' ? 'no' : own === 'tl' ? 'fil' : own;
  return adjective(key, language);
}

/** Matches inflected names by their stems: `język angielski`, `anglický jazyk`, `英会話`. */
function adjective(key: string, language: string): string | null {
  if (
    ![
      'pl',
      'cs',
      'sk',
      'ru',
      'uk',
      'el',
      'de',
      'fi',
      'hu',
      'ro',
      'it',
      'es',
      'pt',
      'fr',
      'nl',
      'sv',
      'no',
      'da',
    ].includes(language)
  )
    return null;
  const stem = key.slice(0, Math.max(5, key.length - 3));
  if (key.length < 6) return null;
  for (const [name, code] of namesIn(language)) {
    if (name.length >= 6 && Math.abs(name.length - key.length) <= 4 && name.startsWith(stem))
      return code;
  }
  return null;
}

type Found = { code: string; name: string; from: number; to: number };

/** Returns all languages named in a text, with their places. */
function languagesIn(text: string, language: string): Found[] {
  const found: Found[] = [];
  if (isIdeographic.test(text)) found.push(...withinRuns(text, language));
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(
    (word) => !isIdeographic.test(word[0]),
  );
  for (let index = 0; index < words.length; index++) {
    for (let count = Math.min(NAME_WORDS_MAX, words.length - index); count >= 1; count--) {
      const first = words[index];
      const last = words[index + count - 1];
      if (!first || !last) continue;
      const to = last.index + last[0].length;
      const name = text.slice(first.index, to);
      const code = isApart(text, first.index, to) ? codeOf(compact(name), language) : null;
      if (code === null) continue;
      found.push({ code, name, from: first.index, to });
      index += count - 1;
      break;
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Characters of a language's name in scripts without spaces: `西班牙语`. */
const RUN_NAME_MAX = 6;

/** In scripts without spaces a name may stand anywhere: `英语六级`. */
function withinRuns(text: string, language: string): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < text.length; from++) {
    for (let length = RUN_NAME_MAX; length >= 2; length--) {
      const name = text.slice(from, from + length);
      const code =
        name.length === length && isIdeographic.test(name[0] ?? '')
          ? codeOf(compact(name), language)
          : null;
      if (code === null || compact(name).length < length) continue;
      found.push({ code, name, from, to: from + length });
      from += length - 1;
      break;
    }
  }
  return found;
}

/** Whether two words belong to different items: a comma is between them, or a bracket in scripts without spaces. */
function isApart(text: string, from: number, to: number): boolean {
  return !/[,;:|(\t\n/–—]|\s-/u.test(text.slice(from, to));
}

export function namesLanguage(text: string, language: string): boolean {
  return languagesIn(text, language).length > 0;
}

/** Whether a text is a list of languages, with or without levels, and nothing else. */
export function listsLanguages(text: string, language: string): boolean {
  const items = text.split(/[,;|•·/、]|\s[-–—]\s/u).map((item) => item.replace(/\([^()]*\)/gu, ''));
  if (items.length < 2 || items.length > LANGUAGES_MAX || /[@\p{Nd}]/u.test(text)) return false;
  // A template in English is filled in by people who name languages as they call them.
  return [language, ...furtherLanguages].some((one) => items.every((item) => isSpoken(item, one)));
}

function isSpoken(item: string, language: string): boolean {
  const found = languagesIn(item, language);
  const [first] = found;
  if (found.length !== 1 || !first) return isLevel(item);
  const rest = item.slice(0, first.from) + item.slice(first.to);
  return rest.replace(/[^\p{L}]/gu, '') === '' || isLevel(rest);
}

/** Ratings that are drawn with signs. */
const drawn = /^[\s★☆●○■□▪▫◆◇⬤•·|/\d%]+$/u;

const signs = /[★☆●○■□⬤%/]/u;

/** Whether a row has a language and its level, and nothing else: `Swedish | fluent`, `Mother tongue | Swedish`. */
export function isSpokenRow({ text }: Line, language: string): boolean {
  if (text.length > ROW_LENGTH_MAX || !(tellsLevel(text) || signs.test(text))) return false;
  return [language, ...furtherLanguages].some((one) => {
    const [first, ...others] = languagesIn(text, one).filter(
      ({ from, to }) => !isLevel(text.slice(from, to)),
    );
    if (!first || others.length > 0) return false;
    // `Langue(s) maternelle(s)` is one or several.
    const rest = `${text.slice(0, first.from)} ${text.slice(first.to)}`
      .replaceAll(/\(\p{L}{1,3}\)/gu, '')
      .trim();
    return rest !== '' && (isLevel(rest) || drawn.test(rest));
  });
}

/** Languages found by the names of the CV's own language that make further names unlikely. */
const ENOUGH = 3;

/** Returns the languages of a section in order: those by the names of the language in which most are named. */
export function spokenIn(section: readonly Line[], language: string): Spoken[] {
  const lines = inColumns(section);
  let best = spokenBy(lines, language);
  if (best.length >= ENOUGH || lines.length === 0) return best;
  for (const other of furtherLanguages) {
    const spoken = spokenBy(lines, other);
    if (spoken.length > best.length) best = spoken;
  }
  return best;
}

function spokenBy(lines: readonly Line[], language: string): Spoken[] {
  const spoken: Spoken[] = [];
  for (const line of lines.slice(0, LINES_MAX)) {
    const found = languagesIn(line.text, language).filter(
      ({ from, to }) => !isLevel(line.text.slice(from, to)),
    );
    for (const [index, { code, name, from, to }] of found.entries()) {
      const next = found[index + 1];
      const before = line.text.slice(found[index - 1]?.to ?? 0, from);
      const after = line.text.slice(to, next?.from ?? line.text.length);
      addLanguage(spoken, {
        code,
        name,
        fluency: fluencyOf(after) ?? (found.length === 1 ? fluencyOf(before) : null),
      });
    }
    const last = spoken.at(-1);
    // The level may be on the line below the language.
    if (found.length === 0 && last && last.fluency === null) last.fluency = fluencyOf(line.text);
  }
  return spoken.slice(0, LANGUAGES_MAX);
}

function addLanguage(spoken: Spoken[], one: Spoken): void {
  const known = spoken.find(({ code }) => code === one.code);
  if (!known) spoken.push(one);
  else known.fluency ??= one.fluency;
}

const fluency = lexiconOf(fluencyWords);
const fluencyKeys = new Set(fluencyWords.map((word) => compact(word)));

export function fluencyOf(text: string): string | null {
  const inside = /^[\s:–—-]*[(（]([^()（）]+)[)）]/u.exec(text)?.[1];
  const bare = (inside ?? text)
    .replace(/[★☆●○■□▪◆◇⬤]+/gu, ' ')
    .replace(/^[\s,;:|()–—/、()[\]-]+|[\s,;:|(–—/、([-]+$/gu, '')
    .replace(/^([^(]*)\)$/u, '$1')
    .trim();
  if (bare === '' || bare.length > FLUENCY_LENGTH_MAX) return null;
  return tellsLevel(bare) ? bare.replaceAll('\t', ' ') : null;
}

/** Whether a text contains a level. */
function tellsLevel(text: string): boolean {
  const folded = plain(text);
  if (levelPattern.test(folded)) return true;
  const words = wordsOf(text);
  if (words.some((word) => fluency.words.has(word))) return true;
  if (isIdeographic.test(text)) return [...fluency.parts].some((part) => folded.includes(part));
  const joined = ` ${words.join(' ')}`;
  return fluency.phrases.some((phrase) => joined.includes(phrase));
}

const levelWords = new Set(fluencyWords.flatMap((phrase) => wordsOf(phrase)));

/** Whether a text is only a level: `sehr gut`, but not `Business development`. */
export function isLevel(text: string): boolean {
  if (fluencyKeys.has(compact(text))) return true;
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => levelWords.has(word) || levelPattern.test(word));
}
