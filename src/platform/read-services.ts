/** What reading the public listing needs: the part of the platform that all three Workers have. */
import { settleCareerOrigins } from '#lib/career-origin.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { openLastGood } from './last-good.ts';
import { indexNowKeyOf } from './search-engines.ts';

export type Deferring = {
  /** Runs after the response has been sent. */
  defer: (work: Promise<unknown>) => void;
};

export type ReadBindings = Pick<
  Env,
  | 'API_ORIGIN'
  | 'APP_ENV'
  | 'INDEXNOW_KEY'
  | 'LIST_JOB_POSTINGS'
  | 'SECURITY_CONTACT'
  | 'SECURITY_POLICY'
>;

/** The database as plain SQL asks it, without Drizzle. */
export type ReadServices = ReturnType<typeof openReadServices> & {
  db: { $client: D1Database };
  /** The text of a file of `public/`, or null. */
  readFile: ReadFile;
};

export function openReadServices(env: ReadBindings) {
  settleCareerOrigins(env.API_ORIGIN);
  return {
    /** Where absolute URLs of the API begin: `https://host`. */
    apiOrigin: env.API_ORIGIN,
    /** Copies for when the database does not answer. */
    lastGood: openLastGood(env),
    /** The IndexNow key, public at `/{key}.txt` of each career domain; null: not notified. */
    indexNowKey: indexNowKeyOf(env),
    /** Whether lists carry structured data per job (contract 4.7). */
    listsPostings: env.LIST_JOB_POSTINGS === 'true',
    /** Where vulnerabilities are reported (RFC 9116). */
    security: {
      contact: env.SECURITY_CONTACT ?? '',
      policy: env.SECURITY_POLICY || `${env.API_ORIGIN}/security-policy.txt`,
    },
  };
}
