/** The manifest of a bundle: what it holds, and by which sums that is checked. */
import * as z from 'zod';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { FORMAT, RECORDS_MAX } from '../../rules/bundle.ts';

const ListedFile = z.object({
  path: z.string(),
  entity: z.string(),
  records: z.int().min(0).max(RECORDS_MAX),
  sha256: z.string().regex(/^[\da-f]{64}$/u),
});
export type ListedFile = z.output<typeof ListedFile>;

/** The files with records, in any order; those of documents are named by their records. */
const FILES_MAX = 100_000;
const SOURCE_LENGTH_MAX = 60;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  source: Line.max(SOURCE_LENGTH_MAX).regex(/^[a-z\d][a-z\d-]*$/u),
  exported_at: z.string().optional(),
  counts: z.record(z.string(), z.int().min(0)),
  files: z.array(ListedFile).max(FILES_MAX),
});
export type Manifest = z.output<typeof Manifest>;

export function toManifest(
  files: readonly ListedFile[],
  { source, exportedAt }: { source: string; exportedAt: Date },
): Manifest {
  const counts: Record<string, number> = {};
  for (const { entity, records } of files) counts[entity] = (counts[entity] ?? 0) + records;
  return {
    format: FORMAT,
    source,
    exported_at: timestamp(exportedAt),
    counts,
    files: [...files],
  };
}
