/** Hostile markup as a job's text and as a mail's body: what is stored of it runs nothing in a real browser, without any policy to help. */
import { readFileSync } from 'node:fs';
import type { Report } from './judge.ts';
import type { Tab } from './tab.ts';
import { vectors } from './vectors.ts';

const SEED_FILE = '.dev/seed.json';
/** Frames that are open at once. */
const FRAMES = 20;
/** What a document is given to do its worst, after a hand has gone over it. */
const FRAME_MS = 400;
/** So many of the vectors run here as they are written; fewer would mean that this looks the wrong way. */
const CONTROL_MIN = 60;

type Seed = { companies: { acme: { tokens: { Recruiter: string } } } };

export async function walkMarkup(
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

  // A document with no policy of its own, which its frames share.
  await tab.open('about:blank', 'body');
  const control = await hits(tab, vectors);
  report.page('markup as it is written', base.href);
  if (control.length < CONTROL_MIN) report.wrong(`only ${control.length} of ${vectors.length} run`);

  const job = await call<{ id: number }>('POST', '/api/jobs/store', { title: 'Hostile markup' });
  const texts: string[] = [];
  for (const vector of vectors) {
    const { description } = await call<{ description: string }>(
      'POST',
      `/api/jobs/update-specifications/${job.id}`,
      { description: `<p>Before</p>${vector}<p>after</p>` },
    );
    texts.push(description);
  }
  await call('DELETE', `/api/jobs/destroy/${job.id}`);
  await judge('job text', texts);

  const { data: applications } = await call<{ data: { id: number }[] }>(
    'GET',
    '/api/candidate-job/index',
  );
  const [application] = applications;
  if (!application) throw new Error('Nobody has applied to a job of acme.');
  const mails: string[] = [];
  for (const vector of vectors) {
    const { body } = await call<{ body: string }>(
      'POST',
      `/api/candidate-job/preview-email/${application.id}`,
      { subject: 'Hello', body: `<p>Before</p>${vector}<p>after</p>` },
    );
    mails.push(body);
  }
  await judge('mail', mails);
  console.log(
    `markup: ${vectors.length} vectors, ${control.length} run as they are written, texts and mails looked at`,
  );

  async function judge(name: string, stored: readonly string[]): Promise<void> {
    report.page(`markup as a ${name}`, base.href);
    for (const at of await hits(tab, stored)) {
      report.wrong(`a ${name} ran a script: ${JSON.stringify(stored[at])}`);
    }
  }
}

/** Which of these documents run a script, each in a frame of its own that shares the origin of the page. */
function hits(tab: Tab, documents: readonly string[]): Promise<number[]> {
  return tab.evaluate(`(async () => {
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
