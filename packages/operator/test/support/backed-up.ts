/** A service in memory with files, encrypted emails and a backup of all, and the damage that is done to it. */
import { createHash } from 'node:crypto';
import { sealedColumns } from '../../../../src/data/sealed-columns.ts';
import { openVault } from '../../../../src/lib/vault.ts';
import { partKey } from '../../../../src/operator/backup/rules.ts';
import { openBucket } from '../../../../test/support/memory-bucket.ts';
import { openOperated, run } from '../../../../test/support/operated.ts';

export const LOGOS = 20;
const CV = Buffer.from('%PDF-1.7 a CV of which every byte counts');
const NOTE = Buffer.from('%PDF-1.7 a cover letter');

type Operated = ReturnType<typeof openOperated>;
export type BackedUp = Operated & { started: string };

/** A CV whose hash is known, a letter, logos, and with a ring of keys an email that each key has sealed. */
export async function openBackedUp(name = 'acme-eu', ring?: string): Promise<BackedUp> {
  const operated = openOperated({ name, vault: openVault(ring) });
  const { sqlite, files, ctx } = operated;
  const sha256 = createHash('sha256').update(CV).digest('hex');
  const fingerprint = JSON.stringify({ sha256, employers: [] });
  sqlite.exec(`pragma foreign_keys = off;
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB');
    insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (1, 'a', 'A', 1, 0, 0);
    insert into documents (id, company_id, candidate_id, application_id, kind, filename, key,
      content_type, byte_count, fingerprint, created_at) values
      (1, 1, 1, 1, 'cv', 'a.pdf', 'documents/1/1.pdf', 'application/pdf', ${CV.length}, '${fingerprint}', 0),
      (2, 1, 1, 1, 'cover_letter', 'b.pdf', 'documents/1/2.pdf', 'application/pdf', ${NOTE.length}, null, 0)`);
  const entries = ring?.split(',') ?? [];
  for (const [at, entry] of entries.entries()) {
    // The first key of a ring seals.
    const keys = [entry, ...entries.filter((one) => one !== entry)].join(',');
    const sealed = openVault(keys).seal(sealedColumns.email.purpose, 'Dear Ada');
    sqlite.exec(`insert into mails (id, kind, sealed, status, attempts, created_at, company_id)
      values (${at + 1}, 'test', '${sealed}', 'sent', 0, 0, 1)`);
  }
  await files.bucket.put('documents/1/1.pdf', CV, 'application/pdf');
  await files.bucket.put('documents/1/2.pdf', NOTE, 'application/pdf');
  for (let at = 0; at < LOGOS; at++)
    await files.bucket.put(`logos/1/${at}.png`, Buffer.from([at, 1, 2]), 'image/png');
  const [made] = (await run(ctx, 'backup run')) as { started: string }[];
  return { ...operated, started: made?.started ?? '' };
}

/** The database and the files are lost. */
export function openLost({ copies }: Pick<Operated, 'copies'>, ring?: string): Operated {
  return openOperated({ stores: { copies, files: openBucket() }, vault: openVault(ring) });
}

export function flip(bytes: Uint8Array): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
  return changed;
}

export function firstPart(started: string): string {
  return partKey(`database/${started.replaceAll(':', '-')}`, 0);
}
