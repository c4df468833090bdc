/** Stores hostile markup as job texts and email bodies, and checks that none of it runs a script, even without a content security policy. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Report } from './check.ts';
import type { Tab } from './tab.ts';
import { vectors } from './vectors.ts';

const SEED_FILE = '.dev/seed.json';
/** Frames that are open at once. */
const FRAMES = 20;
/** How long a document has to run its scripts, before and after the events. */
const FRAME_MS = 400;
/** At least this many vectors run as they are written; fewer would mean that the check is blind. */
const CONTROL_MIN = 60;

type Seed = { companies: { acme: { tokens: { Recruiter: string } } } };

/** Texts with other control characters are refused with 422. */
const storable = vectors.filter(
  (vector) => !/[^\P{Cc}\t\n]/u.test(vector.replaceAll('\r\n', '\n')),
);

export async function checkHostileMarkup(
  tab: Tab,
  { base, report }: { base: URL; report: Report },
): Promise<void> {
  const seed = JSON.parse(readFileSync(SEED_FILE, 'utf8')) as Seed;
  const token = seed.companies.acme.tokens.Recruiter;

  async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(new URL(path, base), { method, headers, ...sent });
    const answer = (await response.json()) as { success: boolean; data: Data; message?: string };
    if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer.data;
  }

  // A document without a policy, and its frames have none either.
  await tab.open('about:blank', 'body');
  const control = await findRunning(tab.page, vectors);
  report.page('markup as it is written', base.href);
  if (control.length < CONTROL_MIN) report.fail(`only ${control.length} of ${vectors.length} run`);

  const job = await call<{ id: number }>('POST', '/api/jobs/store', { title: 'Hostile markup' });
  const texts: string[] = [];
  for (const vector of storable) {
    const { description } = await call<{ description: string }>(
      'POST',
      `/api/jobs/update-specifications/${job.id}`,
      { description: `<p>Before</p>${vector}<p>after</p>` },
    );
    texts.push(description);
  }
  await call('DELETE', `/api/jobs/destroy/${job.id}`);
  await check('job text', texts);

  const { data: applications } = await call<{ data: { id: number }[] }>(
    'GET',
    '/api/candidate-job/index',
  );
  const [application] = applications;
  if (!application) throw new Error('The company acme has no applications.');
  const emails: string[] = [];
  for (const vector of storable) {
    const { body } = await call<{ body: string }>(
      'POST',
      `/api/candidate-job/preview-email/${application.id}`,
      { subject: 'Hello', body: `<p>Before</p>${vector}<p>after</p>` },
    );
    emails.push(body);
  }
  await check('email', emails);
  console.log(`markup: ${vectors.length} vectors, ${control.length} run as they are written`);

  async function check(name: string, stored: readonly string[]): Promise<void> {
    report.page(`markup as a ${name}`, base.href);
    for (const index of await findRunning(tab.page, stored)) {
      report.fail(`a ${name} ran a script: ${JSON.stringify(stored[index])}`);
    }
  }
}

/** Returns the indexes of the documents that run a script, each in a frame of the page's origin. */
function findRunning(page: Page, documents: readonly string[]): Promise<number[]> {
  return page.evaluate(`(async () => {
    const documents = ${JSON.stringify(documents)};
    const hit = new Set();
    const events = ['focus', 'focusin', 'mouseover', 'mouseenter', 'mousemove', 'pointerover', 'wheel',
      'copy', 'contextmenu', 'scroll', 'keydown', 'dblclick', 'animationend', 'transitionend'];
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    async function look(at) {
      const frame = document.createElement('iframe');
      frame.srcdoc = documents[at].replaceAll('top.hit()', 'top.hit(' + at + ')');
      document.body.append(frame);
      await pause(${FRAME_MS});
      const inside = frame.contentDocument;
      for (const element of inside ? inside.querySelectorAll('*') : []) {
        for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true }));
        if (/^(a|button|p|x)$/i.test(element.localName)) {
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
      }
      await pause(${FRAME_MS});
      frame.remove();
    }
    window.hit = (at) => hit.add(at);
    const rest = documents.keys();
    const lane = async () => { for (const at of rest) await look(at); };
    await Promise.all(Array.from({ length: ${FRAMES} }, lane));
    return [...hit].sort((a, b) => a - b);
  })()`);
}
