/** The addresses of an application's page, and what of its CV is shown. */
import type { Typed } from '#console/layout/fields.tsx';
import { pickedMembers } from '#console/hiring-team/rules.ts';
import { numberOrNull, parseMoveValue } from '#console/board/rules/addresses.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';

export const APPLICATION = '/jobs/{job}/applications/{id}';
export const DOCUMENT = '/documents/{id}';

/** What mail programs write before the subject of an answer, in whatever language, also with a number: "AW:", "Odp:", "RE[2]:". */
const ANSWERED =
  /^(?:(?:re|aw|antw|sv|vs|odp|r|rif|rép|res|回复|回覆|返信|رد)(?:\[\d{1,3}\])?\s*[:：]\s*)+/iu;

/** Mail programs show emails of one subject together: it begins with one "Re:", however often it was answered. */
export function answerSubject(subject: string): string {
  return `Re: ${subject.trim().replace(ANSWERED, '')}`.trim();
}

export type CvEntry = {
  title: string;
  place: string;
  from: string;
  to: string | null;
  text: string;
};

export type ShownResume = {
  label: string | null;
  summary: string | null;
  location: string | null;
  skills: string[];
  work: CvEntry[];
  education: CvEntry[];
  languages: { name: string; level: string }[];
  certificates: string[];
};

type ParsedCv = NonNullable<ApplicationDetail['parsed_cv']>;

const ENTRIES_MAX = 30;
const SKILLS_MAX = 60;

/** Reads what has the shape of JSON Resume; the content comes from the candidate's document. */
export function toResume(cv: ParsedCv | null): ShownResume | null {
  if (cv === null) return null;
  const basics = recordOf(cv['basics']);
  const location = recordOf(basics['location']);
  const place = [textOf(location['city']), textOf(location['region'])].filter(
    (part) => part !== '',
  );
  return {
    label: textOf(basics['label']) || null,
    summary: textOf(basics['summary']) || null,
    location: place.join(', ') || null,
    skills: listOf(cv['skills'])
      .slice(0, SKILLS_MAX)
      .map((skill) => textOf(skill['name'])),
    work: entriesOf(cv['work'], ({ position, name, summary }) => ({
      title: textOf(position),
      place: textOf(name),
      text: textOf(summary),
    })),
    education: entriesOf(cv['education'], ({ studyType, area, institution }) => ({
      title: [textOf(studyType), textOf(area)].filter((part) => part !== '').join(' '),
      place: textOf(institution),
      text: '',
    })),
    languages: listOf(cv['languages']).map(({ language, fluency }) => ({
      name: textOf(language),
      level: textOf(fluency),
    })),
    certificates: listOf(cv['certificates'])
      .slice(0, ENTRIES_MAX)
      .map(({ name }) => textOf(name)),
  };
}

type JsonRecord = Readonly<Record<string, unknown>>;

function entriesOf(
  value: unknown,
  read: (entry: JsonRecord) => Pick<CvEntry, 'title' | 'place' | 'text'>,
): CvEntry[] {
  return listOf(value)
    .slice(0, ENTRIES_MAX)
    .map((entry) => {
      const { title, place, text } = read(entry);
      const [from, to] = [textOf(entry['startDate']), textOf(entry['endDate']) || null];
      return { title, place, text, from, to };
    });
}

function listOf(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

function recordOf(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The application that was moved, hired or rejected just now, as the address says. */
export function changedId(query: URLSearchParams): number | null {
  return parseMoveValue(query.get('moved') ?? '')?.id ?? numberOrNull(query.get('decided'));
}

/** A note as the API takes it, with the members whose boxes are ticked. */
export function typedNote(fields: Typed) {
  return { note: fields['note'] ?? '', mentions: pickedMembers(fields, 'mention') };
}
