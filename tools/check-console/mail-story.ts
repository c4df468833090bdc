/**
 * The story of a hiring by email, in one of the ways of `hands.ts`: invited by moving, stopped and sent after all, answered with a CV, answered
 * by two recruiters, rejected with own words, stopped, and sent. The service is one of its own, with a mail server beside it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { fillTemplate } from '#lib/language.ts';
import type { Report } from '../check-pages/check.ts';
import { openOutside } from '../check-start/outside.ts';
import { openService } from '../check-start/service.ts';
import { originOf } from '../local/address.ts';
import { taken } from '../../test/support/smtp-server.ts';
import { english } from './english.ts';
import type { Hands } from './hands.ts';
import { applyByApi, cvOf, openApi, openSession } from './session.ts';
import type { Api } from './session.ts';

const { application, board } = english;
const REPLY_DOMAIN = 'reply.recruiting.example';
const WAIT_MS = 60_000;
const POLL_MS = 500;

type Email = { subject: string; status: string; direction: string; kind: string };
type Scene = {
  hands: Hands;
  page: Page;
  root: string;
  base: URL;
  api: Api;
  word: string;
  job: { id: number; hash_id: string };
  ada: number;
};

/** All of the ways, one after the other. */
export async function checkMailStory(
  browser: Browser,
  { report }: { report: Report },
  ways: readonly Hands[],
): Promise<void> {
  const outside = await openOutside();
  const settings = { ...outside.settings, MAIL_REPLY_DOMAIN: REPLY_DOMAIN };
  const service = await openService(settings);
  try {
    await service.start();
    const base = new URL(originOf(service.port));
    for (const hands of ways) {
      report.page(`hiring by email, ${hands.name}`, base.href);
      await runMailStory(browser, { base, report }, hands);
    }
  } finally {
    await service.close();
    outside.close();
  }
}

async function runMailStory(
  browser: Browser,
  tools: { base: URL; report: Report },
  hands: Hands,
): Promise<void> {
  const { base } = tools;
  const { page, root, end } = await openSession(browser, tools, { ...hands.context });
  const api = await openApi(base);
  const word = Math.random().toString(36).slice(2, 8);
  const jobs = await api<{ data: Scene['job'][] }>('GET', '/api/jobs/index?status=Live&max=1');
  const job = jobs.data[0];
  if (!job) throw new Error('No job is live.');
  const ada = await applyByApi(api, job.id, `Ada ${word}`);
  const scene = { hands, page, root, base, api, word, job, ada };
  const second = await openSession(browser, tools, { ...hands.context, role: 'Recruiter' });
  try {
    await delays(scene, 5, 60);
    await inviteByMoving(scene);
    await writeAndBeAnswered(scene);
    await answer({ ...scene, page: second.page }, 'We look forward to it.');
    await answer(scene, 'Bring an apron.');
    await rejectAndStop(scene);
    await rejectAgain(scene);
  } catch (error) {
    await page.screenshot({ path: '.dev/shots/mail-story.png' });
    throw error;
  } finally {
    await end();
    await second.end();
  }
}

const delays = ({ api }: Scene, stage: number, rejection: number) =>
  api('POST', '/api/hiring-settings', {
    stage_email_delay_minutes: stage,
    rejection_delay_minutes: rejection,
  });

async function emailsOf({ api, ada }: Scene): Promise<Email[]> {
  return (await api<{ emails: Email[] }>('GET', `/api/candidate-job/show/${ada}`)).emails;
}

async function until<Found>(what: string, find: () => Promise<Found | undefined>): Promise<Found> {
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const found = await find();
    if (found !== undefined) return found;
    await pause(POLL_MS);
  }
  throw new Error(`Waited in vain for ${what}.`);
}

/** What the mail server took for Ada with these words, as it came. */
function arrived({ word }: Scene, words: string): Promise<string> {
  const address = `ada.${word}@people.example`;
  return until(`the email “${words}”`, () =>
    Promise.resolve(taken.find(({ to, raw }) => to.includes(address) && raw.includes(words))?.raw),
  );
}

const pathOf = ({ root, job, ada }: Scene) => `${root}/jobs/${job.hash_id}/applications/${ada}`;
const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

async function see(page: Page, text: string | RegExp): Promise<void> {
  const target = page.getByText(text).first();
  await target.waitFor({ state: 'attached' }).catch((cause: unknown) => {
    throw new Error(`Not seen: ${String(text)}.`, { cause });
  });
}

const started = (template: string) => template.split('{')[0] ?? '';

async function inviteByMoving(scene: Scene): Promise<void> {
  const { hands, page } = scene;
  await page.goto(pathOf(scene));
  const box = page.locator('[name^="send."]').first();
  // What was chosen with the last move is proposed.
  if (!(await box.isChecked())) await hands.check(box);
  await hands.press(page.locator('.stepper [data-key="."]'));
  await page.waitForURL(/moved=/u, { waitUntil: 'domcontentloaded' });
  await see(page, started(board.emailDue));
  const inToast = (name: string) =>
    page.locator('#toast').getByRole('button', { name, exact: true });
  await hands.press(inToast(board.stopEmail));
  await see(page, board.noEmail);
  await hands.press(inToast(board.sendEmail));
  await see(page, started(board.emailDue));
  const states = (await emailsOf(scene)).map(({ kind, status }) => `${kind} ${status}`);
  if (states.join() !== 'stage queued,stage canceled')
    throw new Error(`They are ${states.join()}.`);
}

/** A letter goes out at once; the answer comes to its reply address, with a CV. */
async function writeAndBeAnswered(scene: Scene): Promise<void> {
  const { hands, page, base, word } = scene;
  await page.goto(pathOf(scene));
  await hands.press(page.locator('summary', { hasText: application.emailIt }));
  await hands.type(page.locator('#subject'), `Your bread, ${word}`);
  await hands.type(page.locator('#body'), 'Would you bake with us for a morning?');
  await hands.press(button(page, application.send));
  await see(page, application.emailSent);
  const raw = await arrived(scene, `Your bread, ${word}`);
  const to = /^Reply-To:[^<]*<?([^>\s]+@reply\.recruiting\.example)/imu.exec(raw)?.[1] ?? '';
  const from = `ada.${word}@people.example`;
  const url = new URL('/cdn-cgi/local/email', base);
  url.search = new URLSearchParams({ from, to }).toString();
  const taking = await fetch(url, { method: 'POST', body: replyOf(scene, { from, to }) });
  if (!taking.ok) throw new Error(`The email is not taken: ${await taking.text()}`);
  await until('the reply', async () =>
    (await emailsOf(scene)).find(({ direction }) => direction === 'received'),
  );
  await page.goto(`${scene.root}/inbox`);
  await hands.press(page.getByRole('link', { name: `Ada ${word}`, exact: true }).first());
  await page.waitForURL(/\/applications\//u, { waitUntil: 'domcontentloaded' });
  await see(page, `Gladly, says ${word}`);
  await hands.press(button(page, application.received.useAsCv));
  await see(page, application.cvChosen);
}

function replyOf({ word }: Scene, { from, to }: { from: string; to: string }): string {
  return [
    `From: Ada ${word} <${from}>`,
    `To: ${to}`,
    `Subject: Re: Your bread, ${word}`,
    `Message-ID: <${crypto.randomUUID()}@people.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Gladly, says ${word}`,
    '--b',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename="cv.txt"',
    '',
    cvOf(`Ada ${word}`),
    '--b--',
    '',
  ].join('\r\n');
}

async function answer(scene: Scene, text: string): Promise<void> {
  const { hands, page, root, word } = scene;
  await page.goto(`${root}/inbox`);
  const line = page.locator('li', { hasText: `Ada ${word}` }).first();
  await hands.press(line.getByRole('link', { name: application.received.answer }));
  await page.waitForURL(/reply=/u, { waitUntil: 'domcontentloaded' });
  await hands.type(page.locator('#body'), text);
  await hands.press(button(page, application.send));
  await see(page, application.emailSent);
  const raw = await arrived(scene, text);
  if (!/^In-Reply-To: </imu.test(raw)) throw new Error('The answer names no email.');
}

async function reject(scene: Scene, text: string): Promise<void> {
  const { hands, page, word } = scene;
  await page.goto(pathOf(scene));
  await hands.press(page.getByRole('link', { name: application.reject, exact: true }));
  await page.waitForURL(/\/reject/u, { waitUntil: 'domcontentloaded' });
  await hands.type(page.locator('#subject'), `Your application, ${word}`);
  await hands.type(page.locator('#body'), text);
  const name = `Ada ${word}`;
  await hands.press(button(page, fillTemplate(board.rejection.submit, { name })));
  await page.waitForURL((url) => !url.pathname.endsWith('/reject'), {
    waitUntil: 'domcontentloaded',
  });
}

async function rejectAndStop(scene: Scene): Promise<void> {
  const { hands, page, root, word } = scene;
  await reject(scene, 'We cannot.');
  await see(page, started(board.emailDue));
  await page.goto(`${root}/inbox?tab=waiting`);
  const line = page.locator('li', { hasText: `Ada ${word}` }).first();
  await hands.press(line.getByRole('button'));
  await see(page, application.emailStopped);
  await page.goto(pathOf(scene));
  await hands.press(button(page, application.undoRejection));
  await see(page, application.rejectionUndone);
}

/** Corrected, and without a delay. What was stopped never went out. */
async function rejectAgain(scene: Scene): Promise<void> {
  const { word } = scene;
  await delays(scene, 5, 0);
  await reject(scene, 'Sadly, another baker was faster.');
  await arrived(scene, 'another baker was faster');
  const address = `ada.${word}@people.example`;
  const wrong = taken.filter(({ to, raw }) => to.includes(address) && raw.includes('We cannot.'));
  if (wrong.length > 0) throw new Error('The email that was stopped went out.');
}
