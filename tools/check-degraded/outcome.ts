/** What became of the applications: where one is when its applicant is thanked, and how often it is stored in the end. */
import { PARKED } from '#lib/parked-applications.ts';
import { CONFIRMATION_KIND } from '#recruiting/people/cvs/rules.ts';
import type { Degraded } from './serve.ts';

export type Applicant = { email: string; hasCv: boolean; isThanked: boolean };

/** The emails of parked applications, by their keys. */
const emails = new Map<string, Promise<string>>();

/** Whether the application is a file or in the database. The files are asked first: the cron stores one before it removes its file. */
export async function isDurable(service: Degraded, email: string): Promise<boolean> {
  for (const key of await parkedKeys(service)) {
    if (!emails.has(key)) emails.set(key, emailOf(service, key));
    if ((await emails.get(key)) === email) return true;
  }
  const text = `select a.id from candidates c join applications a on a.candidate_id = c.id where c.email_key = ?`;
  const rows = await service.look<unknown[]>({ look: 'rows', text, values: [email] });
  return rows.length > 0;
}

export function parkedKeys(service: Degraded): Promise<string[]> {
  return service.look<string[]>({ look: 'keys', prefix: PARKED });
}

async function emailOf(service: Degraded, key: string): Promise<string> {
  const form = await service.look<string | null>({ look: 'form', key });
  // Null: the cron has stored it meanwhile.
  if (form === null) return '';
  return (JSON.parse(form) as { form: { texts: { email: string } } }).form.texts.email;
}

type Stored = {
  email: string;
  candidates: number;
  applications: number;
  cvs: number;
  confirmations: number;
};

const STORED = `
  select email_key as email, count(*) as candidates,
    sum((select count(*) from applications a where a.candidate_id = c.id)) as applications,
    sum((select count(*) from documents d where d.candidate_id = c.id)) as cvs,
    sum((select count(*) from mails m join applications a on a.id = m.application_id
      where a.candidate_id = c.id and m.kind = ?)) as confirmations
  from candidates c where email_key in (select value from json_each(?)) group by email_key`;

/** Applicants who were thanked and are not stored as they should be, and any who are stored twice. */
export async function findFaults(
  service: Degraded,
  applicants: readonly Applicant[],
): Promise<{ stored: number; lost: string[]; twice: string[]; without: string[] }> {
  const values = [CONFIRMATION_KIND, JSON.stringify(applicants.map(({ email }) => email))];
  const rows = await service.look<Stored[]>({ look: 'rows', text: STORED, values });
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  const thanked = applicants.filter(({ isThanked }) => isThanked);
  const isOnce = ({ candidates, applications, confirmations, cvs }: Stored) =>
    candidates === 1 && applications === 1 && confirmations <= 1 && cvs <= 1;
  return {
    stored: rows.length,
    lost: thanked.filter(({ email }) => !byEmail.has(email)).map(({ email }) => email),
    twice: rows.filter((row) => !isOnce(row)).map((row) => JSON.stringify(row)),
    without: thanked.flatMap(({ email, hasCv }) => {
      const row = byEmail.get(email);
      const isWhole = row?.confirmations === 1 && row.cvs === (hasCv ? 1 : 0);
      return row && !isWhole ? [JSON.stringify(row)] : [];
    }),
  };
}
