/** Checks application forms with questions of all kinds in ten languages, in a real browser without scripts. */
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { tenantContext } from '#context.ts';
import type { Ctx } from '#context.ts';
import { throttles } from '#data/tables/accounts.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { baseLanguage, directionOf } from '#lib/language.ts';
import { showApplicationById } from '#recruiting/pipeline/applications/actions/detail.ts';
import { listApplications } from '#recruiting/pipeline/applications/actions/list.ts';
import { changeForm } from '#recruiting/jobs/questions/actions/forms.ts';
import { createQuestion, listAllQuestions } from '#recruiting/jobs/questions/actions/questions.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { openBrowser } from './browser.ts';
import { messageOf, openCheck } from './check-pages/check.ts';
import type { Check } from './check-pages/check.ts';
import { openReport } from './check-pages/report.ts';
import { openTab } from './check-pages/tab.ts';
import type { Tab } from './check-pages/tab.ts';
import { all, answersOf, ruleWith } from './check-screening/questions.ts';
import { BASE_URL } from './local/address.ts';
import { openStore } from './platform.ts';
import { domains } from './seed/domains.ts';

const SHOTS_DIR = '.dev/shots';
/** The service takes a form that is sent faster for a bot's. */
const TYPING_MS = 2500;

const HELP = `npm run check:screening -- [--base URL]

Puts a question of each kind on a job of a career site in each of the ten languages, in the database of a running and seeded
service (default ${BASE_URL}), and applies there in Debian's chromium without scripts: with a wrong number, whose error must
stand beside its field with everything else as it was typed, and then with a right one. Compares what is stored, and audits
both pages with axe-core at 320 and 1280 pixels, in Arabic from right to left. Then a rule rejects, and the link of its email leads to
a person who looks at the application. Screenshots go to ${SHOTS_DIR}.`;

const { values: flags } = parseArgs({
  options: {
    base: { type: 'string', default: BASE_URL },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}

const base = new URL(flags.base);
const report = openReport();
const shots = { folder: SHOTS_DIR, ending: '.png' };
const audited = openCheck(report, { shots, isAudited: true });
const plain = openCheck(report, { shots: null, isAudited: false });

mkdirSync(SHOTS_DIR, { recursive: true });
const browser = await openBrowser();
const store = await openStore({ remote: false });
try {
  for (const language of siteLanguages) {
    try {
      await checkLanguage(language);
    } catch (error) {
      report.fail(`${language}: ${messageOf(error)}`);
    }
  }
} finally {
  await browser.close();
  await store.close();
}
console.log(`${report.pages()} pages checked, ${report.failures()} failures`);
process.exitCode = report.failures() === 0 ? 0 : 1;

async function checkLanguage(language: string): Promise<void> {
  const domain = domains.find((one) => !one.isTest && baseLanguage(one.language) === language);
  if (!domain) throw new Error('no career site');
  // One address may apply 20 times in ten minutes, and each language applies three times.
  await store.ctx.db.delete(throttles);
  const { tenant, hashId } = await openForm(domain.hostname, 'flag');
  const url = new URL(`/jobs/${hashId}/apply`, base);
  url.hostname = domain.hostname.replace(/\.example$/u, '.localhost');
  // A tab with scripts only to audit: axe-core is one.
  for (const [hasScripts, check] of [
    [true, audited],
    [false, plain],
  ] as const) {
    const tab = await openTab(browser, { hasScripts });
    const email = `check-${language}-${Date.now()}@people.example`;
    await applyIn(tab, check, { url: url.href, language: domain.language, email });
    await compare(tenant, email, 'flagged');
    await tab.page.context().close();
  }
  await openForm(domain.hostname, 'reject');
  await askForPerson(tenant, url, domain.language);
}

/** A rule rejects; the email has a link, and the button of its page takes the rejection back. */
async function askForPerson(tenant: Ctx, form: URL, language: string): Promise<void> {
  const tab = await openTab(browser, { hasScripts: false });
  const email = `check-rejected-${language}-${Date.now()}@people.example`;
  await applyIn(tab, plain, { url: form.href, language, email });
  const rejected = await compare(tenant, email, 'knocked_out');
  const [, found] = /href="([^"]*\/review[^"]*)"/u.exec(rejected?.emails[0]?.body ?? '') ?? [];
  if (!rejected || found === undefined) throw new Error('the email of the rejection has no link');
  const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
  const link = new URL(pathname + search, form).href;
  const page = { language, kind: 'career' as const, status: 200, name: 'screening-person' };
  const auditTab = await openTab(browser);
  await audited(auditTab, await auditTab.open(link), { ...page, isShot: true });
  await auditTab.page.context().close();

  await tab.open(link, 'form.form');
  const asked = await tab.press('form.form button');
  if (asked.status !== 200) report.fail(`asking for a person answers ${asked.status}`);
  const { status, screening } = await showApplicationById(tenant, rejected.id);
  if (status !== 'active' || screening !== 'flagged') {
    report.fail(`after asking for a person: ${status}, ${screening}`);
  }
  await tab.page.context().close();
}

/** A job of the site with the questions, which stay for the next run. */
async function openForm(
  hostname: string,
  effect: 'flag' | 'reject',
): Promise<{ tenant: Ctx; hashId: string }> {
  const { db } = store.ctx;
  const [row] = await db
    .select({ companyId: jobs.companyId, id: jobs.id, hashId: jobs.hashId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(careerDomains, eq(careerDomains.id, companies.careerDomainId))
    .where(and(eq(careerDomains.hostname, hostname), isNotNull(jobs.listedAt)))
    .orderBy(desc(jobs.listedAt))
    .limit(1);
  if (!row) throw new Error(`no job on ${hostname}`);
  const tenant = tenantContext({ ...store.ctx, now: new Date() }, row.companyId);
  const known = await listAllQuestions(tenant);
  const placed = [];
  for (const question of all) {
    const { id } =
      known.find(({ key }) => key === question.key) ?? (await createQuestion(tenant, question));
    placed.push({
      question_id: id,
      is_required: true,
      rule: question.kind === 'yes_no' ? ruleWith(effect) : null,
    });
  }
  await changeForm(tenant, { id: row.id }, { questions: placed });
  return { tenant, hashId: row.hashId };
}

type Form = { url: string; language: string; email: string };

async function applyIn(tab: Tab, check: Check, { url, language, email }: Form): Promise<void> {
  const { page } = tab;
  const shown = { language, kind: 'career' as const, isShot: true };
  const name = (part: string) => `screening-${part}`;
  await check(tab, await tab.open(url, 'form.form'), { ...shown, name: name('form'), status: 200 });
  await page.fill('[name=first_name]', 'Ada');
  await page.fill('[name=email]', email);
  for (const { kind, labels } of all) await fill(tab, kind, textIn(labels, language));
  const number = page.getByLabel(textIn(labelsOf('number'), language));
  await number.fill('many');
  if (await tab.has('[name=consent]')) await page.check('[name=consent]');
  await pause(TYPING_MS);
  const refused = await tab.press('form.form button', '[role=alert]');
  await check(tab, refused, { ...shown, name: name('wrong'), status: 422 });
  await expectKept(tab, language);
  await number.fill('2,5');
  const thanks = await tab.press('form.form button');
  if (!thanks.url.endsWith('/apply/thanks')) report.fail(`led to ${thanks.url}`);
}

function labelsOf(kind: string): Readonly<Record<string, string>> {
  return all.find((one) => one.kind === kind)?.labels ?? {};
}

/** As the page must show it: in the language of the site, else in the one that there is. */
function textIn(labels: Readonly<Record<string, string>>, language: string): string {
  return labels[baseLanguage(language)] ?? Object.values(labels)[0] ?? '';
}

async function fill({ page }: Tab, kind: string, label: string): Promise<void> {
  const group = page.getByRole('group', { name: label });
  switch (kind) {
    case 'yes_no':
      return group.locator('[value=no]').check();
    case 'single_choice':
      return group.locator('[value=c]').check();
    case 'multiple_choice':
      for (const box of await group.locator('[type=checkbox]').all()) await box.check();
      return;
    case 'number':
      return;
    default: {
      const value = new Map<string, unknown>(Object.entries(answersOf)).get(kind);
      await page.getByLabel(label).fill(String(value));
    }
  }
}

/** The error stands at the number alone, and everything else is as it was typed. */
async function expectKept({ page }: Tab, language: string): Promise<void> {
  const errors = await page.locator('.error').count();
  if (errors !== 1) report.fail(`${errors} errors, not 1`);
  for (const { kind, labels } of all) {
    const label = textIn(labels, language);
    const other = Object.keys(labels).length === 1 && baseLanguage(language) !== 'nl';
    if (other && (await page.locator('label span[lang=nl]').count()) !== 1) {
      report.fail('a question in another language does not name it');
    }
    const expected = new Map<string, unknown>(Object.entries(answersOf)).get(kind);
    if (typeof expected === 'string' && kind !== 'single_choice') {
      const value = await page.getByLabel(label).inputValue();
      if (value !== expected) report.fail(`${kind} has become ${JSON.stringify(value)}`);
    }
  }
  const checked = await page.locator('fieldset :checked:not([name=consent])').count();
  if (checked !== 4) report.fail(`${checked} choices are kept, not 4`);
  const direction = await page.evaluate<string>('document.documentElement.dir');
  if (direction !== directionOf(language)) report.fail(`dir ${direction}`);
}

/** What is stored is what was typed, and the rule has done what it says. */
async function compare(tenant: Ctx, email: string, outcome: 'flagged' | 'knocked_out') {
  const paging = { page: 1, max: 1, 'search-key': email };
  const [found] = (await listApplications(tenant, paging)).data;
  if (!found) {
    report.fail(`no application of ${email}`);
    return null;
  }
  const detail = await showApplicationById(tenant, found.id);
  if (detail.screening !== outcome) report.fail(`screened as ${detail.screening}`);
  for (const [kind, expected] of Object.entries(answersOf)) {
    const stored = detail.answers.find((answer) => answer.kind === kind)?.value;
    if (JSON.stringify(stored) !== JSON.stringify(expected)) {
      report.fail(`${kind} is stored as ${JSON.stringify(stored)}`);
    }
  }
  return detail;
}
