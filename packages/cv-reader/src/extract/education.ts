/** Reads the education section: schools, degrees, subjects and periods. */
import type { Period } from './dates.ts';
import type { DateHabit } from './date-points.ts';
import { splitDegree } from './degree-text.ts';
import type { School } from './entry.ts';
import { eventSchools } from './event-rows.ts';
import { inEntries } from './grids.ts';
import { type LabelKind, schoolLabelOf } from './labels.ts';
import { isIdeographic, plain } from './text-folding.ts';
import type { Line } from './lines.ts';
import { namedRowsOf, type NamedRow } from './named-columns.ts';
import { degreeIn, degreeLength, organisationScore, schoolScore } from './names.ts';
import { isPlace, withoutPlace } from './places.ts';
import { type Row, rowsOf } from './rows.ts';

/** Schools of a CV. */
const SCHOOLS_MAX = 20;
/** Length of the name of a school or degree. */
const NAME_LENGTH_MAX = 140;

export function schoolsOf(lines: readonly Line[], habit: DateHabit, language: string): School[] {
  const named = namedRowsOf(lines, 'education', { habit, language });
  if (named) return named.slice(0, SCHOOLS_MAX).map((row) => fromColumns(row));
  const rows = rowsOf(inEntries(lines), habit);
  const events = eventSchools(rows);
  if (events) return events.map((event) => fromEvent(event)).slice(0, SCHOOLS_MAX);
  return groupsOf(rows, language)
    .map((group) => schoolOf(group))
    .filter(
      ({ institution, studyType, period }) =>
        institution !== null || (studyType !== null && period !== null),
    )
    .slice(0, SCHOOLS_MAX);
}

function fromColumns({ period, values }: NamedRow): School {
  const { studyType, area } = values.degree
    ? splitDegree(values.degree)
    : { studyType: null, area: null };
  return { institution: values.school ?? null, studyType, area: values.area ?? area, period };
}

/** `京都大学 工学部 情報学科`: the first word is the school, the others the subject. */
function fromEvent({
  institution,
  period,
}: {
  institution: string;
  period: Period | null;
}): School {
  const [name = institution, ...others] = institution.split(/\s+/u);
  return {
    institution: name,
    studyType: null,
    area: others.length > 0 ? others.join(' ') : null,
    period,
  };
}

/** A text of an entry and what it is likely to be. */
type Part = {
  text: string;
  kind: 'school' | 'degree' | 'other';
  score: number;
  /** The text it is a part of. */
  cell: string;
  row: Row;
  order: number;
};

type Group = { parts: Part[]; period: Period | null; labels: Partial<Record<LabelKind, string>> };

/**
 * Groups rows into entries: a row that would be a second school, degree or period begins a new entry, so it does not
 * matter in which order they come or on how many lines.
 */
function groupsOf(rows: readonly Row[], language: string): Group[] {
  const groups: Group[] = [];
  let current: Group | null = null;
  for (const row of rows) {
    const label = schoolLabelOf(row);
    if (label?.kind === 'about') continue;
    const parts = label ? [] : asDegrees(partsOf(row, language), current);
    const isText =
      row.isBullet && row.period === null && !parts.some(({ kind }) => kind !== 'other');
    if (
      isText ||
      (row.isProse && row.period === null && parts.every(({ kind }) => kind === 'other'))
    )
      continue;
    const isNext = current?.period != null && isTitleLike(row, rows[0], rows[1]);
    if (!current || isNext || isSecond(current, row, parts, label?.kind)) {
      current = { parts: [], period: null, labels: {} };
      groups.push(current);
    }
    current.period ??= row.period;
    if (label && label.kind !== 'date') current.labels[label.kind] ??= label.rest;
    for (const part of parts) current.parts.push({ ...part, order: current.parts.length });
  }
  return groups.filter(({ parts, labels }) => parts.length > 0 || Object.keys(labels).length > 0);
}

/** Whether a row looks like the first one of the section, and the second one does not: a name that no word tells begins an entry. */
function isTitleLike(row: Row, first: Row | undefined, second: Row | undefined): boolean {
  if (!first || !second || row === first || row.period !== null || row.isBullet) return false;
  const isAlike = (one: Row) =>
    one.isBold === first.isBold && Math.abs(one.size - first.size) < 0.3;
  return (
    first.size > 0 && isAlike(row) && !isAlike(second) && (first.isBold || first.size > second.size)
  );
}

function isSecond(
  group: Group,
  row: Row,
  parts: readonly Part[],
  label: LabelKind | undefined,
): boolean {
  if (label === 'school' || label === 'degree') return group.labels[label] !== undefined;
  const has = (kind: Part['kind']) => group.parts.some((part) => part.kind === kind);
  const brings = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
  if (row.period && group.period) return true;
  // Two names of one school on consecutive rows.
  if (brings('school') && has('school')) {
    return (
      brings('degree') ||
      has('degree') ||
      row.period !== null ||
      group.period !== null ||
      row.gap > 1.9
    );
  }
  if (brings('degree') && has('degree'))
    return row.period !== null || has('school') || group.period !== null
      ? !isMore(group, row)
      : false;
  return false;
}

/** A second degree in a row without a school stays in the entry, as it may be a grade or a thesis. */
function isMore(group: Group, row: Row): boolean {
  const isSchoolless = group.parts.every(({ kind }) => kind !== 'school');
  return (
    row.period === null && (isSchoolless || (row.gap > 0 && row.gap < 1.5)) && group.period === null
  );
}

const separators =
  /\t|\s@\s|\s(?:at|from|bei|an der|bij|presso|presso la|presso l'|aan de|à l'|en la|na|pela|pelo)\s(?=\p{Lu})|\s[|•·●▪⋅]\s|\s[-–—]{1,2}\s|[|│]|\s\/\s|\s{3,}/u;

function partsOf(row: Row, language: string): Part[] {
  return row.cells.flatMap((cell) => {
    const texts = cell
      .split(separators)
      .flatMap((text) => byBracket(text))
      .flatMap((text) => byComma(text))
      .flatMap((text) => bySchool(text));
    return texts.flatMap((text) => {
      const clean = text
        .replace(status, '')
        .replace(result, '')
        .replace(/^[\s,;:·|–—-]+|[\s,;:·|–—-]+$/gu, '')
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
  /(?:\s(?:in|during|with|securing)(?=\s|$))?(?:\s(?:with\s)?[\d.]{1,5}\s?(?:%|cgpa|gpa|percent|marks).*|\s(?:in|during|with))$/iu;

const remark =
  /^(?:gpa|grade|note|abschlussnote|mention|average|cgpa|nota|voto|ocena|průměr|betyg|средний балл|score|final grade|cijfer|thesis|relevant coursework|coursework|major gpa|honou?rs|cum laude|magna cum laude|summa cum laude|erasmus|dissertation|abschlussarbeit|votazione|media|promedio|平均|gpa\/)(?:$|[\s:])/u;

function isRemark(text: string): boolean {
  return remark.test(plain(text));
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
function asDegrees(parts: readonly Part[], group: Group | null): Part[] {
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

function schoolOf({ parts, period, labels }: Group): School {
  const degree = parts.find(({ kind }) => kind === 'degree');
  const institution = schoolPart(parts, degree);
  const rest = parts.filter((part) => part !== degree && part !== institution);
  const { studyType, area } = degree ? splitDegree(degree.text) : { studyType: null, area: null };
  return {
    institution: labels.school ?? (institution ? wholeName(institution, rest, area) : null),
    studyType: labels.degree ?? studyType,
    area: labels.area ?? area ?? rest.find(({ kind }) => kind === 'other')?.text ?? null,
    period,
  };
}

/** A school name that contains a dash. */
function wholeName(
  { text, cell, order }: Part,
  rest: readonly Part[],
  area: string | null,
): string {
  const next = rest.find(
    (part) => part.order === order + 1 && part.cell === cell && part.kind === 'other',
  );
  return next && area !== null && cell.startsWith(text) ? cell : text;
}

/** Returns the part that looks most like a school, or else the first that is not a degree. */
function schoolPart(parts: readonly Part[], degree: Part | undefined): Part | undefined {
  const schools = parts.filter(({ kind }) => kind === 'school');
  const [best] = schools.toSorted((a, b) => b.score - a.score || a.order - b.order);
  if (best) return best;
  const others = parts.filter((part) => part !== degree && part.kind === 'other');
  const named = others.find(({ score }) => score > 0);
  if (named) return named;
  return others.find(({ row }) => row !== degree?.row) ?? mostCapital(others);
}

/** Of a subject and a school that no word tells, the one with more capitals: `Operatore di sala`, `CFP Valtellina`. */
function mostCapital(others: readonly Part[]): Part | undefined {
  const capitals = ({ text }: Part) => {
    const words = text.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
    return words.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length);
  };
  const [first] = others.toSorted((a, b) => capitals(b) - capitals(a) || a.order - b.order);
  return first;
}
