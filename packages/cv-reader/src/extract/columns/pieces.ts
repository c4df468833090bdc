/** Splits the head of an entry into pieces, each of which may be a job title, an employer or a place. */
import { isDuration } from '../dates/dates.ts';
import { campus, DOUBLE, isTitle, isTownInState, withDoubleTitles } from '../names/double-names.ts';
import { isIdeographic, plain, unframed } from '../text-folding.ts';
import {
  hasLegalForm,
  isJobWord,
  jobScore,
  organisationScore,
  schoolScore,
} from '../names/names.ts';
import { isPlace, partedByPlace, withoutPlace } from '../contact/places.ts';
import type { Row } from './row.ts';
import { phrases } from '../words/phrases.ts';
import { atWords, inWords } from '../words/title-words.ts';

export type Piece = {
  text: string;
  row: Row;
  /** In reading order. */
  order: number;
  /** The place relative to the date: the row (0 is that of the date) and the text in it. */
  slot: string;
  job: number;
  organisation: number;
  /** How unlikely it is to be a name: far from the date, long, or cut out of a longer text. */
  cost: number;
  /** The longer text it was cut out of, if any. */
  whole: Piece | null;
  /** Whether it was cut off before a word such as `at`. */
  isBeforeAt: boolean;
};

/** Cost of a piece that is rather not a name. */
const ASIDE_COST = 1.2;
/** Pieces of one entry, as all pairs are compared. */
const PIECES_MAX = 14;

/** Separators that do not occur within names. */
const strong =
  /(?<=\p{Ll}{3}|\p{Lu}{2}|\))(?<!(?:Dept|Univ|Prof|Hosp|Inst|Corp|Bros|Assoc|Asst|Engg|Govt|Dipl|Techn|Gebr|Handelsges|Mgr))\.\s(?=\p{Lu})(?!(?:Co|Ltd|Inc|Corp|LLC|LLP|GmbH|AG|KG|SA|SL|SE|SARL|SAS)\b)|\t|\s[|•·●▪⋅◦/\\]\s|\s[-–—]{1,2}\s|\s@\s|[|│]|\s{3,}|[／｜]|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])\u3000/u;

/** Separators that also occur within names. */
const weak = /[,،、;]\s*|:\s/u;

const at = new RegExp(
  String.raw`\s(?:${phrases(atWords.join(','))
    .map((word) => plain(word))
    .filter((word) => word !== '@')
    .join('|')})\s`,
  'u',
);

/** `Shift Supervisor at`, above the employer. */
const atEnd = /\s(?:at|bei|chez|presso|bij|hos)$/u;

/** Kinds of contract, which are an employer only as a last resort. */
const employment =
  /^(?:full[- ]?time|part[- ]?time|freelance|contract|internship|permanent|temporary|self-employed|vollzeit|teilzeit|werkstudent|befristet|unbefristet|temps plein|temps partiel|cdi|cdd|intérim|jornada completa|media jornada|tiempo completo|tempo inteiro|tempo integral|tempo pieno|part time|fulltime|parttime|pełny etat|umowa o pracę|tam zamanlı|yarı zamanlı|plný úvazek|heltid|deltid|полная занятость|повна зайнятість|πλήρης απασχόληση|正社員|契約社員|派遣社員|全职|兼职|정규직|계약직|دوام كامل|משרה מלאה)$/u;

/** Returns the pieces of the head's rows; `dated` is the index of the row with the date. */
export function piecesOf(rows: readonly Row[], dated: number, language: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, row] of rows.entries()) {
    const distance = index - Math.max(dated, 0);
    let place = 0;
    for (const cell of row.cells) {
      for (const part of withDoubleTitles(cell.split(strong), cell)) {
        const text = bareName(part, language);
        if (text === null) continue;
        const piece = toPiece(text, row, `${distance}.${place}`, distance, null);
        const isBeside = isAside(part, text, language);
        if (isBeside) piece.cost += ASIDE_COST;
        pieces.push(piece, ...(isBeside ? [] : cutsOf(piece, distance, language)));
        place++;
      }
    }
    if (pieces.length >= PIECES_MAX) break;
  }
  for (const [order, piece] of pieces.entries()) piece.order = order;
  return pieces.slice(0, PIECES_MAX);
}

/** Whether a text is a kind of contract, or an unknown town before a known country: `Stresa, Italia`. */
function isAside(part: string, text: string, language: string): boolean {
  if (employment.test(plain(text).replace(/[()]/gu, '')) || isTownInState(part)) return true;
  const { place } = partedByPlace(part, language);
  if (!place?.countryCode || place.city !== null || text.split(' ').length > 3) return false;
  return jobScore(text) === 0 && organisationScore(text) === 0;
}

/** A title in brackets, with a remark after it: `【店長】(横浜市)`. */
const inBrackets = /^\s*【([^【】]+)】/u;

/** The number of an entry: `2. Sous Chef`. */
const numbered = /^\d{1,2}[.)]\s+(?=\p{Lu}|\p{Lo})/u;

/** The end of a sentence, and not of an abbreviation such as `Ltd.`. */
const sentenceEnd = /(?<=\s\S*\p{Ll}{3})\.$/u;

/** Removes place, kind of contract and separators; null if nothing is left. */
function bareName(part: string, language: string): string | null {
  const text = unframed(inBrackets.exec(part)?.[1] ?? part).replace(numbered, '');
  if (text === '' || !/\p{L}/u.test(text)) return null;
  if (isPlace(text, language) || isDuration(text)) return null;
  const placeless = withoutPlace(text, language);
  // `AB` is a legal form and a Canadian province.
  const isForm =
    hasLegalForm(text) && !hasLegalForm(placeless) && !partedByPlace(text, language).place?.city;
  const whole = withoutContract(isForm ? text : placeless);
  const named = hasLegalForm(whole) ? whole : whole.replace(sentenceEnd, '');
  const bare = named.replace(atEnd, '');
  return bare === '' ? null : closeBrackets(bare);
}

/** Removes gender markers such as `(m/w/d)`. */
const anyGender = /^(?:m\/w|w\/m|f\/m|h\/f|m\/f|f\/h|k\/m)/u;

function withoutContract(given: string): string {
  const [, job = '', contract = ''] = /^(.{3,}),\s([^,]{3,30})$/u.exec(given) ?? [];
  const text = employment.test(plain(contract)) ? job : given;
  const match = /^(.*\S)\s*\(([^()]{2,40})\)$/u.exec(text);
  if (!match) return text;
  const [, before = '', inside = ''] = match;
  const aside = plain(inside);
  return employment.test(aside) || anyGender.test(aside) ? before : text;
}

/** Closes open brackets and drops unmatched closing ones. */
function closeBrackets(text: string): string {
  const opened = text.split('(').length - text.split(')').length;
  if (opened > 0) return `${text})`;
  return opened < 0 ? text.replace(/\)$/u, '') : text;
}

/** Cost per row of distance from the date. */
const BELOW_COST = 0.1;
const FURTHER_COST = 0.35;
/** Cost per word beyond the usual length of a name. */
const CHEAP_WORDS_MAX = 6;
const WORD_COST = 0.3;
/** Cost of a small first letter, in scripts with capitals. */
const SMALL_COST = 0.2;
/** Cost of a department. */
const DEPARTMENT_COST = 0.8;
/** Cost of a part of a longer text. */
const CUT_COST = 0.3;

const department = /^(?:department|abteilung|service|dział|отдел)(?![\p{L}])/iu;

/** Cost of a text below the date that reads like a description: with a number in it, or with few capitals. */
const NUMBER_COST = 0.7;
const SENTENCE_COST = 0.7;
const SENTENCE_WORDS_MIN = 3;
/** The share of its words that begin small, after the first one. */
const SMALL_MIN = 0.5;

export function sentenceCost(text: string): number {
  if (hasLegalForm(text)) return 0;
  const number = /\p{Nd}/u.test(text) ? NUMBER_COST : 0;
  const words = text
    .split(' ')
    .slice(1)
    .filter((word) => /^\p{L}{3}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isSentence =
    small > SMALL_MIN * words.length && text.split(' ').length >= SENTENCE_WORDS_MIN;
  return number + (isSentence && jobScore(text) <= 1 ? SENTENCE_COST : 0);
}

function toPiece(
  text: string,
  row: Row,
  slot: string,
  distance: number,
  whole: Piece | null,
): Piece {
  const far = distance > 0 ? BELOW_COST + FURTHER_COST * (distance - 1) : 0;
  const long = Math.max(0, text.split(' ').length - CHEAP_WORDS_MAX) * WORD_COST;
  const small = /^\p{Ll}/u.test(text) ? SMALL_COST : 0;
  const inner = department.test(text) ? DEPARTMENT_COST : 0;
  const cut = whole ? CUT_COST : 0;
  const halves = text.includes(DOUBLE) ? text.split(DOUBLE) : [];
  return {
    text,
    row,
    order: 0,
    slot,
    // A half of two titles is no better title than both, and names no organisation.
    job: Math.max(...halves.map((half) => jobScore(half)), jobScore(text)),
    organisation: organisationScore(isTitle(halves[0] ?? '') ? (halves[0] ?? '') : text),
    cost: far + long + small + inner + cut + (distance > 0 ? sentenceCost(text) : 0),
    whole,
    isBeforeAt: false,
  };
}

/** Splits at commas and prepositions: `Web Developer, Pike Street Labs`, `Cook at Hotel Park`. */
function cutsOf(whole: Piece, distance: number, language: string): Piece[] {
  return placesToCut(whole.text).flatMap(({ from, to, cost, isAt, inside }) =>
    [whole.text.slice(0, from), inside ?? whole.text.slice(to)].flatMap((end, index) => {
      const text = bareName(end, language);
      if (text === null) return [];
      const piece = toPiece(
        text,
        whole.row,
        `${whole.slot}${index === 0 ? 'a' : 'b'}`,
        distance,
        whole,
      );
      piece.cost += cost;
      piece.isBeforeAt = isAt && index === 0;
      return [piece];
    }),
  );
}

/** Cost of a split at a word for `in` before what no word tells to be an employer: `Moza de almacén en Frío Express`. */
const UNSURE_COST = 0.8;
/** Cost of a split without a separator. */
const UNSIGNED_COST = 0.4;

/** `inside`: the text within the brackets that it is cut at. */
type Cut = { from: number; to: number; cost: number; isAt: boolean; inside?: string };

function placesToCut(text: string): Cut[] {
  const folded = plain(text);
  const comma = campus.test(text) ? null : weak.exec(text);
  const last = folded.lastIndexOf(', ');
  const bracket = /\s?\(([^()]{3,})\)$/u.exec(text);
  const space = isIdeographic.test(text) ? /(?<=\S{2})\s(?=\S{2})/u.exec(text) : null;
  const atWord = at.exec(folded);
  const inSign = atWord ? null : placedAt(text, folded);
  const signs = [atWord, inSign, comma, space];
  const slash = text.indexOf(DOUBLE);
  const behind = text.slice(slash + DOUBLE.length);
  const cuts: Cut[] = signs.flatMap((sign) => {
    if (!sign) return [];
    const { index: from } = sign;
    return [{ from, to: from + sign[0].length, cost: 0, isAt: sign === atWord || sign === inSign }];
  });
  if (slash > 0 && jobScore(behind) <= 1) {
    // What no word tells to be an employer is not taken for one beside another one that a word tells.
    const isUnknown = organisationScore(behind) < 1;
    cuts.push({ from: slash, to: slash + DOUBLE.length, cost: 0, isAt: isUnknown });
  }
  const isAt = false;
  const unsure = atWord || inSign ? null : placedAt(text, folded, false);
  if (unsure)
    cuts.push({ from: unsure.index, to: unsure.index + unsure[0].length, cost: UNSURE_COST, isAt });
  if (comma && last > comma.index) cuts.push({ from: last, to: last + 2, cost: 0, isAt });
  if (bracket && bracket.index > 1) {
    const { index: from, 1: inside = '' } = bracket;
    cuts.push({ from, to: from + bracket[0].length, cost: 0, isAt, inside });
  }
  const between = comma ? 0 : afterJob(text);
  if (between > 0) cuts.push({ from: between, to: between, cost: UNSIGNED_COST, isAt });
  return cuts;
}

const inWord = new RegExp(
  String.raw`\s(?:${phrases(inWords.join(','))
    .map((word) => plain(word))
    .join('|')})\s(?=\S)`,
  'gu',
);

/** A word for `in` or `on` between a job title and an employer: `Director de estudios en Colegio San Isidro`. */
function placedAt(text: string, folded: string, isSure = true): RegExpExecArray | null {
  for (const match of folded.matchAll(inWord)) {
    const [title, employer] = [
      text.slice(0, match.index),
      text.slice(match.index + match[0].length),
    ];
    const isNamed = /^\p{Lu}/u.test(employer) || !/\p{Ll}/u.test(employer);
    if (!isNamed || jobScore(title) <= 1 || jobScore(employer) >= 1) continue;
    if (!isSure || isEmployer(match[0], employer)) return match;
  }
  return null;
}

/** Swedish `på` stands before employers only; the others also before places and subjects. */
function isEmployer(word: string, employer: string): boolean {
  return word.trim() === 'pa' || organisationScore(employer) >= 1 || schoolScore(employer) > 0;
}

/** Returns where a job title ends and an employer begins without a separator (`RECEPTIONIST GRAND HOTEL`), or 0. */
function afterJob(text: string): number {
  if (jobScore(text) < 1 || organisationScore(text) < 1) return 0;
  for (const { index } of text.matchAll(/\s(?=\p{Lu})/gu)) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    const isJob = isJobWord(before.split(' ').at(-1) ?? '');
    if (isJob && jobScore(after) < 1 && organisationScore(after) >= 1) return index;
  }
  return 0;
}
