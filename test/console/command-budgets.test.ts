/** What every command of the console costs the database, with what its form holds and what is typed here. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, shownFields } from '../../bench/console-forms.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import type { Browser } from '../support/browser.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import type { Stage } from '../support/console-records.ts';
import { costOf } from '../support/costs.ts';
import { signedIn } from '../support/oauth.ts';

const TRIPS_MAX = 3;
const ROWS_MAX = 150;
/** What more rows are read for. */
const rowsBeside: Readonly<Record<string, number>> = {
  // Five applications move, with 27 rows each, and five jobs follow their pipeline, with 3 rows each. Email templates of the stage are looked
  // for, and whether the member is in another company, and feedback on the stage. The stage that is gone is noted, and who sees each of the five
  // applications is told anew.
  '/pipelines/{pipeline}/stages/{stage}/remove': 57,
  // The list that is shown again says what each of its people last applied for.
  '/saved-views': 30,
  '/saved-views/{view}': 30,
  // The person has a meeting, which ends: it is 30 of the rows. Replies are looked for, and
  // their messages, feedback, and requests for it, the task about the application, and who mentions whom. What is gone is noted. What members were
  // told of the person is looked for.
  '/candidates/{candidate}/erase': 70,
  // The person and the application that are gone are noted, and what members were told of them.
  '/candidates/{candidate}/merge': 8,
};

/** The career page as visitors see it: the first of them counts the jobs of all companies of the domain. */
const PREVIEW = '/company/career-page/preview';

/** Of people who are selected. */
const ASSIGN_MANY = '/candidates/assign';

/** The query of the screen whose form is sent, where another form is shown without it. */
const queries: Readonly<Record<string, string>> = {
  '/fields/new': '?entity=candidate&kind=text',
  '/questions/new': '?kind=yes_no',
  '/inbox/stop': '?tab=waiting',
  '/inbox/retry': '?tab=waiting',
  '/inbox/read': '?tab=waiting',
  '/saved-views': '?status=active',
  '/saved-views/{view}': '?status=active',
  '/saved-views/{view}/delete': '?status=active',
};

type Records = {
  stage: Stage;
  browser: Browser;
  /** Others who applied to the job: one is rejected, one is hired. */
  rejected: { id: number; candidate_id: number };
  hired: { id: number; candidate_id: number };
  /** Somebody who applied to another, and that job. */
  elsewhere: { candidate_id: number };
  otherJob: string;
};

/** An application more costs commands that move all of a stage, so those have the one of the stage. */
async function openRecords(hasOthers: boolean): Promise<Records> {
  const stage = await openStage();
  const browser = await signedIn(stage.company, 'Admin');
  const { id, candidate, job: first = '' } = stage.segments;
  const own = { id: Number(id), candidate_id: Number(candidate) };
  const rejected = hasOthers ? await stage.company.apply({ job_id: first }) : own;
  const hired = hasOthers ? await stage.company.apply({ job_id: first }) : own;
  const job = await stage.company.postJob();
  const elsewhere = await stage.company.apply({ job_id: String(job.id) });
  // One is opened, the other is read with all.
  for (const note of hasOthers ? ['Look.', 'And here.'] : []) {
    const mentions = [await stage.company.user('Admin')];
    const path = `/api/candidate-job/store-notes/${rejected.id}`;
    await stage.company.recruiter('POST', path, { note, mentions });
  }
  return { stage, browser, rejected, hired, elsewhere, otherJob: job.hash_id };
}

/** Of the commands that end nothing and add no application. */
let shared: Records;
beforeAll(async () => {
  shared = await openRecords(true);
});

// A refusal counts those of the last minute, which are of all files.
beforeEach(async () => {
  await env.DB.exec('delete from security_events');
});

/** What is typed into the form beside what it holds. */
function typedInto(
  path: string,
  { stage, hired, otherJob }: Records,
): Readonly<Record<string, string>> {
  const { id = '', stage: from = '' } = stage.segments;
  if (/board\/(?:move|undo)$/u.test(path)) return { move: [id, from, from].join('.') };
  if (/\/(?:review|bulk)$/u.test(path)) return { [`pick.${id}`]: 'on', action: 'reject' };
  if (path === ASSIGN_MANY) return { [`pick.${hired.candidate_id}`]: 'on', job: otherJob };
  if (path.endsWith('/assign')) return { job: otherJob };
  if (path.endsWith('/note')) return { note: 'Bakes well.' };
  if (path.endsWith('/email')) return { subject: 'Your bread', body: 'Dear Ada' };
  return /^\/(?:tags|sources|pipelines)$/u.test(path) ? { name: 'Fair in Oslo' } : {};
}

function queryOf(path: string, { stage, rejected, hired, elsewhere, otherJob }: Records): string {
  if (path === ASSIGN_MANY) return `?pick.${hired.candidate_id}=on&job=${otherJob}`;
  if (path.endsWith('/merge')) return `?from=${elsewhere.candidate_id}`;
  if (path.endsWith('/reject')) return `?application=${rejected.id}`;
  if (path.endsWith('/hire')) return `?application=${hired.id}`;
  return queries[path] ?? `?application=${stage.segments['id']}`;
}

/** What these end or add to, the others use. */
const changesRecords = (path: string): boolean =>
  /remove|erase|merge|delete|bulk|assign|do-task|tasks\/do|\/hire|\/reject/u.test(path);
const usesOthers = (path: string): boolean => /merge|assign|\/hire|\/reject/u.test(path);

const commands = consoleRoutes
  .filter(({ method }) => method === 'POST')
  .map(({ path, terms }) => ({ name: path.replace('/console/{company}', ''), path, terms }));

describe('a command', { timeout: 30_000 }, () => {
  test.each(commands)(
    '$name asks the database three times at most, for 150 rows at most',
    async ({ name, path, terms }) => {
      const records = changesRecords(name) ? await openRecords(usesOthers(name)) : shared;
      const { stage, browser } = records;
      const screen = await browser.get(consolePath(stage, terms.of) + queryOf(name, records));
      const address = consolePath(stage, path);
      const fields = { ...shownFields(screen.html, address), ...typedInto(name, records) };
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
      expect(rowsRead).toBeLessThanOrEqual(ROWS_MAX + (rowsBeside[name] ?? 0));
    },
  );
});
