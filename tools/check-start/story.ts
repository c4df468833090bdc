/** A day of the service, from publishing a job to the alert of another, as companies and job seekers see it. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { callsOf, PATIENCE_MS, until } from './calls.ts';
import type { Calls, Place } from './calls.ts';
import { checkLinks } from './links.ts';
import type { Outside } from './outside.ts';

/** Forms that are sent sooner after they were opened count as sent by a robot. */
const FORM_AGE_MS = 2500;
const SETTLED_MS = 120_000;
const DAY_MS = 86_400_000;

/** What was seen, and after how many milliseconds. */
export type Step = { seen: string; milliseconds: number };

type Day = Calls & {
  outside: Outside;
  /** Throws if it is not seen. */
  step: <Result>(seen: string, run: () => Promise<Result>) => Promise<Result>;
  publish: (title: string) => Promise<Job>;
  /** In the title of every job, and in the address of the job seeker. */
  word: string;
  email: string;
  /** The file of the database. */
  database: string;
};
type Job = { id: number; hash_id: string };

/** A company, and an Admin of it who can sign in. */
export type StoryPlace = Place & {
  /** The file of the database. */
  database: string;
  subdomain: string;
  person: { email: string; password: string };
};

/** Throws at the first step that fails. Nothing here runs the cron. */
export async function runStory(place: StoryPlace, outside: Outside): Promise<Step[]> {
  const steps: Step[] = [];
  const calls = callsOf(place);
  const word = `w${crypto.randomUUID().replaceAll('-', '')}`;

  const step: Day['step'] = async (seen, run) => {
    const begun = performance.now();
    const result = await run().catch((error: unknown) => {
      throw new Error(`Not seen: ${seen}.`, { cause: error });
    });
    steps.push({ seen, milliseconds: performance.now() - begun });
    return result;
  };

  async function publish(title: string): Promise<Job> {
    const { countryId: country_id } = place.career;
    const office = { name: 'Office', country_id, city: 'Newtown' };
    const { id } = (await calls.api('/api/company-offices/store', { json: office })) as {
      id: number;
    };
    const job = { title: `${title} ${word}`, office_id: id, status: 'Live' };
    return (await calls.api('/api/jobs/store', { json: job })) as Job;
  }

  const { database } = place;
  const email = `${word}@people.example`;
  const day: Day = { ...calls, outside, step, publish, word, email, database };
  const hook = { name: 'Check', url: outside.webhookUrl, events: ['application.created'] };
  await day.api('/api/plugins/webhooks', { json: hook });
  const job = await step('a job is published', () => publish('Baker'));
  const pages = await readJob(day, job);
  await apply(day, pages.apply);
  await subscribe(day, pages.alert);
  await openLinks(day, place, job);
  return steps;
}

/** A page with a form. */
type FormPage = { path: string; html: string };

/** Returns the forms, old enough to be submitted. */
async function readJob(
  day: Day,
  { hash_id: hash }: Job,
): Promise<Record<'apply' | 'alert', FormPage>> {
  const { api, location, site, step, word } = day;
  await step('the location API lists it on the API host', () => location('127.0.0.1', word));
  await step('the location API lists it on the career domain', () => location(site.host, word));
  await step('its page is shown', () => site.page(`/jobs/${hash}`, word));
  const path = `/jobs/${hash}/apply`;
  const applyPage = await step('its application form is shown', () => site.page(path, word));
  const alertPage = await step('the form of an alert is shown', () =>
    site.page(`/alerts?search-key=${word}`, word),
  );
  const opened = Date.now();
  await step('its view is counted', () =>
    until(async () => {
      const { views } = (await api(`/api/jobs/${hash}/analytics`)) as { views: number };
      return views > 0;
    }),
  );
  await pause(Math.max(0, FORM_AGE_MS - (Date.now() - opened)));
  return { apply: { path, html: applyPage }, alert: { path: '/alerts', html: alertPage } };
}

async function apply(day: Day, { path, html }: FormPage): Promise<void> {
  const { api, email, outside, site, step, word } = day;
  const person = { first_name: 'Maya', last_name: 'Thornton', email };
  await step('an application with a CV is received', () => site.send(path, html, person, true));
  await step('its webhook is delivered', () =>
    until(async () => (await outside.webhooks()).some(({ body }) => body.includes(email))),
  );
  await step('its CV is parsed', () =>
    until(async () => {
      const found = (await api(`/api/candidate-job/index?search-key=${word}`)) as {
        data: { id: number }[];
      };
      const shown = await api(`/api/candidate-job/show/${found.data[0]?.id}`);
      return (shown as { parse_status: string }).parse_status === 'parsed';
    }),
  );
  // At once, although it waits for a minute where the CV is not read.
  await step('its confirmation email arrives', () =>
    until(async () => (await outside.emails(email)).find((text) => text.includes(word))),
  );
}

async function subscribe(day: Day, { path, html }: FormPage): Promise<void> {
  const { database, email, outside, publish, site, step, word } = day;
  const mail = (part: string) =>
    until(async () => (await outside.emails(email)).find((text) => text.includes(part)));

  const fields = { email, frequency: 'daily' };
  await step('an alert is requested', () => site.send(path, html, fields));
  const text = await step('its confirmation email arrives', () => mail('/alerts/confirm'));
  const [, token = ''] = /\/alerts\/confirm\?token=([\w.~-]+)/u.exec(text) ?? [];
  await step('the alert is confirmed', () => site.send('/alerts/confirm', '', { token }));
  const { hash_id: hash } = await step('another job is published', () => publish('Cook'));
  passTime(database, { word, hash });
  await step('the cron finds the alert, and its email arrives', () => mail(hash));
}

/** Makes what has an address of its own, and opens every address that the service hands out. */
async function openLinks(day: Day, place: StoryPlace, { id: job_id }: Job): Promise<void> {
  const { api, email, outside, site, step, word } = day;
  await step('every address that is handed out answers', async () => {
    const { id } = (await api('/api/companies/profile')) as { id: number };
    const source = (await api('/api/sources/store', { json: { name: word } })) as { id: number };
    const link = { source_id: source.id, job_id };
    const made = [
      await api('/api/tracking-links/store', { json: link }),
      await api(`/api/companies/preview-career-page/${id}`, { json: {} }, 200),
      await api('/api/meet/store', { json: { title: word, ...meetingTime() } }),
    ];
    const texts = [...made.map((one) => JSON.stringify(one)), ...(await outside.emails(email))];
    const { hostname } = place.career;
    const receiver = new URL(outside.webhookUrl).origin;
    return checkLinks({ ...place, site: { host: site.host, hostname }, receiver, texts });
  });
}

function meetingTime() {
  return { start_time: new Date(Date.now() + DAY_MS).toISOString(), duration: 30 };
}

/** Lets the time pass that an alert waits for: a day until it is sent, and a minute until a job counts as settled. */
function passTime(file: string, { word, hash }: { word: string; hash: string }): void {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  database
    .prepare(
      'update jobs set published_at = published_at - ?1, shown_at = shown_at - ?1 where hash_id = ?2',
    )
    .run(SETTLED_MS, hash);
  database
    .prepare('update job_alerts set due_at = 0, known_until = 0 where instr(search, ?) > 0')
    .run(word);
  database.close();
}
