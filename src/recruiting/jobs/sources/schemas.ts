/** Sources as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { applicationOrigins, sources } from '#data/tables/sources.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import { sourceKinds } from '#vocabulary/lists.ts';

type SourceRow = Omit<typeof sources.$inferSelect, 'companyId' | 'nameKey'>;

const { plain, served, declare } = recordFields<SourceRow>();

export const sourceFields = declare({
  id: served('id', z.int()),
  name: plain(
    'name',
    Line.describe('Unique in the company; case makes no difference between names.'),
    z.string(),
  ),
  key: served(
    'key',
    z.string().describe('What `source` of applications calls it. It stays when the name changes.'),
  ),
  kind: plain('kind', anyCase(sourceKinds), z.enum(sourceKinds)),
  ...times,
});

const { inputs } = sourceFields;

export const NewSource = z
  .object({ ...inputs, kind: inputs.kind.default('inbound') })
  .meta({ id: 'NewSource', example: { name: 'Fair in Oslo', kind: 'event' } });
export type NewSource = z.output<typeof NewSource>;

export const SourceUpdate = z
  .object(inputs)
  .partial()
  .meta({ id: 'SourceChange', example: { name: 'Fair in Bergen' } });
export type SourceUpdate = z.output<typeof SourceUpdate>;

export const Source = z.object(sourceFields.answers).meta({ id: 'Source' });
export type Source = z.output<typeof Source>;

/** What an application shows of where it came from. */
export const ApplicationOrigin = z
  .object({
    utm: z.record(z.string(), z.string()).describe('Parameters such as `utm_campaign`.'),
    referrer_host: z.string().nullable().describe('The website whose link led to the form.'),
    tracking_link_id: z.int().nullable(),
  })
  .meta({ id: 'ApplicationOrigin' });
export type ApplicationOrigin = z.output<typeof ApplicationOrigin>;

export type OriginRow = Pick<
  typeof applicationOrigins.$inferSelect,
  'utm' | 'referrerHost' | 'linkId'
>;

export function toOrigin(row: OriginRow | undefined): ApplicationOrigin | null {
  if (!row) return null;
  return { utm: row.utm, referrer_host: row.referrerHost, tracking_link_id: row.linkId };
}
