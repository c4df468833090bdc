/** Somebody applies with a telephone's width, without a mouse and without scripts; the company sees the application with its CV. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from './judge.ts';
import type { Tab } from './tab.ts';
import { pause } from './waiting.ts';

const SEED_FILE = '.dev/seed.json';
const PHONE_WIDTH = 320;
/** A form that is sent faster is no person's. */
const TYPING_MS = 2500;

type Seed = { companies: { acme: { tokens: { Recruiter: string } } } };
type Listed<Item> = { data: Item[] };

export async function applyByKeys(
  tab: Tab,
  { base, report }: { base: URL; report: Report },
): Promise<void> {
  const seed = JSON.parse(readFileSync(SEED_FILE, 'utf8')) as Seed;
  const headers = { authorization: `Bearer ${seed.companies.acme.tokens.Recruiter}` };
  async function ask<Data>(path: string): Promise<Data> {
    const response = await fetch(new URL(path, base), { headers });
    const { data } = (await response.json()) as { data: Data };
    return data;
  }

  const { data: jobs } = await ask<Listed<{ id: number }>>('/api/jobs/index?status=Live&max=1');
  const job = await ask<{ urlJobApplay: string }>(`/api/jobs/show/${jobs[0]?.id}`);
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
      await tab.write(text);
    }
    // The window in which a file is chosen is the system's, and keys reach it there.
    await tab.tabTo('file_cv');
    await tab.choose('[name=file_cv]', [cv]);
    if (await tab.evaluate<boolean>("document.querySelector('[name=consent]') !== null")) {
      await tab.tabTo('consent');
      await tab.space();
    }
    await pause(TYPING_MS);
    await tab.tabTo('');
    const thanks = await tab.enter();
    if (!thanks.url.endsWith('/apply/thanks')) report.wrong(`led to ${thanks.url}`);
    const found = await ask<Listed<{ id: number }>>(`/api/candidate-job/index?search-key=${name}`);
    const [application, ...others] = found.data;
    if (!application || others.length > 0) report.wrong(`the API shows ${found.data.length} of it`);
    const shown = await ask<{ documents: { filename: string }[] }>(
      `/api/candidate-job/show/${application?.id}`,
    );
    if (shown.documents.length !== 1) report.wrong('the API shows no CV with it');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
