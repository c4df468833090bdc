/** The page that assigns the people who are selected in the list of candidates. */
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Page } from '#lib/pagination.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { consoleToken, openConsole, toastOf } from '../support/console.ts';
import { costOf } from '../support/costs.ts';
import { operator } from '../support/operator.ts';

const PAGE = '/candidates/assign';
const BARE = { files: [] };

const picksOf = (ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [`pick.${id}`, 'on']));

function pathOf(ids: readonly number[], more: Readonly<Record<string, string>> = {}): string {
  return `${PAGE}?${new URLSearchParams({ ...picksOf(ids), ...more }).toString()}`;
}

/** Two people who applied to a job, and another job. */
async function openAssigning(role: Role = 'Recruiter') {
  const company = await openCompany();
  const baker = await company.postJob({ title: 'Baker', status: 'Live' });
  const driver = await company.postJob({ title: 'Bus driver', status: 'Live' });
  const applied = async (first_name: string) =>
    (await company.apply({ ...BARE, job_id: String(baker.id), first_name })).candidate_id;
  const [ada, bea] = [await applied('Ada'), await applied('Bea')];
  const opened = await openConsole(company, role);
  const { open, browser, root } = opened;
  const assign = async (ids: readonly number[], job = driver.hash_id, list = '') => {
    const form_token = consoleToken(await open(pathOf([ada], { job: driver.hash_id })));
    return browser.post(root + PAGE, { form_token, job, list, ...picksOf(ids) });
  };
  const applicationsTo = async ({ id }: { id: number }) =>
    (
      await company.viewer<Page<Application>>('GET', `/api/candidate-job/index?job_id=${id}`)
    ).body.data.data.toReversed();
  return { company, baker, driver, ada, bea, applied, ...opened, assign, applicationsTo };
}

async function createdIn(company: Company): Promise<number> {
  const announced = await company.announced();
  return announced.filter(({ event }) => event === 'application.created').length;
}

describe('the list of candidates', () => {
  test('has a checkbox for each person, and a button that leads to the page', async () => {
    const { open, root, ada } = await openAssigning();
    for (const list of ['/candidates?q=lovelace', '/candidates?entity=applications']) {
      const { html } = await open(list);
      expect(html).toContain(`<form method="get" action="${root}${PAGE}">`);
      expect(html).toContain(`name="pick.${ada}"`);
      expect(html).toContain('Select Ada Lovelace');
      expect(html).toContain('<span>Assign to a job</span></button>');
    }
  });

  test('has none for a Viewer, who is refused the page and its command', async () => {
    const { company, ada, driver } = await openAssigning();
    const viewer = await openConsole(company, 'Viewer');
    for (const list of ['/candidates', '/candidates?entity=applications']) {
      const { html } = await viewer.open(list);
      expect(html).not.toContain('name="pick.');
      expect(html).not.toContain(PAGE);
    }
    const answers = [
      await viewer.browser.get(viewer.root + pathOf([ada])),
      await viewer.browser.post(viewer.root + PAGE, { job: driver.hash_id, ...picksOf([ada]) }),
    ];
    for (const { status } of answers) expect(status).toBe(403);
  });
});

describe('the page', () => {
  test('names the selected, and finds live jobs by their titles', async () => {
    const { company, open, root, ada, bea, driver } = await openAssigning();
    await company.postJob({ title: 'Bus mechanic' });
    const { html } = await open(pathOf([ada, bea], { list: 'q=love', q: 'bus' }));
    expect(html).toContain('2 candidates');
    expect(html).toContain('<bdi>Ada Lovelace</bdi>');
    expect(html).toContain('<bdi>Bea Lovelace</bdi>');
    expect(html).toContain(`name="job" value="${driver.hash_id}"`);
    expect(html).not.toContain('Bus mechanic');
    expect(html).not.toContain('Baker');
    expect(html).toContain(`href="${root}/candidates?q=love"`);
    const none = await open(pathOf([ada], { q: 'astronaut' }));
    expect(none.html).toContain('No jobs match your search.');
    expect(none.html).toContain(`name="pick.${ada}"`);
  });

  test('shows what would happen to each, and changes nothing', async () => {
    const { company, open, ada, bea, applied, driver, applicationsTo } = await openAssigning();
    const carl = await applied('Carl');
    await company.recruiter('POST', '/api/candidate-job/assign-to-job', {
      candidate_id: bea,
      job_id: driver.id,
    });
    await company.admin('DELETE', `/api/candidates/erase/${carl}`);
    const { html } = await open(pathOf([ada, bea, carl], { job: driver.hash_id }));
    expect(html).toContain('<h1>Assign 1 candidate to Bus driver</h1>');
    expect(html).toContain('Starts in Screening');
    expect(html).toContain('This person has already applied to this job.');
    expect(html).toContain('The data of this candidate has been deleted.');
    expect(html).toContain(`<input type="hidden" name="pick.${ada}" value="on"/>`);
    // Only those it would be done with are sent on.
    for (const id of [bea, carl]) expect(html).not.toContain(`name="pick.${id}"`);
    expect(await applicationsTo(driver)).toHaveLength(1);
    const nothing = await open(pathOf([bea], { job: driver.hash_id }));
    expect(nothing.html).toContain('Nothing to do for this selection.');
    expect(nothing.html).not.toContain('<button>Assign');
  });

  test('asks for a selection of 1 to 100, on the list where it was made', async () => {
    const { browser, root, ada, assign } = await openAssigning();
    const tooMany = Array.from({ length: 101 }, (_, n) => n + 1);
    for (const [ids, text] of [
      [[], 'Select candidates first.'],
      [tooMany, 'Select at most 100 candidates at a time.'],
    ] as const) {
      const answers = [
        await browser.get(root + pathOf(ids, { list: 'q=bea' })),
        await assign(ids, '', 'q=bea'),
      ];
      for (const page of answers) {
        expect(page.status).toBe(422);
        expect(toastOf(page)).toBe(text);
        expect(page.html).toContain('Bea Lovelace');
        expect(page.html).not.toContain('Ada Lovelace');
      }
    }
    const hundred = [ada, ...tooMany.slice(2)];
    expect((await browser.get(root + pathOf(hundred))).status).toBe(200);
  });

  test('offers other jobs where the one that was chosen takes nobody any more', async () => {
    const { company, browser, root, ada, baker, driver, assign, applicationsTo } =
      await openAssigning();
    await company.recruiter('POST', `/api/jobs/update/${baker.id}`, { status: 'Closed' });
    const answers = [
      await browser.get(root + pathOf([ada], { job: baker.hash_id })),
      await assign([ada], baker.hash_id),
    ];
    for (const { html, status } of answers) {
      expect(status).toBe(409);
      expect(html).toContain('This job does not accept applications.');
      expect(html).toContain(`name="job" value="${driver.hash_id}"`);
      expect(html).toContain(`name="pick.${ada}"`);
    }
    expect(await applicationsTo(baker)).toHaveLength(2);
  });

  test('does not find candidates and jobs of another company', async () => {
    const { company, open, browser, root, ada, bea, driver, assign, applicationsTo } =
      await openAssigning();
    const other = await openAssigning();
    const answers = [
      await browser.get(root + pathOf([other.ada])),
      await browser.get(root + pathOf([ada], { job: other.driver.hash_id })),
      await assign([other.ada]),
      await assign([ada], other.driver.hash_id),
      await assign([ada], 'zzzzzzzzzz'),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    const { html } = await open(pathOf([bea, other.ada], { job: driver.hash_id }));
    expect(html).toContain('Assign 1 candidate to Bus driver');
    expect(html).not.toMatch(/\bAda\b/u);
    const some = await assign([bea, other.ada]);
    expect(some.html).toContain('1 candidate was not assigned:');
    expect(await applicationsTo(driver)).toMatchObject([{ candidate_id: bea }]);
    expect(await other.applicationsTo(other.driver)).toEqual([]);
    expect(await createdIn(other.company)).toBe(2);
    expect(await createdIn(company)).toBe(3);
  });
});

describe('assigning', () => {
  test('creates an application for each, with its history, audit entry and event', async () => {
    const { company, ada, bea, baker, driver, root, browser, assign, applicationsTo } =
      await openAssigning();
    const answer = await assign([ada, bea], driver.hash_id, 'q=love');
    expect(answer).toMatchObject({
      status: 303,
      location: `${root}/candidates?q=love&assigned=2.${driver.hash_id}`,
    });
    const list = await browser.get(answer.location);
    expect(toastOf(list)).toBe('2 candidates assigned.');
    expect(list.html).toContain(`href="${root}/jobs/${driver.hash_id}/board"`);
    const made = await applicationsTo(driver);
    expect(made.map((one) => one.candidate_id)).toEqual([ada, bea]);
    const detail = await company.showApplication(made[0] as Application);
    expect(detail).toMatchObject({
      status: 'active',
      stage: { name: 'Screening' },
      source: 'assigned',
      source_id: expect.any(Number),
      history: [{ kind: 'created' }],
    });
    const announced = (await company.announced()).slice(-2);
    expect(announced).toMatchObject(
      made.map(({ id, first_name, email, stage_id }) => ({
        event: 'application.created',
        data: { candidate_job_id: id, job_id: driver.id, first_name, email, stage_id },
      })),
    );
    const audited = (await company.audited()).filter(
      ({ action }) => action === 'application.create',
    );
    expect(audited.slice(-2)).toMatchObject(made.map(({ id }) => ({ subjectId: id, changes: {} })));
    expect(await applicationsTo(baker)).toHaveLength(2);
  });

  test('does as assigning each alone: source, language and the words of the CV', async () => {
    const { company, bea, baker, driver, assign, applicationsTo } = await openAssigning();
    await company.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
    const fair = await company.openSource({ name: 'Fair' });
    const { body } = await company.recruiter<{ id: number }>('POST', '/api/candidates/store', {
      first_name: 'Grace',
      email: newApplicant(),
      source_id: fair.id,
    });
    const carl = await company.apply({
      job_id: String(baker.id),
      language: 'es',
      files: [cvFile(pdf('Skills: sourdough'))],
    });
    await readCv(operator(), carl.documents[0]?.id ?? 0);
    await assign([body.data.id, bea, carl.candidate_id]);
    const made = await applicationsTo(driver);
    expect(made.map(({ source }) => source)).toEqual(['Fair', 'assigned', 'assigned']);
    expect(made[0]).toMatchObject({ source_id: fair.id });
    expect(new Set(made.map(({ source_id: id }) => id)).size).toBe(2);
    const shown = await company.showApplication(made[2] as ApplicationDetail);
    expect(shown).toMatchObject({ parse_status: 'parsed', documents: [{ kind: 'cv' }] });
    const found = await company.viewer<Page<Application>>(
      'GET',
      `/api/candidate-job/index?search-key=sourdough&job_id=${driver.id}`,
    );
    expect(found.body.data.data.map(({ id }) => id)).toEqual([made[2]?.id]);
  });

  test('names those who were not assigned, and assigns the others', async () => {
    const { company, root, ada, bea, applied, driver, assign, applicationsTo } =
      await openAssigning();
    const carl = await applied('Carl');
    // Between the review and the button.
    await assign([bea]);
    await company.admin('DELETE', `/api/candidates/erase/${carl}`);
    const { html, status } = await assign([ada, bea, carl], driver.hash_id, 'q=love');
    expect(status).toBe(200);
    expect(html).toContain('2 candidates were not assigned:');
    expect(html).toContain('<bdi>Bea Lovelace</bdi></a>: This person has already applied');
    expect(html).toContain('The data of this candidate has been deleted.');
    expect(html).toContain('1 candidate assigned.');
    expect(html).toContain(`href="${root}/candidates?q=love"`);
    expect((await applicationsTo(driver)).map((one) => one.candidate_id)).toEqual([bea, ada]);
  });

  test('takes two who were merged in between for one', async () => {
    const { company, ada, bea, driver, assign, applicationsTo } = await openAssigning();
    const merging = { from_candidate_id: bea };
    await company.admin('POST', `/api/candidates/merge/${ada}`, merging);
    const { html } = await assign([bea, ada]);
    expect(html).toContain('1 candidate was not assigned:');
    expect(await applicationsTo(driver)).toMatchObject([{ candidate_id: ada }]);
  });

  test('creates one application for each of several clicks', async () => {
    const { company, ada, bea, driver, assign, applicationsTo } = await openAssigning();
    const answers = await Promise.all([1, 2, 3].map(() => assign([ada, bea])));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await applicationsTo(driver)).toHaveLength(2);
    expect(await createdIn(company)).toBe(4);
  });

  test('costs three round trips, one more for each 25 people, and 60 rows for each', async () => {
    const { company, baker, driver, ada, open, browser, root } = await openAssigning();
    const ids: number[] = [];
    for (let n = 0; n < 30; n++) {
      const made = await company.apply({ ...BARE, job_id: String(baker.id), first_name: `P${n}` });
      ids.push(made.candidate_id);
    }
    const review = await costOf(() => open(pathOf(ids, { job: driver.hash_id })));
    expect(review.result.html).toContain('Assign 30 candidates to Bus driver');
    expect(review.trips).toBe(2);
    expect(review.rowsRead).toBeLessThanOrEqual(1000);
    const form_token = consoleToken(await open(pathOf([ada], { job: driver.hash_id })));
    for (const [some, trips] of [
      [ids.slice(0, 4), 3],
      [ids.slice(4), 4],
    ] as const) {
      const fields = { form_token, job: driver.hash_id, list: '', ...picksOf(some) };
      const done = await costOf(() => browser.post(root + PAGE, fields));
      expect(done.result.location).toContain(`assigned=${some.length}.`);
      expect(done.trips).toBe(trips);
      expect(done.rowsRead).toBeLessThanOrEqual(some.length * 60);
    }
  });
});
