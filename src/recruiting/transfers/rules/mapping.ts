/** How a row of CSV becomes a person and an application, and what has to be said before it can. */
import { foldSpaces } from '#lib/text.ts';
import { splitName } from '#lib/person-name.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { fold } from '#lib/fold.ts';
import { plainCell } from '#lib/csv.ts';
import type { StageType } from '#vocabulary/lists.ts';
import { parseDate } from './dates.ts';
import type { DateFormat } from './dates.ts';
import { CUSTOM, valueOfCell } from './custom-cells.ts';
import type { CustomField } from './custom-cells.ts';
import type { CsvField } from './presets.ts';

type Mapping = {
  columns?: Record<string, string>;
  jobs?: Record<string, number | null>;
  stages?: Record<string, number | null>;
  date_format?: DateFormat;
};
type Found = { headers: string[]; jobs: string[]; stages: string[]; dateFormats: string[] };

/** What the mapping leaves open. Names that no job and no stage has are decided by a person. */
export function openQuestions(
  found: Found,
  mapping: Mapping,
): { field: string; values: string[] }[] {
  const { columns = {}, jobs = {}, stages = {} } = mapping;
  const hasName = columns['full_name'] ?? columns['first_name'] ?? columns['last_name'];
  const isNamed = hasName !== undefined || columns['email'] !== undefined;
  const open = [
    { field: 'mapping.columns', values: isNamed ? [] : ['email', 'full_name'] },
    { field: 'mapping.jobs', values: without(found.jobs, jobs) },
    { field: 'mapping.stages', values: without(found.stages, stages) },
    {
      field: 'mapping.date_format',
      values: mapping.date_format === undefined ? found.dateFormats : [],
    },
  ];
  return open.filter(({ values }) => values.length > 0);
}

function without(names: readonly string[], map: object): string[] {
  return names.filter((name) => !Object.hasOwn(map, name));
}

/** The ids that names are mapped to. */
export function mappedIds(map: Readonly<Record<string, number | null>>): number[] {
  return Object.values(map).flatMap((id) => (id === null ? [] : [id]));
}

/** A job or a stage of the company. */
export type JobPlace = { id: number; pipelineId: number };
export type StagePlace = { id: number; pipelineId: number; name: string; type: StageType };

/** The stage for an application of a job: the one that was chosen, or the one of its pipeline that is like it. */
export function stageFor(
  chosen: StagePlace | undefined,
  pipelineId: number,
  stages: readonly StagePlace[],
): StagePlace | undefined {
  const own = stages.filter((stage) => stage.pipelineId === pipelineId);
  if (!chosen) return own[0];
  return (
    own.find(({ id }) => id === chosen.id) ??
    own.find(({ name }) => fold(name) === fold(chosen.name)) ??
    own.find(({ type }) => type === chosen.type) ??
    own[0]
  );
}

/** The cells of a row by the fields that they fill; those of custom fields begin with `custom.`. */
export type Cells = Partial<Record<CsvField | `${typeof CUSTOM}${string}`, string>>;

/** The cells that have a text. */
export function cellsOf(
  headers: readonly string[],
  columns: Readonly<Record<string, string>>,
  cells: readonly string[],
): Cells {
  const places = new Map(headers.map((header, index) => [header, index]));
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, header]) => {
      const text = plainCell(cells[places.get(header) ?? -1] ?? '');
      return text === '' ? [] : [[field, text]];
    }),
  );
}

/** The date of a cell as the bundle has it; undefined for a text that is none. */
export function dateOf(text: string | undefined, format: DateFormat | undefined) {
  if (text === undefined) return null;
  return parseDate(text, format)?.toISOString();
}

/** The person of a row, in the form of a bundle. */
export function personOf(
  id: string,
  cells: Cells,
  { createdAt, values }: { createdAt: string | null; values: CustomValues['candidate'] },
): object {
  const split = splitName(foldSpaces(cells.full_name ?? ''));
  const links = [cells.link, cells.website].flatMap((text) =>
    (text ?? '')
      .split(/[\s,;]+/u)
      .filter(isWebUrl)
      .map((url) => ({ kind: kindOf(url), url })),
  );
  return {
    id,
    email: cells.email ?? '',
    first_name: cells.first_name ?? split?.first ?? cells.full_name ?? '',
    last_name: cells.last_name ?? (cells.first_name === undefined ? (split?.last ?? '') : ''),
    phone: cells.phone ?? null,
    phone_source: cells.phone === undefined ? null : 'typed',
    created_at: createdAt,
    links,
    custom: customOf(values),
  };
}

type CustomValues = Record<CustomField['entity'], Record<string, unknown>>;

/** The values of custom fields in a row, by what has them; or the first cell that is no value of its field. */
export function customValuesOf(
  cells: Cells,
  fields: readonly CustomField[],
  format: DateFormat | undefined,
): CustomValues | { fault: string } {
  const values: CustomValues = { candidate: {}, application: {}, job: {} };
  for (const field of fields) {
    const text = cells[`${CUSTOM}${field.key}`];
    if (text === undefined) continue;
    const value = valueOfCell(field, text, format);
    if (value === undefined) return { fault: CUSTOM + field.key };
    values[field.entity][field.key] = value;
  }
  return values;
}

/** As a record of a bundle has them. */
export function customOf(values: Readonly<Record<string, unknown>>): object[] {
  return Object.keys(values).length > 0 ? [{ value: values }] : [];
}

function kindOf(url: string): string {
  const [, kind = 'other'] =
    /^https?:\/\/(?:[\w-]+\.)?(linkedin|github|xing)\.com\//iu.exec(url) ?? [];
  return kind.toLowerCase();
}

/** What a row says beside the person and the job, as a note on the application. */
export function noteOf(cells: Cells): string | null {
  const lines = [
    cells.note,
    cells.title && `Title: ${cells.title}`,
    cells.company && `Company: ${cells.company}`,
    cells.address && `Address: ${cells.address}`,
    cells.department && `Department: ${cells.department}`,
    cells.office && `Office: ${cells.office}`,
    cells.credited_to && `Credited to: ${cells.credited_to}`,
    cells.rejection_reason && `Reason: ${cells.rejection_reason}`,
  ].filter((line) => line !== undefined && line !== '');
  return lines.length > 0 ? lines.join('\n') : null;
}
