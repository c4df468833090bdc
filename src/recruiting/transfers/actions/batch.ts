/** What the records of a batch have come to so far, and what their values become. */
import type { Statement } from '#data/query-plan.ts';
import type { UploadedDocument } from '#recruiting/pipeline/applications/actions/documents.ts';
import type { Entity, Row, Value } from '../schemas/bundle/entity.ts';
import type { Field } from '../schemas/bundle/fields.ts';
import type { NewRecord, Outcome } from '../store/records.ts';
import { asReasons, referenceOf } from './prepare-records.ts';
import type { Checked, Prepared } from './prepare-records.ts';

/** The content of a file of the bundle; null where there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

export type Applying = {
  id: number;
  source: string;
  isDry: boolean;
  keepsLive: boolean;
  readFile: ReadFile;
};

export type Applied = {
  statements: Statement[];
  outcomes: Outcome[];
  /** New records by kind. */
  created: ReadonlyMap<string, number[]>;
  files: UploadedDocument[];
};

/** What the records of a batch have come to so far. */
export type Batch = Applied & {
  applying: Applying;
  prepared: Prepared;
  created: Map<string, number[]>;
  records: NewRecord[];
  /** By kind and id in the other service, or by kind and what makes a record the same. */
  ids: Map<string, number>;
  /** Of a dry run: ids that records would have. */
  planned: Set<number>;
  /** The ids of the rows within records of this batch, in order. */
  within: Map<number, number[]>;
  /** Custom fields of the company, with those of this batch. */
  fields: { entity: string; key: string; isFilterable: boolean }[];
  /** Whose records are added: none of them may be erased meanwhile. */
  owners: { persons: number[]; applications: number[] };
};

export function idOf(batch: Batch, entity: string, externalId: string): number | undefined {
  return batch.ids.get(`${entity} ${externalId}`) ?? batch.prepared.find([entity, externalId]);
}

/** Whether it continues a record that no import has added: its details stay as they are. */
export function continuesOther(batch: Batch, { entity, values }: Checked): boolean {
  if (entity.continues === undefined) return false;
  const id = String(values['record_id']);
  const known = batch.prepared.known([entity.continues, id]);
  return known !== undefined && known.isErased === 0 && known.isWritten === 0;
}

/** Undefined where it refers to nothing. */
export function toColumn(
  batch: Batch,
  field: Field,
  value: unknown,
  isMapped = false,
): Value | undefined {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'email':
      return null;
    case 'author':
      return typeof value === 'string' && value !== '' ? value : null;
    case 'plain':
    case 'time':
      return typeof value === 'string' || typeof value === 'number' ? value : null;
    case 'flag':
    // Of the company itself, which is never written.
    case 'decision':
      return value === true ? 1 : 0;
    case 'json':
    case 'values':
      return JSON.stringify(value);
    case 'member':
      return typeof value === 'string' ? batch.prepared.memberOf(value) : null;
    case 'ref': {
      const id = referenceOf(field, value) ?? '';
      if (isMapped && field.to !== 'persons') return Number(id);
      return idOf(batch, field.to ?? '', id);
    }
    case 'reasons': {
      const reasons = asReasons(value).map((one) => ({
        questionId: idOf(batch, 'questions', one.question_id),
        isRequired: one.is_required,
        rule: one.rule,
        applies: one.applies,
      }));
      const isWhole = reasons.every(({ questionId }) => questionId !== undefined);
      return isWhole ? JSON.stringify(reasons) : undefined;
    }
    case 'stage': {
      const id = idOf(batch, 'stages', referenceOf(field, value) ?? '') ?? 0;
      // A stage of the history may be gone: its name stays.
      return JSON.stringify({ ...value, id });
    }
  }
}

/** All that makes a record the same as one of the company. */
export function keysOf({ match, alsoMatch = [], past }: Entity, row: Row): string[] {
  if (past !== undefined && (row[past] ?? null) !== null) return [];
  const [key, other] = [keyOf({ match }, row), keyOf({ match: alsoMatch }, row)];
  return [...(key === null ? [] : [key]), ...(other === null ? [] : [`${ALSO}${other}`])];
}

/** Before what makes it so by the other columns. */
export const ALSO = 'also ';

/** What makes a record the same as one of the company; null where nothing does. */
export function keyOf({ match }: Pick<Entity, 'match'>, row: Row): string | null {
  const values = match.map((column) => row[column] ?? null);
  const isNone = values.length === 0 || values.includes(null);
  return isNone ? null : JSON.stringify(values);
}
