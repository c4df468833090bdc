/** What every command of the console costs the database, with what its form holds and what is typed here. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, shownFields } from '../../bench/console-forms.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import type { ConsoleRoute } from '#http/console.ts';
import type { Browser } from '../support/browser.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import type { Stage } from '../support/console-records.ts';
import { costOf } from '../support/costs.ts';
import { signedIn } from '../support/oauth.ts';

const TRIPS_MAX = 3;
const ROWS_MAX = 150;

/** The career page as visitors see it: the first of them counts the jobs of all companies of the domain. */
const PREVIEW = '/company/career-page/preview';

/** Of people who are selected. */
const ASSIGN_MANY = '/candidates/assign';

/** The query of the screen whose form is sent, where another form is shown without it. */
const queries: Readonly<Record<string, string>> = {
  '/fields/new': '?entity=candidate&kind=text',
  '/questions/new': '?kind=yes_no',
  '/saved-views': '?status=active',
  '/saved-views/{view}': '?status=active',
  '/saved-views/{view}/delete': '?status=active',
};

let stage: Stage;
let browser: Browser;
/** Others who applied to the job: one is rejected, one is hired. */
let rejected: { id: number; candidate_id: number };
let hired: { id: number; candidate_id: number };
/** Somebody who applied to another, and that job. */
let elsewhere: { candidate_id: number };
let otherJob: string;
beforeAll(async () => {
  stage = await openStage();
  browser = await signedIn(stage.company, 'Admin');
  rejected = await stage.company.apply({ job_id: stage.segments['job'] ?? '' });
  hired = await stage.company.apply({ job_id: stage.segments['job'] ?? '' });
  const job = await stage.company.postJob();
  otherJob = job.hash_id;
  elsewhere = await stage.company.apply({ job_id: String(job.id) });
});

// A refusal counts those of the last minute, which are of all files.
beforeEach(async () => {
  await env.DB.exec('delete from security_events');
});

/** What is typed into the form beside what it holds. */
function typedInto(path: string): Readonly<Record<string, string>> {
  const { id = '', stage: from = '' } = stage.segments;
  if (/board\/(?:move|undo)$/u.test(path)) return { move: [id, from, from].join('.') };
  if (/\/(?:review|bulk)$/u.test(path)) return { [`pick.${id}`]: 'on', action: 'reject' };
  if (path === ASSIGN_MANY) return { [`pick.${hired.candidate_id}`]: 'on', job: otherJob };
  if (path.endsWith('/assign')) return { job: otherJob };
  if (path.endsWith('/note')) return { note: 'Bakes well.' };
  if (path.endsWith('/email')) return { subject: 'Your bread', body: 'Dear Ada' };
  return /^\/(?:tags|sources|pipelines)$/u.test(path) ? { name: 'Fair in Oslo' } : {};
}

/** The person of the record, whom other commands merge and erase, gets no second application. */
function recordsOf(path: string): Stage {
  if (!path.endsWith('/assign')) return stage;
  const candidate = String(rejected.candidate_id);
  return { ...stage, segments: { ...stage.segments, candidate } };
}

function queryOf(path: string): string {
  if (path === ASSIGN_MANY) return `?pick.${hired.candidate_id}=on&job=${otherJob}`;
  if (path.endsWith('/merge')) return `?from=${elsewhere.candidate_id}`;
  if (path.endsWith('/reject')) return `?application=${rejected.id}`;
  if (path.endsWith('/hire')) return `?application=${hired.id}`;
  return queries[path] ?? `?application=${stage.segments['id']}`;
}

/** What some commands end, the others use; and an application more costs those that move or merge all of them. */
function turnOf({ path }: ConsoleRoute): number {
  if (path.endsWith('/assign')) return 2;
  return Number(/remove|erase|merge|delete|bulk|\/hire|\/reject/u.test(path));
}

const commands = consoleRoutes
  .filter(({ method }) => method === 'POST')
  .toSorted((a, b) => turnOf(a) - turnOf(b))
  .map(({ path, terms }) => ({ name: path.replace('/console/{company}', ''), path, terms }));

describe('a command', { timeout: 30_000 }, () => {
  test.each(commands)(
    '$name asks the database three times at most, for 150 rows at most',
    async ({ name, path, terms }) => {
      const records = recordsOf(name);
      const screen = await browser.get(consolePath(records, terms.of) + queryOf(name));
      const address = consolePath(records, path);
      const fields = { ...shownFields(screen.html, address), ...typedInto(name) };
      const body = await bodyOf(fields, terms.files?.[0]);
      const sent = body instanceof FormData ? body : fields;
      if (name === PREVIEW) await browser.post(address, sent);
      const { result, trips, rowsRead } = await costOf(() => browser.post(address, sent));
      expect(result.status, result.html).toBeLessThan(500);
      // Its key is that of the screen: what is measured is the command, and no refusal.
      expect(result.status, result.html).not.toBe(403);
      // Who is refused sees the screen again, with what it holds now.
      const isRefused = result.status === 409;
      // Who acts on an application that nobody has looked at is noted as the first who has.
      const looking = 'unviewed' in fields ? 1 : 0;
      expect(trips).toBeLessThanOrEqual(TRIPS_MAX + looking + Number(isRefused));
      expect(rowsRead).toBeLessThanOrEqual(ROWS_MAX);
    },
  );
});
