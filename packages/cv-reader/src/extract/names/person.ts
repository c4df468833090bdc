/** Finds the name of the person and their professional label. */
import { isDocumentTitle, headingOf } from '../sections/headings.ts';
import { personLabelOf } from '../labels/labels.ts';
import { compact, isIdeographic, wordsOf } from '../text-folding.ts';
import type { Line } from '../lines.ts';
import {
  degreeLength,
  hasLegalForm,
  isJobSurname,
  isSmallWord,
  jobScore,
  schoolScore,
} from './names.ts';
import { nameCandidates, type NameCandidate } from './name-candidates.ts';
import { isMonogramOf } from './monograms.ts';
import { medianSize } from './name-lines.ts';
import { isPlace } from '../contact/places.ts';
import { isProse } from '../columns/rows.ts';
import { hostsIn, isOfHost } from '../contact/hosts.ts';
import { isKnownSkill } from '../skills/skill-dictionary.ts';
import { hasFirstName, isForeign, isMixed } from './usual-names.ts';

/** Words of a name. */
const WORDS_MAX = 6;
const NAME_LENGTH_MAX = 70;

/** The minimum score of a name; a single word without other evidence stays below. */
const SCORE_MIN = 2.5;

/** Characters of a monogram. */
const MONOGRAM_MAX = 8;

/** How near the score of another candidate is to that of the best. */
const RIVAL_WITHIN = 3;

/** `hasRival`: whether another text may be the name as well. */
export type FoundName = { name: string; line: Line; isLabelled: boolean; hasRival: boolean };

type Scored = { candidate: NameCandidate; score: number };

/** Returns the name, or null. `lines` are those before the first section and those about the person. */
export function nameIn(
  lines: readonly Line[],
  email: string | null,
  language: string,
  all: readonly Line[] = lines,
): FoundName | null {
  // Of few lines about the person, half may be as large as the name.
  const usual = Math.min(medianSize(lines), medianSize(all));
  const candidates = withoutMonograms(nameCandidates(lines, language, usual, { email, all }));
  const hosts = hostsIn(all, email);
  const largest = Math.max(0, ...candidates.map(({ line }) => line.size));
  let best: Scored | null = null;
  const scored: Scored[] = [];
  for (const candidate of candidates) {
    const score = scoreOf(candidate, { largest, usual, email, language, hosts });
    if (score > SCORE_MIN) scored.push({ candidate, score });
    const isMore =
      best !== null &&
      score === best.score &&
      candidate.text.startsWith(best.candidate.text) &&
      isRestOfName(candidate.text, best.candidate.text, email);
    if (score > SCORE_MIN && (!best || isMore || score > best.score)) best = { candidate, score };
  }
  const { candidate } = best ?? {};
  if (!best || !candidate) return null;
  const hasRival = scored.some((other) => isRival(other, best, all));
  const { text: name, line, isLabelled, isDoubtful = false } = candidate;
  return { name, line, isLabelled, hasRival: hasRival || isDoubtful };
}

/** The initials of another candidate are no name. */
function withoutMonograms(candidates: readonly NameCandidate[]): NameCandidate[] {
  const texts = new Set(candidates.map(({ text }) => text));
  const isInitials = (text: string) => [...texts].some((other) => isMonogramOf(text, other));
  return candidates.filter(({ text }) => text.length > MONOGRAM_MAX || !isInitials(text));
}

/** Another name has nearly as much for it, and no word in common. */
function isRival({ candidate, score }: Scored, best: Scored, all: readonly Line[]): boolean {
  if (score < best.score - RIVAL_WITHIN) return false;
  // What stands below the name, and again as a line of a job, is a job title.
  const isAgain = candidate.order > best.candidate.order && countOf(candidate.text, all) > 1;
  if (isAgain && countOf(best.candidate.text, all) === 1) return false;
  const words = new Set(wordsOf(best.candidate.text));
  return wordsOf(candidate.text).every((word) => !words.has(word));
}

/** How many cells have this text. */
function countOf(text: string, lines: readonly Line[]): number {
  return lines.flatMap(({ cells }) => cells.filter((cell) => cell.text === text)).length;
}

type Look = {
  largest: number;
  usual: number;
  email: string | null;
  language: string;
  hosts: readonly string[];
};

function scoreOf({ text, line, order, isLabelled, isJoined }: NameCandidate, look: Look): number {
  if (text === '' || text.length > NAME_LENGTH_MAX || /[\d@:/\\<>=_]/u.test(text)) return -1;
  if (!/^[\p{L}\p{M}\s.'’‐‑-]+$/u.test(text.replace(/[·・]/gu, ' '))) return -1;
  if (isDocumentTitle(text) || headingOf(text) !== null) return -1;
  if (!isLabelled && personLabelOf([text])?.rest === '') return -1;
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
    !isIdeographic.test(text) &&
    hasScriptOf(look.language, text)
  )
    score += 1.5;
  else if (/^\p{Ll}/u.test(text)) score -= 4;
  const isOurs = !isForeign(text, look.language);
  if (isOurs && words.length > 1 && hasFirstName(text)) score += 2;
  if (!isOurs && likeEmail(words, look.email) === 0) score -= 2;
  if (isMixed(text)) score -= 3;
  if (jobScore(text) > 1) {
    const isInEmail = look.email !== null && likeEmail(words, look.email) > 2;
    score -= isInEmail ? 1 : order === 0 && isJobSurname(text) ? 2 : 4;
  }
  if (isPlace(text, look.language)) score -= 6;
  if (hasLegalForm(text) || schoolScore(text) > 0) score -= 3;
  if (degreeLength(text) > 3) score -= 3;
  if (isOfHost(text, look.hosts) && likeEmail(words, look.email) === 0) score -= 6;
  if (isProse(text)) score -= 4;
  if (words.filter((word) => isKnownSkill(word)).length > words.length / 2) score -= 5;
  if (look.language === 'ja' && /^[\p{Script=Hiragana}\p{Script=Katakana}\sー]+$/u.test(text))
    score -= 3;
  return score;
}

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
};

/** In other scripts, words with Latin capitals are rather products and employers. */
function hasScriptOf(language: string, text: string): boolean {
  return scripts[language]?.test(text) ?? true;
}

/** Whether a text has the size of a name: two to four words, or two to five characters without spaces. */
function wordCount(text: string, words: readonly string[]): number {
  if (isIdeographic.test(text)) {
    const length = text.replace(/\s/gu, '').length;
    return length >= 2 && length <= 6 ? 2 : -3;
  }
  if (words.length === 1) return -2;
  return words.filter((word) => !isSmallWord(word)).length <= 4 ? 2 : 0;
}

/** What the longer of two names adds: rather none of the name if the email address has two words of the shorter, and none of it. */
function isRestOfName(longer: string, shorter: string, email: string | null): boolean {
  const added = longer.slice(shorter.length).split(/[\s‐-]+/u);
  return likeEmail(shorter.split(/\s+/u), email) < 5 || likeEmail(added, email) > 0;
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
