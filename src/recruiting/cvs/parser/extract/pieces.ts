/** The texts at the head of an entry, each of which may be a job, an employer or a place. */
import { plain } from './letters.ts';
import { jobScore, organisationScore } from './names.ts';
import { isPlace, withoutPlace } from './places.ts';
import type { Row } from './rows.ts';
import { phrases } from './words/phrases.ts';
import { atWords } from './words/titles.ts';

export type Piece = {
  text: string;
  row: Row;
  /** In reading order. */
  order: number;
  /** Where it stands beside the date: the row, from 0 for that of the date, and the text in it. */
  slot: string;
  job: number;
  organisation: number;
  /** How unlikely it is to name anything: far from the date, long, cut out of a longer text. */
  cost: number;
  /** The longer text it was cut out of. */
  whole: Piece | null;
};

/** More pieces make more pairs than need be looked at. */
const PIECES_MAX = 14;

/** Signs that stand between two things and in neither. */
const strong =
  /\t|\s[|•·●▪⋅◦/\\]\s|\s[-–—]{1,2}\s|\s@\s|[|│]|\s{3,}|[／｜]|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])\u3000/u;

/** Signs that stand within names as well. */
const weak = /[,،、;]\s*|:\s/u;

const at = new RegExp(
  String.raw`\s(?:${phrases(atWords.join(','))
    .map((word) => plain(word))
    .filter((word) => word !== '@')
    .join('|')})\s`,
  'u',
);

const employment =
  /^(?:full[- ]?time|part[- ]?time|freelance|contract|internship|permanent|temporary|self-employed|vollzeit|teilzeit|werkstudent|befristet|unbefristet|temps plein|temps partiel|cdi|cdd|intérim|jornada completa|media jornada|tiempo completo|tempo inteiro|tempo integral|tempo pieno|part time|fulltime|parttime|pełny etat|umowa o pracę|tam zamanlı|yarı zamanlı|plný úvazek|heltid|deltid|полная занятость|повна зайнятість|πλήρης απασχόληση|正社員|契約社員|派遣社員|全职|兼职|정규직|계약직|دوام كامل|משרה מלאה)$/u;

/** The pieces of the rows of a head, `dated` being the row of the date. */
export function piecesOf(rows: readonly Row[], dated: number, language: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, row] of rows.entries()) {
    const distance = index - Math.max(dated, 0);
    let place = 0;
    for (const cell of row.cells) {
      for (const part of cell.split(strong)) {
        const text = bare(part, language);
        if (text === null) continue;
        const piece = make(text, row, `${distance}.${place}`, pieces.length, distance, null);
        pieces.push(piece, ...cutsOf(piece, distance, language));
        place++;
      }
    }
    if (pieces.length >= PIECES_MAX) break;
  }
  return pieces.slice(0, PIECES_MAX).map((piece, order) => ({ ...piece, order }));
}

/** Without the place, the kind of contract and the signs around it; null where nothing is left. */
function bare(part: string, language: string): string | null {
  const text = part.replace(/^[\s,;:·|()–—-]+|[\s,;:·|(–—-]+$/gu, '').trim();
  if (text === '' || !/\p{L}/u.test(text)) return null;
  if (isPlace(text, language) || employment.test(plain(text).replace(/[()]/gu, ''))) return null;
  const named = withoutContract(withoutPlace(text, language));
  return named === '' ? null : closed(named);
}

function withoutContract(text: string): string {
  const match = /^(.*\S)\s*\(([^()]{2,40})\)$/u.exec(text);
  if (!match) return text;
  const [, before = '', inside = ''] = match;
  return employment.test(plain(inside)) ||
    /^(?:m\/w|w\/m|f\/m|h\/f|m\/f|f\/h|k\/m)/u.test(plain(inside))
    ? before
    : text;
}

/** A bracket that was opened is closed, and one that was not is dropped. */
function closed(text: string): string {
  const opened = text.split('(').length - text.split(')').length;
  if (opened > 0) return `${text})`;
  return opened < 0 ? text.replace(/\)$/u, '') : text;
}

function make(
  text: string,
  row: Row,
  slot: string,
  order: number,
  distance: number,
  whole: Piece | null,
): Piece {
  const words = text.split(' ').length;
  const far = distance > 0 ? 0.35 * (distance - 1) + 0.1 : 0;
  const long = Math.max(0, words - 6) * 0.3;
  const lower = /^\p{Ll}/u.test(text) ? 0.2 : 0;
  const isDepartment = /^(?:department|abteilung|service|dział|отдел)\b/iu.test(text) ? 0.8 : 0;
  return {
    text,
    row,
    order,
    slot,
    job: jobScore(text),
    organisation: organisationScore(text),
    cost: far + long + lower + isDepartment + (whole ? 0.3 : 0),
    whole,
  };
}

/** What a comma or a preposition parts: `Web Developer, Pike Street Labs`, `Cook at Hotel Park`. */
function cutsOf(whole: Piece, distance: number, language: string): Piece[] {
  const cuts: Piece[] = [];
  const cut = (from: number, to: number) => {
    const ends = [whole.text.slice(0, from), whole.text.slice(to)];
    const texts = ends.map((end) => bare(end, language));
    for (const [index, text] of texts.entries()) {
      if (text !== null) {
        cuts.push(
          make(text, whole.row, `${whole.slot}${index === 0 ? 'a' : 'b'}`, 0, distance, whole),
        );
      }
    }
  };
  const folded = plain(whole.text);
  const preposition = at.exec(folded);
  if (preposition) cut(preposition.index, preposition.index + preposition[0].length);
  const comma = weak.exec(whole.text);
  if (comma) cut(comma.index, comma.index + comma[0].length);
  const last = folded.lastIndexOf(', ');
  if (comma && last > comma.index) cut(last, last + 2);
  const bracket = /\s?\(([^()]{3,})\)$/u.exec(whole.text);
  if (bracket && bracket.index > 1) cut(bracket.index, bracket.index + bracket[0].length);
  return cuts;
}
