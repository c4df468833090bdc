/** What screens and commands of the console cost the database. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { scopeOf } from '#recruiting/pipeline/applications/store/search-index.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import type { Browser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { asScript, openConsole } from '../support/console.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import type { Stage } from '../support/console-records.ts';
import { costOf } from '../support/costs.ts';
import { signedIn } from '../support/oauth.ts';
import { services } from '../support/operator.ts';

const SCREEN_TRIPS_MAX = 2;
const SCREEN_ROWS_MAX = 1000;
const COMMAND_TRIPS_MAX = 3;
const POLL_ROWS_MAX = 20;
const COMMAND_ROWS_MAX = 150;

/** Screens that may cost more, and why. The bench of the console lists the rows of large companies. */
const more: Readonly<Record<string, { trips: number }>> = {
  // The audit log says who opened it, if it is there.
  '/documents/{id}': { trips: 3 },
  // The newest application, with which an email is previewed, is found first.
  '/email-templates/new': { trips: 3 },
  '/email-templates/{template}': { trips: 3 },
  // The career page as visitors see it, with its domain, which is read once in ten seconds.
  '/company/career-page/preview': { trips: 4 },
};

describe('a screen', { timeout: 30_000 }, () => {
  const screens = consoleRoutes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace('/console/{company}', ''));
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    stage = await openStage();
    browser = await signedIn(stage.company, 'Admin');
  });

  test.each(screens.map((path) => [path === '' ? 'Today' : path, path] as const))(
    '%s asks the database twice at most, for a thousand rows at most',
    async (_, path) => {
      const { segments } = stage;
      const address = consolePath(stage, `/console/{company}${path}`);
      const { result, trips, rowsRead } = await costOf(() =>
        browser.get(`${address}?application=${segments['id']}&decided=${segments['id']}`),
      );
      expect(result.status, result.html).toBeLessThan(500);
      expect(trips).toBeLessThanOrEqual(more[path]?.trips ?? SCREEN_TRIPS_MAX);
      expect(rowsRead).toBeLessThanOrEqual(SCREEN_ROWS_MAX);
    },
  );
});

async function openBoard(people = 3) {
  const company = await openCompany();
  const job = await company.postJob();
  const applications: Application[] = [];
  for (let n = 0; n < people; n++) {
    applications.push(await company.apply({ job_id: String(job.id), first_name: `Ada${n}` }));
  }
  const { browser, root, send, open } = await openConsole(company);
  const shown = await company.showApplication(applications[0] as Application);
  const [from, to] = await stagesOf(company, job);
  const board = `/jobs/${job.hash_id}/board`;
  return { company, job, applications, shown, board, from, to, browser, root, send, open };
}

async function stagesOf({ recruiter }: Company, { company_pipline_id: id }: Job) {
  const { body } = await recruiter<{ stages: { id: number }[] }>(
    'GET',
    `/api/company-pipline/show/${id}`,
  );
  const [first, second] = body.data.stages;
  return [first?.id ?? 0, second?.id ?? 0] as const;
}

describe('a command', () => {
  test('moves a card, and takes it back, in three round trips', async () => {
    const { applications, board, from, to, send } = await openBoard();
    const id = applications[0]?.id;
    const moved = await costOf(() =>
      send(board, `${board}/move`, { move: `${id}.${from}.${to}` }, asScript),
    );
    const undone = await costOf(() =>
      send(board, `${board}/undo`, { move: `${id}.${to}.${from}` }, asScript),
    );
    for (const { result, trips, rowsRead } of [moved, undone]) {
      expect(result.html).toContain(`id="a${id}"`);
      expect(trips).toBe(COMMAND_TRIPS_MAX);
      expect(rowsRead).toBeLessThanOrEqual(COMMAND_ROWS_MAX);
    }
  });

  test('rejects or hires in three round trips, and the page that asks first needs two', async () => {
    const { applications, job, send, browser, root } = await openBoard();
    for (const [name, { id }] of [
      ['reject', applications[0] as Application],
      ['hire', applications[1] as Application],
    ] as const) {
      const path = `/jobs/${job.hash_id}/${name}`;
      const asked = `${path}?application=${id}`;
      const page = await costOf(() => browser.get(root + asked));
      expect(page).toMatchObject({ result: { status: 200 }, trips: SCREEN_TRIPS_MAX });
      const typed = { application: String(id), send_email: 'on' };
      const done = await costOf(() => send(asked, path, typed));
      expect(done).toMatchObject({ result: { status: 303 }, trips: COMMAND_TRIPS_MAX });
      expect(done.rowsRead).toBeLessThanOrEqual(COMMAND_ROWS_MAX);
      const { location } = done.result;
      expect((await costOf(() => browser.get(location))).trips).toBe(SCREEN_TRIPS_MAX);
    }
  });

  test('is refused for an application of another job, and changes nothing', async () => {
    const { company, applications, from, to, send } = await openBoard(1);
    const other = await company.postJob({ title: 'Cook' });
    const [path, id] = [`/jobs/${other.hash_id}`, applications[0]?.id];
    const board = `${path}/board`;
    const answers = [
      await send(board, `${board}/move`, { move: `${id}.${from}.${to}` }),
      await send(board, `${board}/undo`, { move: `${id}.${from}.${to}` }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    const { stage_id, history } = await company.showApplication(applications[0] as Application);
    expect({ stage_id, kinds: history.map(({ kind }) => kind) }).toEqual({
      stage_id: from,
      kinds: ['created'],
    });
  });
});

describe('a bulk action', () => {
  const PEOPLE = 30;
  const BATCHES = 2;
  const ROWS_OF_EACH_MAX = 60;

  test('costs rows for each application, and a round trip for each 25', async () => {
    const { applications, company, board, from, to, send, open } = await openBoard(PEOPLE);
    const ids = applications.map(({ id }) => id);
    const picked = Object.fromEntries(ids.map((id) => [`pick.${id}`, 'on']));
    const fields = { ...picked, action: 'move', stage_id: String(to) };
    const moved = await costOf(() => send(board, `${board}/bulk`, fields));
    const [, bulk_id = ''] = /bulk=(\d+)\.30$/u.exec(moved.result.location) ?? [];
    const undone = await costOf(() => send(board, `${board}/undo-bulk`, { bulk_id }));
    expect(undone.result.location).toMatch(/undone=30$/u);
    for (const { trips, rowsRead } of [moved, undone]) {
      expect(trips).toBeLessThanOrEqual(2 + BATCHES);
      expect(rowsRead).toBeLessThanOrEqual(PEOPLE * ROWS_OF_EACH_MAX);
    }
    expect((await open(board)).html).toContain(`data-count="${from}" data-value="${PEOPLE}"`);
    const moves = (await company.announced()).filter(
      ({ event }) => event === 'application.stage_changed',
    );
    expect(moves).toHaveLength(2 * PEOPLE);
  });
});

/** What the search in CVs finds names by. */
async function indexWords({ id }: Company, ids: SQL, all: SQL): Promise<void> {
  await services.db.run(sql`insert into application_search (rowid, person, cv, scope)
    select ${ids}, 'grace hopper', '', ${scopeOf(id)} from ${all}`);
}

describe('a list', () => {
  const PEOPLE = 500;

  async function openList() {
    const opened = await openBoard(1);
    const { company, applications } = opened;
    const [first] = applications as [Application];
    const before = (id: number) => sql`${id - 1000} + value`;
    const all = sql`json_each(${JSON.stringify([...Array(PEOPLE).keys()])})`;
    await services.db.run(sql`insert into candidates
      (id, company_id, email, email_key, first_name, last_name, indexed, created_at, updated_at)
      select ${before(first.candidate_id)}, ${company.id}, 'e' || value, 'e' || value, 'Grace', 'Hopper',
        'grace hopper', 0, 0 from ${all}`);
    await indexWords(company, before(first.id), all);
    await services.db.run(sql`insert into applications
      (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
      select ${before(first.id)}, ${company.id}, ${before(first.candidate_id)}, ${first.job.id},
        ${first.stage_id}, 0, 'active', 'api', 0, 0 from ${all}`);
    return opened;
  }

  test('is counted as far as people read it, and the API counts on', async () => {
    const { company, job, from, open } = await openList();
    const table = `/jobs/${job.hash_id}/candidates`;
    for (const [path, counted] of [
      ['/candidates', '400 or more'],
      ['/candidates?q=hopper', '400 or more'],
      ['/candidates?status=active', '100 or more'],
      ['/candidates?status=rejected', 'No matches.'],
      ['/candidates?entity=applications', '501 applications'],
      ['/candidates?entity=applications&status=active&q=hopper', '400 or more'],
      [`/candidates?entity=applications&stage_id=${from}`, '400 or more'],
      ['/candidates?q=lovelace', '1 candidate'],
      [table, '501 applications'],
      [`${table}?q=hopper`, '400 or more'],
      [`${table}?q=lovelace`, '1 application'],
    ] as const) {
      const { result, rowsRead, trips } = await costOf(() => open(path));
      expect(result.html.includes(counted), `${path} ${counted}`).toBe(true);
      expect(trips, path).toBe(SCREEN_TRIPS_MAX);
      expect(rowsRead, path).toBeLessThanOrEqual(SCREEN_ROWS_MAX);
    }
    for (const path of [
      'candidates/index?status=active',
      'candidate-job/index?status=active&search-key=hopper',
    ]) {
      const { body } = await company.viewer<{ total: number }>('GET', `/api/${path}`);
      expect(body.data.total).toBeGreaterThanOrEqual(PEOPLE);
    }
  });
});

describe('a board of thirty stages', () => {
  const STAGES = 30;
  const IN_EACH = 60;

  async function openLongBoard() {
    const opened = await openBoard(1);
    const { company, job, applications } = opened;
    const [first] = applications as [Application];
    const stages = [...Array(STAGES - 2).keys()].map((n) => ({
      name: `Round ${n}`,
      type: 'interview',
    }));
    await company.admin('POST', `/api/company-pipline/update/${job.company_pipline_id}`, {
      stages: [
        { id: first.stage_id, name: 'Applied', type: 'screening' },
        ...stages,
        { name: 'Hired', type: 'hired' },
      ],
    });
    const all = sql`json_each(${JSON.stringify([...Array(STAGES * IN_EACH).keys()])})`;
    const before = (id: number) => sql`${id - 10_000} + value`;
    await services.db.run(sql`insert into candidates
      (id, company_id, email, email_key, first_name, last_name, indexed, created_at, updated_at)
      select ${before(first.candidate_id)}, ${company.id}, 'e' || value, 'e' || value, 'Grace', 'Hopper',
        'grace hopper', 0, 0 from ${all}`);
    await indexWords(company, before(first.id), all);
    await services.db.run(sql`insert into applications
      (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
      select ${before(first.id)}, ${company.id}, ${before(first.candidate_id)}, ${job.id},
        (select id from (select id, row_number() over (order by position) - 1 as n from stages where pipeline_id = ${job.company_pipline_id}) where n = value % ${STAGES}), 0, 'active', 'api', 0, 0 from ${all}`);
    return opened;
  }

  test('is read for a thousand rows at most, with filters and without', async () => {
    const { board, open } = await openLongBoard();
    for (const [path, cards] of [
      [board, 4],
      [`${board}?q=hopper`, 3],
    ] as const) {
      const { result, rowsRead, trips } = await costOf(() => open(path));
      expect(result.html.match(/class="card"/gu)).toHaveLength(STAGES * cards);
      expect(trips, path).toBe(SCREEN_TRIPS_MAX);
      expect(rowsRead, path).toBeLessThanOrEqual(SCREEN_ROWS_MAX);
    }
  });
});

describe('asking whether anything changed', () => {
  test('reads a few rows where nothing has', async () => {
    const { board, browser, root } = await openBoard();
    const path = `${root}${board}/changes?since=${Date.now() + 60_000}`;
    const { result, rowsRead } = await costOf(() => browser.get(path, asScript));
    expect(result.status).toBe(204);
    expect(rowsRead).toBeLessThanOrEqual(POLL_ROWS_MAX);
  });

  test('shows the cards and the counts where something has', async () => {
    const { applications, board, browser, root, from } = await openBoard();
    const { html } = await browser.get(`${root}${board}/changes?since=1`, asScript);
    expect(html).toContain(`id="a${applications[0]?.id}"`);
    expect(html).toContain(`data-count="${from}" data-value="3"`);
  });
});
