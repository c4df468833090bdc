/** The story of a candidate on one career site: from the application to the certificate of erasure. By keys alone, without scripts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { CORRECT, DELETE, portalPaths } from '#careers/portal/portal-paths.ts';
import { until } from '../check-start/calls.ts';
import type { Outside } from '../check-start/outside.ts';
import { reach } from '../check-console/hands.ts';
import type { Check, Report } from '../check-pages/check.ts';
import type { Arrival, Tab } from '../check-pages/tab.ts';

/** The service takes a form that is sent faster for a bot's. */
const TYPING_MS = 2500;
const WRONG_CODE = '000000';

/** `api` is the origin without the name of the site, which only browsers resolve. */
type Site = { origin: string; api: string; hostname: string; language: string };

export type Tools = {
  /** Without scripts, as narrow as the narrowest phone. */
  tab: Tab;
  /** With scripts, for the audits alone. */
  auditTab: Tab;
  audited: Check;
  outside: Outside;
  report: Report;
};

type Scene = Tools & {
  site: Site;
  /** Presses a button or a link by keys, and waits for the next page. */
  press: (target: Locator) => Promise<Arrival>;
  type: (target: Locator, text: string) => Promise<void>;
  /** Audits a page that a link opens. */
  audit: (name: string, url: string, status: number) => Promise<void>;
  email: string;
  /** Of this candidate alone. */
  word: string;
};

export async function runStory(tools: Tools, site: Site): Promise<void> {
  const { tab, auditTab, audited, report } = tools;
  const { page } = tab;
  const word = `Lovelace${Date.now()}`;
  const scene: Scene = {
    ...tools,
    site,
    word,
    email: `${word.toLowerCase()}@people.example`,
    press: async (target) => {
      await reach(target);
      return tab.enter();
    },
    type: async (target, text) => {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    audit: async (name, url, status) => {
      const shown = {
        name,
        status,
        language: site.language,
        kind: 'career',
        isShot: true,
      } as const;
      await audited(auditTab, await auditTab.open(url), shown);
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'check-portal-'));
  try {
    const link = await apply(scene, join(folder, 'cv.txt'));
    report.page(`the story in ${site.language}`, link);
    await scene.audit('portal', link, 200);
    await tab.open(link);
    await correct(scene);
    await addCv(scene, join(folder, 'second.txt'));
    await downloadAll(scene);
    await withdraw(scene);
    await askForLink(scene, link);
    await erase(scene, link);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const formTo = ({ tab }: Scene, path: string) => tab.page.locator(`form[action="${path}"]`);

function expectThat(holds: boolean, { report }: Scene, fault: string): void {
  if (!holds) report.fail(fault);
}

async function expectNote(scene: Scene, note: string): Promise<void> {
  const { page } = scene.tab;
  const isNoted = page.url().includes(`note=${note}`) && (await scene.tab.has('[role=status]'));
  expectThat(isNoted, scene, `the page does not say ${note}`);
}

/** Applies for the newest job of the site. Returns the link of the email that confirms it. */
async function apply(scene: Scene, cv: string): Promise<string> {
  const { tab, site, email, word, type, press, outside } = scene;
  const { page } = tab;
  const list = `/api/locations/jobs?career_domain=${site.hostname}&per_page=1`;
  const answer = await fetch(new URL(list, site.api));
  const { data } = (await answer.json()) as { data: { data: { urlJobApplay: string }[] } };
  const { pathname } = new URL(data.data[0]?.urlJobApplay ?? '', site.origin);
  await tab.open(new URL(pathname, site.origin).href, 'form.form');
  await type(page.locator('[name=first_name]'), 'Ada');
  await type(page.locator('[name=last_name]'), word);
  await type(page.locator('[name=email]'), email);
  writeFileSync(cv, `Ada ${word}\n\nSkills: analytical engines\n`);
  // The file dialog belongs to the system.
  await page.setInputFiles('[name=file_cv]', cv);
  if (await tab.has('[name=consent]')) {
    await reach(page.locator('[name=consent]'));
    await page.keyboard.press('Space');
  }
  await pause(TYPING_MS);
  const thanks = await press(page.locator('form.form button').last());
  expectThat(thanks.url.endsWith('/apply/thanks'), scene, `applying led to ${thanks.url}`);
  return linkIn(scene, await until(async () => (await outside.emails(email)).find(hasLink)));
}

const LINK = /https?:\/\/[^/\s]+(\/my\?token=[\w-]{43})/u;
const hasLink = (text: string) => LINK.test(text);

/** The address on this machine of the link in an email. */
function linkIn({ site }: Scene, text: string): string {
  return new URL(LINK.exec(text)?.[1] ?? '/my', site.origin).href;
}

/** First with a wrong link, whose error stands beside its field with the rest as it was typed. */
async function correct(scene: Scene): Promise<void> {
  const { tab, type, press } = scene;
  const form = formTo(scene, CORRECT);
  await type(form.locator('[name=first_name]'), 'Augusta');
  await type(form.locator('[name=links]'), 'not an address');
  const refused = await press(form.locator('button'));
  expectThat(refused.status === 422, scene, `a wrong link answers ${refused.status}`);
  expectThat(await tab.has('#links[aria-invalid=true]'), scene, 'the wrong field is not marked');
  const kept = await form.locator('[name=first_name]').inputValue();
  expectThat(kept === 'Augusta', scene, `the name that was typed has become ${kept}`);
  await type(form.locator('[name=links]'), 'https://ada.example/engines');
  const saved = await press(form.locator('button'));
  expectThat(saved.status === 200, scene, `correcting answers ${saved.status}`);
  await expectNote(scene, 'corrected');
}

async function addCv(scene: Scene, cv: string): Promise<void> {
  const { tab, press } = scene;
  writeFileSync(cv, `Augusta ${scene.word}\n\nSkills: punched cards\n`);
  const form = tab.page.locator('form:has([name=file_cv])');
  await form.locator('[name=file_cv]').setInputFiles(cv);
  await press(form.locator('button'));
  await expectNote(scene, 'uploaded');
  const names = await tab.page.locator('main li bdi').allTextContents();
  expectThat(names.includes('second.txt'), scene, `the documents are ${names.join(', ')}`);
}

/** One ZIP file, with what was corrected and both CVs. */
async function downloadAll(scene: Scene): Promise<void> {
  const { page } = scene.tab;
  await reach(formTo(scene, '/my/download').locator('button'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const names = Object.keys(files);
  const texts = Object.values(files).map((bytes) => strFromU8(bytes));
  for (const part of ['Augusta', 'https://ada.example/engines', 'punched cards']) {
    expectThat(
      texts.some((text) => text.includes(part)),
      scene,
      `the ZIP file has no ${part}`,
    );
  }
  const cvs = names.filter((name) => name.endsWith('.txt'));
  expectThat(cvs.length === 2, scene, `the files are ${names.join(', ')}`);
}

async function withdraw(scene: Scene): Promise<void> {
  const { tab, press } = scene;
  const { page } = tab;
  await reach(page.locator('summary').first());
  await page.keyboard.press('Enter');
  await press(page.locator('details[open] button'));
  await expectNote(scene, 'withdrawn');
  expectThat(!(await tab.has('main details')), scene, 'it may be withdrawn twice');
}

/** A link that never was offers the form for a new one, which arrives by email and opens the same page. */
async function askForLink(scene: Scene, known: string): Promise<void> {
  const { tab, email, outside, press, type } = scene;
  const unknown = known.replace(/.{43}$/u, 'x'.repeat(43));
  await scene.audit('portal-gone', unknown, 410);
  const before = (await outside.emails(email)).filter(hasLink).length;
  await tab.open(unknown);
  const form = formTo(scene, '/my/link');
  await type(form.locator('[name=email]'), email);
  await pause(TYPING_MS);
  await press(form.locator('button'));
  expectThat(tab.page.url().endsWith('/my/link/sent'), scene, `asking led to ${tab.page.url()}`);
  const link = await until(async () => {
    const links = (await outside.emails(email)).filter(hasLink);
    return links.length > before && linkIn(scene, links.at(-1) ?? '');
  });
  expectThat((await tab.open(link)).status === 200, scene, 'the new link does not open');
}

/** Asks for a code, is refused with a wrong one, and deletes everything with the right one. */
async function erase(scene: Scene, link: string): Promise<void> {
  const { tab, email, outside, press, type } = scene;
  const { page } = tab;
  await press(page.locator(`a[href^="${DELETE}?"]`));
  await scene.audit('portal-delete', page.url(), 200);
  await press(formTo(scene, `${DELETE}/code`).locator('button'));
  const code = await until(async () => {
    const texts = await outside.emails(email);
    return texts.map((text) => /\b\d{6}\b/u.exec(text)?.[0]).find((found) => found !== undefined);
  });
  const form = formTo(scene, DELETE);
  await type(form.locator('[name=code]'), WRONG_CODE);
  const refused = await press(form.locator('button'));
  expectThat(refused.status === 422, scene, `a wrong code answers ${refused.status}`);
  await type(form.locator('[name=code]'), code);
  const before = (await outside.emails(email)).length;
  const erased = await press(form.locator('button'));
  expectThat(erased.status === 200, scene, `deleting answers ${erased.status}`);
  await until(async () => (await outside.emails(email)).length > before);
  const again = await tab.open(link);
  expectThat(again.status === 410, scene, `the old link answers ${again.status}`);
  expectThat(
    portalPaths.every((path) => !again.url.includes(`${path}/`)),
    scene,
    `the old link led to ${again.url}`,
  );
}
