/** Sources as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { applicationOrigins, sources } from '#data/tables/sources.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { sourceKinds } from '#vocabulary/lists.ts';

export const NewSource = z
  .object({
    name: Line.describe('Unique in the company; case makes no difference between names.'),
    kind: anyCase(sourceKinds).default('inbound'),
  })
  .meta({ id: 'NewSource', example: { name: 'Fair in Oslo', kind: 'event' } });
export type NewSource = z.output<typeof NewSource>;

export const SourceUpdate = z
  .object({ name: NewSource.shape.name, kind: anyCase(sourceKinds) })
  .partial()
  .meta({ id: 'SourceChange', example: { name: 'Fair in Bergen' } });
export type SourceUpdate = z.output<typeof SourceUpdate>;

export const Source = z
  .object({
    id: z.int(),
    name: z.string(),
    key: z
      .string()
      .describe('What `source` of applications calls it. It stays when the name changes.'),
    kind: z.enum(sourceKinds),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Source' });
export type Source = z.output<typeof Source>;

export function toSource(row: typeof sources.$inferSelect): Source {
  return {
    id: row.id,
    name: row.name,
    key: row.key,
    kind: row.kind,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}

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
