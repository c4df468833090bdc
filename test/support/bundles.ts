/** Makes bundles, and compares those of two companies. */
import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import type { BundleRecord } from './transfers.ts';

/** What is exported and not imported. */
const onRecord = new Set(entities.flatMap(({ name, isOnRecord }) => (isOnRecord ? name : [])));

function unsent(emails: BundleRecord[] = []): BundleRecord[] {
  return emails.map((one) => ({ ...one, status: one['status'] === 'sent' ? 'sent' : 'canceled' }));
}

/** The records with their place in the list instead of ids, and without the authors, who are not members of the other company. */
export function comparable(records: Record<string, BundleRecord[]>): unknown {
  const places = new Map<string, string>();
  const place = (entity: string, id: unknown, index: number) =>
    places.set(String(id), `${entity} ${index}`);
  for (const [entity, list] of Object.entries(records)) {
    for (const [index, record] of list.entries()) {
      place(entity, record.id, index);
      const stages = (record['stages'] ?? []) as { id: string }[];
      for (const [at, stage] of stages.entries()) place(`${entity} ${index} stage`, stage.id, at);
    }
  }
  // Every company has one of its own, with the same stages.
  const imported = Object.fromEntries(
    Object.entries(records).filter(([name]) => !onRecord.has(name)),
  );
  const pipelines = records['pipelines']?.map((one) => ({ ...one, created_at: '' }));
  return JSON.parse(JSON.stringify({ ...imported, pipelines }), (name, value: unknown) => {
    if (name === 'author_email' || name === 'organizer_email') return null;
    if (name === 'file') return 'a file';
    // Nothing that another service has not sent is sent by this one.
    if (name === 'emails') return unsent(value as BundleRecord[]);
    return /(?:^|_)id$/u.test(name) && typeof value === 'string' ? places.get(value) : value;
  }) as unknown;
}

type Files = Record<string, Uint8Array | string>;

/** A ZIP of these files, with a manifest of its records. */
export function bundleOf(files: Files, manifest: object = {}): Uint8Array {
  const listed = Object.entries(files).flatMap(([path, content]) => {
    const [, entity] = /^([a-z_]+)-\d+\.ndjson$/u.exec(path) ?? [];
    if (entity === undefined) return [];
    const records = Buffer.from(content).toString().trimEnd().split('\n').length;
    return [{ path, entity, records, sha256: createHash('sha256').update(content).digest('hex') }];
  });
  const head = {
    format: 'recruiting/1',
    source: 'elsewhere',
    counts: {},
    files: listed,
    ...manifest,
  };
  const all: Files = { 'manifest.json': JSON.stringify(head), ...files };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}
