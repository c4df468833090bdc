/** The story of a hiring in the console, in one of the ways of `hands.ts`: from the first line of a job to the new member of the team. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { english } from './english.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Report } from '../check-pages/check.ts';
import type { Hands } from './hands.ts';
import { openWebhook } from './webhook.ts';
import { applyByApi, cvOf, openApi, openSession } from './session.ts';
import type { Api } from './session.ts';

const { application, board, frame, jobs } = english;

// A form that is sent faster is taken for a bot's.
const TYPING_MS = 2500;
/** Who applies beside Ada. */
const NAMES = ['Bea', 'Carl', 'Dora', 'Emil', 'Finn'];
const READ_ATTEMPTS = 20;
const READ_PAUSE_MS = 500;
/** What is on record of Ada in the end. */
const AUDITED = ['application.move', 'application.email', 'application.hire'];
const EVENTS = ['application.created', 'application.stage_changed', 'application.hired'];

type Job = { id: number; hash_id: string };

/** What the steps of one story share. */
type Scene = {
  hands: Hands;
  page: Page;
  root: string;
  base: URL;
  api: Api;
  /** Ends every name and title of this story. */
  word: string;
  /** What the company's webhook has received. */
  received: () => Promise<{ body: string }[]>;
};

export async function runStory(
  browser: Browser,
  tools: { base: URL; report: Report },
  hands: Hands,
): Promise<void> {
  const { base, report } = tools;
  report.page(`the story by ${hands.name}`, base.href);
  const { page, root, end } = await openSession(browser, tools, { ...hands.context });
  const word = Math.random().toString(36).slice(2, 8);
  const api = await openApi(base);
  const { received, close } = await openWebhook(api, word, EVENTS);
  const scene: Scene = { hands, page, root, base, api, word, received };
  try {
    const job = await writeJob(scene);
    const ada = await applyOnCareerPage(scene, job);
    const others = [];
    for (const first of NAMES) {
      others.push(await applyByApi(scene.api, job.id, `${first} ${word}`));
    }
    await readAndNote(scene, job, ada);
    await moveAndUndo(scene, job, others);
    await rejectAndTakeBack(scene, job, others);
    await moveThree(scene, job, others);
    await hire(scene, job, ada);
    await compareRecords(scene, job, ada);
  } catch (error) {
    await page.context().pages().at(-1)?.screenshot({ path: '.dev/shots/story.png' });
    throw error;
  } finally {
    await end();
    await close();
  }
}

/** Waits until the page is at an address; what it loads after its text does not count. */
const arrive = (page: Page, at: RegExp | ((url: URL) => boolean)) =>
  page.waitForURL(at, { waitUntil: 'domcontentloaded' });

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

async function expectShown(target: Locator, what: string): Promise<void> {
  await target.waitFor({ state: 'attached' }).catch((cause: unknown) => {
    throw new Error(`Not seen: ${what}.`, { cause });
  });
}

async function writeJob({ hands, page, root, api, word }: Scene): Promise<Job> {
  const title = `Baker ${word}`;
  await page.goto(`${root}/jobs`);
  await hands.press(link(page, jobs.newJob));
  await arrive(page, /\/jobs\/new/u);
  await hands.type(page.locator('#title'), title);
  await hands.type(page.locator('#description'), 'Bake bread with a team of five.');
  await hands.type(page.locator('#skills'), 'Sourdough, Pastry');
  await hands.press(button(page, jobs.saveDraft));
  await arrive(page, (url) => !url.pathname.endsWith('/new'));
  const preview = page.frameLocator('iframe[name=preview]');
  await expectShown(preview.getByText(title).first(), 'the draft in the preview');
  await hands.press(button(page, jobs.publish));
  await expectShown(page.getByText(jobs.notices.published), 'that the job is published');
  const [, hash = ''] = /\/jobs\/([^/?#]+)/u.exec(page.url()) ?? [];
  const found = await api<{ data: Job[] }>('GET', `/api/jobs/index?search-key=${word}`);
  const job = found.data.find(({ hash_id }) => hash_id === hash);
  if (!job) throw new Error('The API has no such job.');
  return job;
}

/** As somebody who looks for a job, in a tab beside. */
async function applyOnCareerPage(
  { hands, page, base, api, word }: Scene,
  job: Job,
): Promise<number> {
  const { urlJobApplay } = await api<{ urlJobApplay: string }>('GET', `/api/jobs/show/${job.id}`);
  const form = new URL(urlJobApplay);
  form.protocol = base.protocol;
  form.hostname = form.hostname.replace(/\.example$/u, '.localhost');
  form.port = base.port;
  const tab = await page.context().newPage();
  await tab.goto(form.href);
  const field = (name: string) => tab.locator(`form.form [name=${name}]`);
  await field('file_cv').setInputFiles({
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(cvOf(`Ada ${word}`)),
  });
  await hands.type(field('first_name'), 'Ada');
  await hands.type(field('last_name'), word);
  await hands.type(field('email'), `ada.${word}@people.example`);
  if ((await field('consent').count()) > 0) await hands.check(field('consent'));
  await pause(TYPING_MS);
  await hands.press(tab.locator('form.form button').last());
  await arrive(tab, /\/apply\/thanks/u);
  await tab.close();
  const list = `/api/jobs/${job.hash_id}/applicant-job`;
  const { data } = await api<{ data: { id: number }[] }>('GET', list);
  const [first] = data;
  if (!first) throw new Error('The application did not arrive.');
  return first.id;
}

const pathOf = ({ root }: Scene, job: Job, rest: string) => `${root}/jobs/${job.hash_id}${rest}`;
const openApplication = (scene: Scene, job: Job, id: number) =>
  scene.page.goto(pathOf(scene, job, `/applications/${id}`));
const openBoard = (scene: Scene, job: Job) => scene.page.goto(pathOf(scene, job, '/board'));

/** From the new ones and the board to the application: what the CV says, a note, a mail, a meeting, and on to the next stage. */
async function readAndNote(scene: Scene, job: Job, id: number): Promise<void> {
  const { hands, page, root, api, word } = scene;
  await page.goto(`${root}/new-applications`);
  await expectShown(link(page, `Ada ${word}`), 'the application among the new ones');
  await openBoard(scene, job);
  await hands.press(page.locator(`#a${id} a.name`));
  await arrive(page, /\/applications\//u);
  const skill = page.getByText('Sourdough').first();
  for (let attempt = 0; (await skill.count()) === 0 && attempt < READ_ATTEMPTS; attempt++) {
    await pause(READ_PAUSE_MS);
    await page.reload();
  }
  await expectShown(skill, 'what the CV says');

  await hands.type(page.locator('#note'), `Bakes well, says ${word}`);
  await hands.press(button(page, application.addNote));
  await expectShown(page.getByText(`Bakes well, says ${word}`), 'the note');

  await hands.press(page.locator('summary', { hasText: application.emailIt }));
  await hands.type(page.locator('#subject'), `Your bread, ${word}`);
  await hands.type(page.locator('#body'), 'Would you bake with us for a morning?');
  await hands.press(button(page, application.send));
  await expectShown(page.getByText(application.emailSent), 'that the mail is sent');

  await api('POST', '/api/meet/store', {
    title: `Baking ${word}`,
    candidate_job_id: id,
    start_time: new Date(Date.now() + 86_400_000).toISOString(),
    attendees: [`ada.${word}@people.example`],
  });
  await page.reload();
  await expectShown(page.getByText(application.events.meeting_scheduled), 'the meeting');

  await hands.press(page.locator('.stepper [data-key="."]'));
  await arrive(page, /moved=/u);
  const shown = await api<{ stage: { name: string } }>('GET', `/api/candidate-job/show/${id}`);
  const [first] = await stagesOf(scene, job);
  if (shown.stage.name === first) throw new Error('The application did not move.');
}

/** The names of the stages, from the board. */
async function stagesOf(scene: Scene, job: Job): Promise<string[]> {
  await openBoard(scene, job);
  return scene.page
    .locator('ol.cards')
    .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-name') ?? ''));
}

const columnOf = (page: Page, stage: string) =>
  page.locator(`ol.cards[data-name=${JSON.stringify(stage)}]`);

async function moveAndUndo(scene: Scene, job: Job, [id]: number[]): Promise<void> {
  const { hands, page, api } = scene;
  const [first = '', second = ''] = await stagesOf(scene, job);
  const path = `/api/candidate-job/show/${id}`;
  const since = async () => (await api<{ stage_since: string }>('GET', path)).stage_since;
  const before = await since();
  const card = columnOf(page, first).locator(`#a${id}`);
  await hands.move(page, card, second);
  await expectShown(columnOf(page, second).locator(`#a${id}`), 'the card in the next stage');
  await hands.press(button(page, frame.undo));
  await expectShown(card, 'the card back in its stage');
  if ((await since()) !== before) throw new Error('Undo did not restore the time in the stage.');
}

async function rejectAndTakeBack(scene: Scene, job: Job, [, id = 0]: number[]): Promise<void> {
  const { hands, page, word } = scene;
  await openApplication(scene, job, id);
  await hands.press(page.getByRole('link', { name: application.reject, exact: true }));
  await arrive(page, /\/reject/u);
  await hands.choose(page.locator('#reason'), board.reasons[2]);
  const name = `Carl ${word}`;
  await hands.press(button(page, fillTemplate(board.rejection.submit, { name })));
  await arrive(page, (url) => !url.pathname.endsWith('/reject'));
  await openApplication(scene, job, id);
  await hands.press(button(page, application.undoRejection));
  await expectShown(page.getByText(application.rejectionUndone), 'that the rejection is undone');
}

async function moveThree(scene: Scene, job: Job, [, , ...ids]: number[]): Promise<void> {
  const { hands, page } = scene;
  const [, second = ''] = await stagesOf(scene, job);
  for (const id of ids) await hands.check(page.locator(`#a${id} input[type=checkbox]`));
  const option = page.locator('#bulk-stage option', { hasText: second }).first();
  await hands.choose(page.locator('#bulk-stage'), await option.innerText());
  await hands.press(button(page, board.reviewMove));
  await arrive(page, /\/review/u);
  const title = fillTemplate(board.review.moveTitle.other, { count: ids.length, stage: second });
  await hands.press(button(page, title.replace('?', '')));
  await arrive(page, /\/board/u);
  for (const id of ids) {
    await expectShown(columnOf(page, second).locator(`#a${id}`), 'the moved cards');
  }
}

async function hire(scene: Scene, job: Job, id: number): Promise<void> {
  const { hands, page, word } = scene;
  const last = (await stagesOf(scene, job)).at(-1) ?? '';
  await openApplication(scene, job, id);
  await hands.press(page.getByRole('link', { name: last, exact: true }));
  await arrive(page, /\/hire/u);
  const name = `Ada ${word}`;
  await hands.press(button(page, fillTemplate(board.hire.submit, { name })));
  await expectShown(page.getByText(fillTemplate(board.hired, { name })), 'that Ada is hired');
}

/** What the webhook, the audit log and the analytics of the job say. */
async function compareRecords({ api, received }: Scene, job: Job, ada: number): Promise<void> {
  const { applicants } = await api<{ applicants: number }>(
    'GET',
    `/api/jobs/${job.hash_id}/analytics`,
  );
  if (applicants !== NAMES.length + 1) throw new Error(`The analytics count ${applicants}.`);
  const audit = await api<{ data: { action: string; subject_id: number }[] }>(
    'GET',
    '/api/audit-events?max=100',
  );
  expectAll(
    'the audit log',
    AUDITED,
    of(audit.data, ada).map(({ action }) => action),
  );
  // Ids are in the order of time, those of events too.
  const { data } = await api<{ data: { event: string; subject_id: number }[] }>(
    'GET',
    `/api/events?after=${ada - 1}&limit=500`,
  );
  expectAll(
    'the feed of events',
    EVENTS,
    of(data, ada).map(({ event }) => event),
  );
  let missing = EVENTS;
  for (let attempt = 0; missing.length > 0 && attempt < READ_ATTEMPTS; attempt++) {
    await pause(READ_PAUSE_MS);
    const bodies = (await received()).map(({ body }) => body);
    missing = EVENTS.filter(
      (name) => !bodies.some((body) => body.includes(name) && body.includes(String(ada))),
    );
  }
  expectAll('the webhook', missing, []);
}

const of = <Item extends { subject_id: number }>(items: readonly Item[], id: number) =>
  items.filter(({ subject_id }) => subject_id === id);

function expectAll(where: string, wanted: readonly string[], found: readonly string[]): void {
  const missing = wanted.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`${where} lacks ${missing.join(', ')}`);
}
