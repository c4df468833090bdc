/** Applies for a job at the width of a phone, by keys alone and without scripts, and checks that the application arrives with its CV. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Report } from './check.ts';
import type { Tab } from './tab.ts';

const SEED_FILE = '.dev/seed.json';
const PHONE_WIDTH = 320;
/** The service takes a form that is sent faster for a bot's. */
const TYPING_MS = 2500;

type Seed = { companies: { acme: { tokens: { Recruiter: string } } } };
type List<Item> = { data: Item[] };

export async function applyByKeys(
  tab: Tab,
  { base, report }: { base: URL; report: Report },
): Promise<void> {
  const seed = JSON.parse(readFileSync(SEED_FILE, 'utf8')) as Seed;
  const headers = { authorization: `Bearer ${seed.companies.acme.tokens.Recruiter}` };
  async function get<Data>(path: string): Promise<Data> {
    const response = await fetch(new URL(path, base), { headers });
    const { data } = (await response.json()) as { data: Data };
    return data;
  }

  const { data: jobs } = await get<List<{ id: number }>>('/api/jobs/index?status=Live&max=1');
  const job = await get<{ urlJobApplay: string }>(`/api/jobs/show/${jobs[0]?.id}`);
  const form = new URL(job.urlJobApplay);
  form.protocol = base.protocol;
  form.hostname = form.hostname.replace(/\.example$/u, '.localhost');
  form.port = base.port;

  const name = `Keys${Date.now()}`;
  const folder = mkdtempSync(join(tmpdir(), 'check-pages-'));
  const cv = join(folder, 'cv.txt');
  writeFileSync(cv, `Ada ${name}\n\nSkills: analytical engines\n`);
  try {
    await tab.resize(PHONE_WIDTH);
    await tab.open(form.href, 'form.form');
    report.page('an application by keys alone', form.href);
    for (const [field, text] of [
      ['first_name', 'Ada'],
      ['last_name', name],
      ['email', `${name.toLowerCase()}@people.example`],
    ] as const) {
      await tab.tabTo(field);
      await tab.page.keyboard.insertText(text);
    }
    // The file dialog belongs to the system and is not checked here.
    await tab.tabTo('file_cv');
    await tab.page.setInputFiles('[name=file_cv]', cv);
    if (await tab.has('[name=consent]')) {
      await tab.tabTo('consent');
      await tab.page.keyboard.press('Space');
    }
    await pause(TYPING_MS);
    await tab.tabTo('');
    const thanks = await tab.enter();
    if (!thanks.url.endsWith('/apply/thanks')) report.fail(`led to ${thanks.url}`);
    const list = await get<List<{ id: number }>>(`/api/candidate-job/index?search-key=${name}`);
    const [application, ...others] = list.data;
    if (!application || others.length > 0)
      report.fail(`the API lists it ${list.data.length} times`);
    const { documents } = await get<{ documents: { filename: string }[] }>(
      `/api/candidate-job/show/${application?.id}`,
    );
    if (documents.length !== 1) report.fail('the API shows no CV with it');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
