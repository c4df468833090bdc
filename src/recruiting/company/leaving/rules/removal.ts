/** How a company is removed: the time until then, the folders of its files, and the certificate. */
import { parkedOfCompany } from '#lib/parked-applications.ts';
import { DAY_MS } from '#lib/time.ts';

/** The time in which the deletion of a company can be canceled. */
export const GRACE_DAYS = 30;
export const GRACE_MS = GRACE_DAYS * DAY_MS;

/** The folders of its files. Pictures of jobs for link previews are named by what they show, and are removed with their rows. */
export function foldersOf(companyId: number): string[] {
  const kinds = [
    'documents',
    'parsed-cvs',
    'logos',
    'covers',
    'pictures',
    'exports',
    'imports',
    'answers',
  ];
  return [...kinds.map((kind) => `${kind}/${companyId}/`), parkedOfCompany(companyId)];
}

export type Certificate = {
  type: 'recruiting/deletion-certificate';
  id: number;
  company: { id: number; subdomain: string; name: string };
  requested_at: string;
  started_at: string;
  finished_at: string;
  /** Rows that were removed, by table. */
  records: Record<string, number>;
  files: number;
  remains: string;
  signature: string;
};

export const REMAINS =
  'Backups hold copies until they expire. Copies by the platform of the database expire after 30 days. ' +
  'The service keeps this certificate, encrypted, for 30 days, as the email that brings it; then its SHA-256, times and counts.';
