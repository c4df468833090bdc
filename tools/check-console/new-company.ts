/** A new company from its invitation to the first application, as a new member sees it: by what the screens say, without the API. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { english } from './english.ts';
import { toPng } from '#lib/png.ts';
import type { Report } from '../check-pages/check.ts';
import { cvOf } from './session.ts';

const { board, frame, jobs, team, today } = english;
const OPERATOR = join(import.meta.dirname, '../../packages/operator/tools/operator.ts');
const DOMAIN = 'careers-uk.example';
const TIMEOUT_MS = 30_000;
/** The service takes a form that is sent faster for a bot's. */
const TYPING_MS = 2500;

/** By the keystroke-level model: seconds to point and click, to type a character, to think before a click or a field. */
const CLICK_S = 1.3;
const CHARACTER_S = 0.28;
const THINKING_S = 1.35;
/** A hand that goes from the mouse to the keys and back. */
const HOMING_S = 0.8;

/** Counts what a person does, and how long they wait. */
class Person {
  clicks = 0;
  fields = 0;
  characters = 0;
  waitedMs = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses what leads to another page, and waits for it. */
  async go(target: Locator, at: RegExp): Promise<void> {
    this.clicks += 1;
    const begun = performance.now();
    await target.click();
    await this.page.waitForURL(at, { waitUntil: 'load' });
    this.waitedMs += performance.now() - begun;
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.characters += text.length;
    await field.fill(text);
  }

  async choose(field: Locator, label: string | { index: number }): Promise<void> {
    this.fields += 1;
    await field.selectOption(typeof label === 'string' ? { label } : label);
  }

  async attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.fields += 1;
    this.clicks += 1;
    await field.setInputFiles(file);
  }

  /** Seconds by the model, with what was waited. */
  seconds(): number {
    const { clicks, fields, characters, waitedMs } = this;
    const thinking = (clicks + fields) * THINKING_S;
    const hands = clicks * CLICK_S + fields * (CLICK_S + HOMING_S) + characters * CHARACTER_S;
    return thinking + hands + waitedMs / 1000;
  }

  summary(): string {
    const minutes = (this.seconds() / 60).toFixed(1);
    return `${this.clicks} clicks, ${this.fields} fields, ${this.characters} characters, ${(this.waitedMs / 1000).toFixed(1)} s waited: ${minutes} minutes`;
  }
}

export async function checkNewCompany(
  browser: Browser,
  { base, report }: { base: URL; report: Report },
): Promise<void> {
  report.page('a new company', base.href);
  const word = Math.random().toString(36).slice(2, 8);
  const invitation = await invite(word, base);
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const person = new Person(page);
  page.on('pageerror', (error) => report.fail(`${page.url()}: ${error.message}`));
  try {
    await accept(person, invitation);
    const root = new URL(`/console/new-${word}`, base).href;
    const link = await publishFirst(person);
    console.log(`New company, to the first job live: ${person.summary()}`);
    await apply(browser, link, base, word);
    await seeApplication(person, root, word);
    console.log(`New company, to the first application read: ${person.summary()}`);
    await finishSteps(person, root);
    console.log(`New company, with all first steps done: ${person.summary()}`);
    await person.go(page.locator('.places a').first(), new RegExp(`^${root}/?$`, 'u'));
    const left = await page.locator('.steps li:not(.done)').allTextContents();
    if (left.length > 0) report.fail(`first steps that are not done: ${left.join(', ')}`);
  } catch (error) {
    await page.screenshot({ path: '.dev/shots/new-company.png', fullPage: true });
    throw error;
  } finally {
    await context.close();
  }
}

/** What the operator does for a customer; returns the link of the email. */
async function invite(word: string, base: URL): Promise<string> {
  const name = `new-${word}`;
  await operator([
    'company',
    'create',
    '--subdomain',
    name,
    '--name',
    `Mill ${word}`,
    '--domain',
    DOMAIN,
  ]);
  const email = `owner.${word}@people.example`;
  const printed = await operator([
    'user',
    'invite',
    '--company',
    name,
    '--email',
    email,
    '--role',
    'Admin',
  ]);
  const [link] = /https?:\/\/\S+?\/invitation\?link=[\w-]+/u.exec(printed) ?? [];
  if (link === undefined) throw new Error(`No link of an invitation: ${printed}`);
  const { pathname, search } = new URL(link);
  return new URL(pathname + search, base).href;
}

async function operator(words: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [OPERATOR, ...words]);
  return stdout + stderr;
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

async function accept(person: Person, invitation: string): Promise<void> {
  const { page } = person;
  person.clicks += 1;
  await page.goto(invitation);
  await person.type(page.locator('[name=first_name]'), 'Ada');
  await person.type(page.locator('[name=last_name]'), 'Lovelace');
  await person.type(page.locator('[name=password]'), 'a mill by the river 42');
  await person.go(page.locator('main form button').last(), /\/console\//u);
}

/** From the list of first steps, with what the editor asks for. Returns the address of the job. */
async function publishFirst(person: Person): Promise<string> {
  const { page } = person;
  await person.go(link(page, today.steps.names.job), /\/jobs\/new/u);
  await person.type(page.locator('#title'), 'Baker');
  await person.type(
    page.locator('#description'),
    'Bake bread with a team of five, from four in the morning.',
  );
  await person.go(button(page, jobs.publish), /\/jobs\/(?!new)/u);
  await page.getByText(jobs.notices.published).waitFor();
  const href = await page
    .getByRole('link', { name: board.openCareerPage })
    .first()
    .getAttribute('href');
  if (href === null) throw new Error('The editor has no link to the career page.');
  return href;
}

/** As somebody who looks for a job, whose time is not the company's. */
async function apply(browser: Browser, href: string, base: URL, word: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en' });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  try {
    const site = new URL(href);
    site.protocol = base.protocol;
    site.hostname = site.hostname.replace(/\.example$/u, '.localhost');
    site.port = base.port;
    await page.goto(site.href);
    const form = page.locator('form.form');
    if ((await form.count()) === 0) {
      await page.locator('a[href*="apply"]').first().click();
      await form.waitFor();
    }
    const field = (name: string) => form.locator(`[name=${name}]`);
    await field('file_cv').setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(cvOf(`Bea ${word}`)),
    });
    await field('first_name').fill('Bea');
    await field('last_name').fill(word);
    await field('email').fill(`bea.${word}@people.example`);
    if ((await field('consent').count()) > 0) await field('consent').check();
    await page.waitForTimeout(TYPING_MS);
    await form.locator('button').last().click();
    await page.waitForURL(/\/apply\/thanks/u);
  } finally {
    await context.close();
  }
}

async function seeApplication(person: Person, root: string, word: string): Promise<void> {
  const { page } = person;
  await person.go(page.locator('.places a').first(), new RegExp(`^${root}/?$`, 'u'));
  await person.go(
    page.locator('section[aria-labelledby=unviewed] .lines .button').first(),
    /\/applications\//u,
  );
  await page
    .getByRole('heading', { name: `Bea ${word}` })
    .first()
    .waitFor();
}

async function finishSteps(person: Person, root: string): Promise<void> {
  const { page } = person;
  const { names } = today.steps;
  const open = async (name: string, at: RegExp) => {
    await person.go(page.locator('.places a').first(), new RegExp(`^${root}/?$`, 'u'));
    await person.go(link(page, name), at);
  };
  await open(names.profile, /\/company/u);
  await person.type(page.locator('[name=description]').first(), 'A mill and a bakery since 1890.');
  await person.go(button(page, frame.save), /\/company/u);
  await person.attach(page.locator('[name=logo]'), {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await logo()),
  });
  await person.go(button(page, english.company.upload), /\/company/u);
  await open(names.office, /\/offices\/new/u);
  await person.type(page.locator('[name=name]').first(), 'Mill Street');
  await person.go(page.locator('main form button').last(), /\/company/u);
  await open(names.member, /\/team/u);
  await person.type(page.locator('[name=email]').first(), 'second@people.example');
  await person.go(button(page, team.sendInvitation), /\/team/u);
}

function logo(): Promise<Uint8Array> {
  const [width, height] = [200, 80];
  const pixels = new Uint8Array(width * height);
  return toPng({ width, height, pixels, palette: [[43, 74, 125]] });
}
