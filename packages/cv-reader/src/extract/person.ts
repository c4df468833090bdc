/** Finds the name of the person and their professional label. */
import { isDocumentTitle, headingOf } from './headings.ts';
import { personLabelOf } from './labels.ts';
import { alternatives, compact, isIdeographic, plain } from './text-folding.ts';
import type { Line } from './lines.ts';
import { degreeLength, hasLegalForm, jobScore, schoolScore } from './names.ts';
import { joinName, medianSize } from './name-lines.ts';
import { isPlace } from './places.ts';
import { isProse } from './rows.ts';
import { documentTitles } from './words/headings.ts';
import { honorifics } from './words/labels.ts';

/** Lines of a column searched for the name. */
const LINES_LOOKED_AT = 14;
/** Lines of a name. */
const NAME_LINES_MAX = 3;
/** Words of a name. */
const WORDS_MAX = 6;
const NAME_LENGTH_MAX = 70;

/** The minimum score of a name; a single word without other evidence stays below. */
const SCORE_MIN = 2.5;

/** `isJoined`: whether the name continues below a line of one word. */
type Candidate = {
  text: string;
  line: Line;
  order: number;
  isLabelled: boolean;
  isJoined?: boolean;
};

/** Returns the name, or null. `lines` are those before the first section and those about the person. */
export function nameIn(
  lines: readonly Line[],
  email: string | null,
  language: string,
): { name: string; line: Line } | null {
  const candidates = candidatesOf(lines);
  const largest = Math.max(0, ...candidates.map(({ line }) => line.size));
  const usual = medianSize(lines);
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = scoreOf(candidate, { largest, usual, email, language });
    if (score > SCORE_MIN && (!best || score > best.score)) best = { candidate, score };
  }
  return best && { name: best.candidate.text, line: best.candidate.line };
}

function candidatesOf(lines: readonly Line[]): Candidate[] {
  const candidates: Candidate[] = [];
  const usual = medianSize(lines);
  for (const [index, line] of lines.entries()) {
    const label = personLabelOf(line.cells.map(({ text }) => text));
    if (label?.kind === 'name') {
      const rest =
        label.rest === ''
          ? (lines[index + 1]?.cells[0]?.text ?? '')
          : beforeLabel(label.rest.split(/\t|, (?=\p{L}+:)/u)[0] ?? '');
      candidates.push({ text: cleanName(rest), line, order: 0, isLabelled: true });
      continue;
    }
    if (label || index >= LINES_LOOKED_AT) continue;
    for (const cell of line.cells) {
      for (const part of cell.text.split(/\s[|•·–—-]\s|\s{3,}/u)) {
        const text = cleanName(withoutTitle(part));
        candidates.push({ text, line, order: index, isLabelled: false });
      }
    }
    const together = joinName(lines.slice(index, index + NAME_LINES_MAX), usual);
    if (together) {
      const text = cleanName(together);
      const isJoined = !line.text.includes(' ');
      candidates.push({ text, line, order: index, isLabelled: false, isJoined });
    }
  }
  return candidates;
}

/** In a row of several labels, the name ends before the next label: `姓名 王伟 性别 男`. */
function beforeLabel(rest: string): string {
  const parts = rest.split(', ');
  const next = parts.findIndex((part, at) => at > 0 && personLabelOf([part]) !== null);
  return parts.slice(0, next < 0 ? parts.length : next).join(', ');
}

const titles = documentTitles
  .map((title) => plain(title))
  .filter((title) => title.length > 1)
  .sort((a, b) => b.length - a.length);

/** Removes the document's title: `Lebenslauf von Anna Weber`. */
function withoutTitle(text: string): string {
  const folded = plain(text);
  for (const title of titles) {
    if (folded.startsWith(`${title} `) || folded.startsWith(`${title}:`)) {
      const rest = text
        .slice(title.length)
        .replace(/^[\s:–—|-]+/u, '')
        .replace(/^(?:of|von|de|di|van|for|für|pour)\s+/iu, '');
      if (rest !== '') return rest;
    }
    if (folded.endsWith(` ${title}`))
      return text.slice(0, -title.length).replace(/[\s:–—|,'’s-]+$/u, '');
  }
  return text;
}

/** Removes a form of address before a name. */
const honorificBefore = new RegExp(
  String.raw`^(?:${alternatives(honorifics)})(?:\.\s*|\s+)(?=\p{L})`,
  'u',
);

function withoutHonorific(text: string): string {
  const before = honorificBefore.exec(plain(text))?.[0] ?? '';
  return text.slice(before.length);
}

/** A nickname in quotation marks. */
const nickname = /\s["“”„«‘'][\p{L}\p{M}][\p{L}\p{M}. -]{0,20}["“”»’'](?=\s)/gu;

/** A title after a name: `Anna Weber, Dipl.-Ing.`. */
const honorificAfter = new RegExp(String.raw`,\s*(?:${alternatives(honorifics)})\.?$`, 'u');

function withoutTitleAfter(text: string): string {
  return text.slice(0, text.length - (honorificAfter.exec(plain(text))?.[0].length ?? 0));
}

function cleanName(text: string): string {
  return withoutHonorific(withoutTitleAfter(text))
    .replace(nickname, '')
    .replace(/\s*[(（][^()（）]{0,60}[)）]\s*/gu, ' ')
    .replace(
      /,\s*(?:\p{Lu}[\p{L}.]{1,6}\.?|M\.?Sc\.?|B\.?Sc\.?|Ph\.?D\.?|MBA|PMP|CPA|RN|BSN)(?:\s*,.*)?$/u,
      '',
    )
    .replace(/(?:様|先生|さん|님)$/u, '')
    .replace(/^[\s:·|–—-]+|[\s:·|,–—-]+$/gu, '')
    .trim();
}

type Look = { largest: number; usual: number; email: string | null; language: string };

function scoreOf({ text, line, order, isLabelled, isJoined }: Candidate, look: Look): number {
  if (text === '' || text.length > NAME_LENGTH_MAX || /[\d@:/\\<>=_]/u.test(text)) return -1;
  if (!/^[\p{L}\p{M}\s.'’‐‑-]+$/u.test(text.replace(/[·・]/gu, ' '))) return -1;
  if (isDocumentTitle(text) || headingOf(text) !== null) return -1;
  const words = text.split(/\s+/u);
  if (words.length > WORDS_MAX) return -1;
  let score = isLabelled ? 12 : 3 - order * 0.35;
  if (isJoined) score += 1.5;
  score += likeEmail(words, look.email);
  if (look.largest > look.usual * 1.15 && line.size >= look.largest - 0.1) score += 4;
  else if (line.size > look.usual * 1.15) score += 1;
  score += wordCount(text, words);
  if (
    words.every((word) => /^\p{Lu}/u.test(word) || isSmallWord(word)) &&
    !isIdeographic.test(text)
  )
    score += 1.5;
  else if (/^\p{Ll}/u.test(text)) score -= 4;
  if (jobScore(text) > 1) score -= look.email !== null && likeEmail(words, look.email) > 2 ? 1 : 4;
  if (isPlace(text, look.language)) score -= 6;
  if (hasLegalForm(text) || schoolScore(text) > 0) score -= 3;
  if (degreeLength(text) > 3) score -= 3;
  if (isProse(text)) score -= 4;
  if (look.language === 'ja' && /^[\p{Script=Hiragana}\p{Script=Katakana}\sー]+$/u.test(text))
    score -= 3;
  return score;
}

/** Whether a text has the size of a name: two to four words, or two to five characters without spaces. */
function wordCount(text: string, words: readonly string[]): number {
  if (isIdeographic.test(text)) {
    const length = text.replace(/\s/gu, '').length;
    return length >= 2 && length <= 6 ? 2 : -3;
  }
  if (words.length === 1) return -2;
  return words.length <= 4 ? 2 : 0;
}

const smallWords = new Set(
  'de da do dos das del della di der den van von zu zum la le el al bin ibn ben y e af av ter ten vom und'.split(
    ' ',
  ),
);

export function isSmallWord(word: string): boolean {
  return smallWords.has(word.toLowerCase());
}

/** Counts the words of a name that occur in the email address before its @. */
function likeEmail(words: readonly string[], email: string | null): number {
  if (email === null) return 0;
  const local = compact(email.slice(0, email.indexOf('@')));
  const found = words.filter((word) =>
    spellings(word).some((spelling) => spelling.length > 2 && local.includes(spelling)),
  ).length;
  return Math.min(6, found * 2.5);
}

/** Spellings of a name in email addresses: `Müller` is muller, mueller or mller. */
function spellings(word: string): string[] {
  const umlauts = word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa');
  return [compact(word), compact(umlauts), ...word.split(/[-‐]/u).map((part) => compact(part))];
}

/** Returns the job title below or beside the name, or null. */
export function labelIn(
  lines: readonly Line[],
  name: { name: string; line: Line } | null,
): string | null {
  const at = name ? lines.indexOf(name.line) : -1;
  const near = lines.slice(Math.max(0, at), Math.max(0, at) + 5);
  for (const line of near) {
    for (const { text } of line.cells) {
      if (personLabelOf([text]) !== null || /[@\d]/u.test(text)) continue;
      const clean = name
        ? text.replace(name.name, '').replace(/^[\s|,–—-]+|[\s|,–—-]+$/gu, '')
        : text;
      if (
        clean !== '' &&
        clean !== name?.name &&
        jobScore(clean) > 1 &&
        !isProse(clean) &&
        headingOf(clean) === null
      )
        return clean;
    }
  }
  return null;
}
