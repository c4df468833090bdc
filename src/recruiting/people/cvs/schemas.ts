/** Parsed CVs: the file in R2, and the part that lists show. */
import * as z from 'zod';
import type { CvBrief } from '#data/tables/documents.ts';
import { parseStatuses } from '#vocabulary/lists.ts';

/** The status of a CV in an answer; `whose` says which CV it is. */
export function parseStatusOf(whose: string) {
  return z.enum(parseStatuses).nullable().describe(`${whose} ${STATUSES}`);
}

const STATUSES = [
  '`pending`: the CV is being read.',
  '`parsed`: the CV has been read.',
  '`no_text`: the file has pictures and no text but page numbers, as a scan has.',
  '`encrypted`: the file needs a password.',
  '`corrupt`: the file is damaged, or cut off before its text.',
  '`too_large`: the file holds more than can be read.',
  '`failed`: reading the file failed.',
  'The file can be downloaded whatever the status.',
].join(' ');

/** The file of a parsed CV. */
export const ParsedCv = z.object({
  /** JSON Resume. */
  resume: z.record(z.string(), z.unknown()),
  /** The text it was made from. */
  text: z.string(),
});
export type ParsedCv = z.output<typeof ParsedCv>;

const CvField = z.enum(['name', 'email', 'phone', 'location']);

/** A parsed CV as it is shown. CVs that were read by an earlier version have no `fields` and no `uncertain`. */
export const ShownCv = z
  .looseObject({
    meta: z
      .looseObject({
        parser: z
          .looseObject({
            recognized: z
              .boolean()
              .optional()
              .describe(
                'True if the text was recognized in the pictures of a scan: it can have wrong characters.',
              ),
            source: z
              .enum(['document', 'json_resume', 'europass'])
              .optional()
              .describe(
                'What was read: the text of a document, or data that the file is or holds.',
              ),
            fields: z
              .partialRecord(CvField, z.number())
              .optional()
              .describe('How likely each field that was found is right, from 0 to 0.99.'),
            uncertain: z
              .array(CvField)
              .optional()
              .describe(
                'Fields that were found but are too uncertain to be given: they are empty in `basics`.',
              ),
          })
          .optional(),
      })
      .optional(),
  })
  .meta({ id: 'ParsedCv' });
export type ShownCv = z.output<typeof ShownCv>;

const SKILLS_SHOWN_MAX = 20;
const WORK_SHOWN_MAX = 4;
/** Compared to find duplicates: an earlier employer is seldom on both CVs and not a later one. */
const EMPLOYERS_MAX = 3;
const LANGUAGES_SHOWN_MAX = 8;
/** The characters that are kept of one line of a CV. */
const TEXT_SHOWN_MAX = 120;

/** Reads what has the shape of JSON Resume; the content comes from the candidate's document. */
export function toCvBrief(resume: Record<string, unknown>): CvBrief {
  const basics = toRecord(resume['basics']);
  const location = toRecord(basics['location']);
  const place = [location['city'], location['region']].flatMap((part) => readText(part) ?? []);
  return {
    location: place.length > 0 ? place.join(', ') : readText(location['address']),
    label: readText(basics['label']),
    skills: readNames(resume['skills'], 'name').slice(0, SKILLS_SHOWN_MAX),
    languages: readNames(resume['languages'], 'language').slice(0, LANGUAGES_SHOWN_MAX),
    work: toList(resume['work']).slice(0, WORK_SHOWN_MAX).map(workLine),
  };
}

/** The last ones that a CV names. */
export function employersOf(resume: Record<string, unknown>): string[] {
  return readNames(toList(resume['work']).slice(0, EMPLOYERS_MAX), 'name');
}

function workLine(entry: unknown): string {
  const work = toRecord(entry);
  const what = [work['position'], work['name']].flatMap((part) => readText(part) ?? []).join(', ');
  const from = readText(work['startDate']) ?? '';
  const until = readText(work['endDate']) ?? '';
  return from === '' && until === '' ? what : `${what} (${from}–${until})`;
}

function readNames(list: unknown, name: string): string[] {
  return toList(list).flatMap((item) => readText(toRecord(item)[name]) ?? []);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, TEXT_SHOWN_MAX).toWellFormed()
    : null;
}
