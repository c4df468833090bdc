/** What of an imported record depends on the company that it comes to. */
import { phoneE164 } from '#lib/phone.ts';
import { FIELDS_MAX, FILTERABLE_MAX } from '#recruiting/people/custom-fields/rules/definitions.ts';
import type { Entity, Row } from '../schemas/bundle/entity.ts';
import { SEARCH_VERSION } from '../store/records.ts';
import type { Batch } from './batch.ts';
import type { Checked } from './prepare-records.ts';

/** Whether the company can have this custom field, beside its own and those of this batch. */
export function hasFieldRoom({ fields }: Batch, row: Row): boolean {
  const own = fields.filter(({ entity }) => entity === row['entity']);
  return own.length < FIELDS_MAX || own.some(({ key }) => key === row['key']);
}

/** A field more than lists can be filtered by is imported as one that they are not filtered by. */
function filterOf({ fields }: Batch, row: Row): Row {
  const [entity, key] = [String(row['entity']), String(row['key'])];
  if (fields.some((field) => field.key === key)) return {};
  const filterable = fields.filter((one) => one.entity === entity && one.isFilterable);
  const isFilterable = row['is_filterable'] === 1 && filterable.length < FILTERABLE_MAX;
  fields.push({ entity, key, isFilterable });
  return { is_filterable: isFilterable ? 1 : 0 };
}

/** What the results say of a record that is not imported as the file has it. */
export function changedSetting(
  { entity, values }: Checked,
  row: Row,
): { field?: string; message?: string } {
  const isDraft = entity.name === 'jobs' && values['status'] === 'Live' && row['status'] !== 'Live';
  if (!isDraft) return {};
  return { field: 'status', message: 'Live in the file; imported as a Draft.' };
}

/** What depends on the company. */
export async function settingsOf(batch: Batch, { name }: Entity, row: Row): Promise<Row> {
  const { context } = batch.prepared;
  const hasDefault = context.defaults.some((one) => one.entity === name);
  switch (name) {
    case 'offices':
    case 'pipelines':
      if (row['is_default'] === 1) context.defaults.push({ entity: name });
      return { is_default: hasDefault ? 0 : (row['is_default'] ?? 0) };
    case 'jobs': {
      const isLive = row['status'] === 'Live';
      const isKept = batch.applying.keepsLive;
      return {
        status: isLive && !isKept ? 'Draft' : (row['status'] ?? 'Draft'),
        status_by_admin: context.company.reviewsJobs ? 'pending' : 'approved',
      };
    }
    case 'custom_fields':
      return filterOf(batch, row);
    case 'persons':
      return {
        search_version: SEARCH_VERSION,
        phone_e164: await numberOf(batch, row, 'phone'),
      };
    case 'applications':
      return { typed_phone_e164: await numberOf(batch, row, 'typed_phone') };
    default:
      return {};
  }
}

async function numberOf({ prepared }: Batch, row: Row, column: string): Promise<string | null> {
  const [phone, known] = [row[column], row[`${column}_e164`]];
  if (typeof known === 'string') return known;
  return phoneE164(typeof phone === 'string' ? phone : null, prepared.context.company.countryId);
}
