/** Splits the rows of schools into parts, and says which of them are schools and degrees. */
import { degreeIn, degreeLength, organisationScore, schoolScore } from '../names/names.ts';
import { isPlace, withoutPlace } from '../contact/places.ts';
import type { Row } from '../columns/row.ts';
import { isIdeographic, plain } from '../text-folding.ts';

/** Length of the name of a school or degree. */
const NAME_LENGTH_MAX = 140;

/** A text of an entry and what it is likely to be. */
export type Part = {
  text: string;
  kind: 'school' | 'degree' | 'other';
  score: number;
  /** The text it is a part of. */
  cell: string;
  row: Row;
  order: number;
};

const separators =
  /\t|\s@\s|\s(?:at|from|bei|an der|bij|presso|presso la|presso l'|aan de|à l'|en la|na|pela|pelo)\s(?=\p{Lu})|\s[|•·●▪⋅]\s|\s[-–—]{1,2}\s|[|│]|\s\/\s|\s{3,}/u;

/** The parts of a row, without places and remarks. */
export function partsOf(row: Row, language: string): Part[] {
  return row.cells.flatMap((cell) => {
    const texts = cell
      .split(separators)
      .flatMap((text) => byColon(text))
      .flatMap((text) => byBracket(text))
      .flatMap((text) => byComma(text))
      .flatMap((text) => bySchool(text));
    return texts.flatMap((text) => {
      const clean = text
        .replace(status, '')
        .replace(result, '')
        .replace(/^[\s,;:·|–—-]+|[\s,;:·|–—-]+$/gu, '')
        // The end of a sentence, and not of an abbreviation.
        .replace(/(?<=\p{Ll}{3})\.$/u, '')
        .trim();
      const isName = /\p{L}/u.test(clean) && clean.length <= NAME_LENGTH_MAX;
      if (!isName || isPlace(clean, language) || isRemark(clean)) return [];
      return [{ ...classify(withoutPlace(clean, language)), cell, row, order: 0 }];
    });
  });
}

/** Whether someone has finished, as forms print it behind the period: `졸업 한빛대학교`. */
const status =
  /^(?:졸업(?:예정)?|재학(?:중)?|휴학|중퇴|수료|입학|편입|毕业|肄业|在读|在讀|畢業|卒業(?:見込み?|予定)?|修了|中退|入学|在学中|在学)(?=[\s,]|$)\s*/u;

/** What a line of India says behind the school: `Pune University in 2016 with 78 %`, without its year. */
const result =
  /(?:,?\s(?:conclusão|conclusion|concluíd[oa]|completed|finalizad[oa]|terminad[oa]|abgeschlossen|conseguit[oa]|ukończon[ay])(?:\s(?:em|in|en|im|nel|w))?$)|(?:\s(?:in|during|with|securing)(?=\s|$))?(?:\s(?:with|in)\s(?:a\s)?(?:first|second|third|upper|lower)?\s?(?:class|division|distinction|honours|honors)(?:\s.*)?$|\s(?:with\s)?[\d.]{1,5}\s?(?:%|cgpa|gpa|percent|marks).*|\s(?:in|during|with))$/iu;

const remark =
  /^(?:gpa|grade|note|abschlussnote|mention|average|cgpa|nota|voto|ocena|průměr|betyg|средний балл|score|final grade|cijfer|thesis|relevant coursework|coursework|major gpa|honou?rs|cum laude|magna cum laude|summa cum laude|erasmus|dissertation|abschlussarbeit|votazione|media|promedio|平均|gpa\/)(?:$|[\s:])/u;

function isRemark(text: string): boolean {
  return remark.test(plain(text));
}

/** Splits a school from the degree behind a colon: `University of Leeds: BSc Physics`. */
function byColon(text: string): string[] {
  const [, before = '', after = ''] = /^([^:]{4,}?)\s?:\s(\S[^:]+)$/u.exec(text) ?? [];
  const isSchool = before.includes(' ') && classify(before).kind === 'school';
  return isSchool && classify(after).kind !== 'school' ? [before, after] : [text];
}

/** Splits a degree from the school in brackets behind it, or the other way round: `Diploma Nursing (Open University)`. */
function byBracket(text: string): string[] {
  const [, before = '', inside = ''] =
    /^(.{3,}?)\s?[(（]([^()（）]{3,})[)）]\.?$/u.exec(text) ?? [];
  if (before === '') return [text];
  const [one, other] = [classify(before).kind, classify(inside).kind];
  const isPair = one !== other && (one === 'school' || other === 'school');
  return isPair && !isEither({ text: inside, kind: other }) ? [before, inside] : [text];
}

/** Splits at a comma between a school and a subject. */
function byComma(text: string): string[] {
  const pieces = text.split(/[,،;、]\s*|(?<=\p{L}{4})\.\s(?=\p{Lu})/u);
  if (pieces.length < 2) return bySpace(text);
  const scores = pieces.map((piece) => classify(piece).kind);
  const hasSchool = scores.includes('school');
  const hasDegree = scores.includes('degree');
  if (hasSchool || hasDegree) return mergePieces(pieces, scores);
  return [text];
}

/** Splits a degree from the school that follows without a separator: `LAUREA IN LINGUE Università di Pavia`. */
function bySchool(text: string): string[] {
  const { kind } = classify(text);
  if (kind === 'other' || degreeLength(text) === 0 || schoolScore(text) === 0) return [text];
  for (const { index } of text.matchAll(/\s(?=\p{Lu})/gu)) {
    const [first = ''] = text.slice(index + 1).split(' ');
    if (index > degreeLength(text) && schoolScore(first) > 0)
      return [text.slice(0, index), text.slice(index + 1)];
  }
  return [text];
}

/** Joins other pieces to the degree before them: `BSc, Business Administration`. */
function mergePieces(pieces: readonly string[], kinds: readonly Part['kind'][]): string[] {
  const texts: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const kind = kinds[index];
    const isAfterSchool = index > 0 && kinds[index - 1] === 'school';
    if (kind === 'other' && texts.length > 0 && !isAfterSchool)
      texts.push(`${texts.pop() ?? ''}, ${piece}`);
    else texts.push(piece);
  }
  return texts;
}

/** In Japanese and Chinese only a space separates school and faculty. */
function bySpace(text: string): string[] {
  if (!isIdeographic.test(text) || !text.includes(' ')) return [text];
  const words = text.split(/\s+/u);
  return schoolScore(words[0] ?? '') > 0 && words.length > 1
    ? [words[0] ?? '', words.slice(1).join(' ')]
    : [text];
}

/** Words for parts of a school. */
const faculty =
  /^(?:faculty|department|dept|school of|fakultät|fachbereich|institut für|facultad|faculté|ufr|facoltà|dipartimento|faculdade de|faculteit|wydział|fakulta|fakultet|факультет|кафедра|σχολή|τμήμα|הפקולטה|كلية|قسم|학부)(?![\p{L}])/iu;

/** Names of degrees that are also those of schools: `Lise`, `Cao đẳng`. */
function isEither({ text, kind }: Pick<Part, 'text' | 'kind'>): boolean {
  return kind === 'school' && degreeLength(text) > 0;
}

/** Beside the name of another school, such a word is the degree. */
export function asDegrees(
  parts: readonly Part[],
  group: { parts: readonly Part[] } | null,
): Part[] {
  const isOpen = group?.parts.every(({ kind }) => kind !== 'degree') ?? false;
  const known = [...parts, ...(isOpen ? (group?.parts ?? []) : [])];
  const hasOther = known.some((part) => part.kind === 'school' && !isEither(part));
  // `Cao đẳng Cần Thơ` names a school by the degree: below it, the bare word is the degree.
  const isNamed = known.some(
    (part) => isEither(part) && degreeLength(part.text) < part.text.length,
  );
  if (!hasOther && isNamed && known.length > 1)
    return parts.map((part) =>
      isEither(part) && degreeLength(part.text) === part.text.length
        ? Object.assign({}, part, { kind: 'degree' as const, score: 1 })
        : part,
    );
  return hasOther
    ? parts.map((part) =>
        isEither(part) ? Object.assign({}, part, { kind: 'degree' as const, score: 1 }) : part,
      )
    : [...parts];
}

function classify(text: string): { text: string; kind: Part['kind']; score: number } {
  if (faculty.test(text)) return { text, kind: 'other', score: schoolScore(text) };
  const school = schoolScore(text);
  const degree = degreeLength(text) > 0;
  // `Cao đẳng, Kế toán`: a subject follows the degree, and no school.
  if (
    degree &&
    /^[,،、]/u.test(text.slice(degreeLength(text))) &&
    schoolScore(text.slice(degreeLength(text))) === 0
  )
    return { text, kind: 'degree', score: 1 };
  // `Ausbildung bei der Handwerkskammer` and `Liceum ogólnokształcące` match both.
  if (degree && (school === 0 || degreeLength(text) === text.length))
    return { text, kind: 'degree', score: 1 };
  if (school > 0) {
    const isMostlyDegree =
      degree && degreeLength(text) > 7 && !/\p{Lu}/u.test(text.slice(degreeLength(text)));
    return isMostlyDegree
      ? { text, kind: 'degree', score: 1 }
      : { text, kind: 'school', score: school + organisationScore(text) * 0.1 };
  }
  return { text, kind: degreeIn(text) ? 'degree' : 'other', score: 0 };
}
