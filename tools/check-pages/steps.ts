/** What a person does on the account pages, step by step; each page that is reached is checked. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Check, Report } from './check.ts';
import type { Arrival, Tab } from './tab.ts';

export const NOTICE = '[role=status]';

export type Tools = { base: URL; check: Check; report: Report };

export type Expected = {
  status?: number;
  /** An element that no other page has. */
  has?: string;
  isShot?: boolean;
  /** BCP 47. Pages of a company are in that company's language. */
  language?: string;
};

/** The service accepts 120 requests a minute from an address, and a form needs two: its answer redirects to a page. */
const STEP_MS = 900;

export type Steps = ReturnType<typeof stepsOf>;

export function stepsOf(tab: Tab, { base, check, report }: Tools) {
  let nextStepAt = 0;

  async function keepPace(): Promise<void> {
    await pause(Math.max(0, nextStepAt - Date.now()));
    nextStepAt = Date.now() + STEP_MS;
  }

  async function checkArrival(arrival: Arrival, name: string, expected: Expected): Promise<void> {
    const { status = 200, isShot = false, language = 'en' } = expected;
    await check(tab, arrival, { name, status, isShot, language, kind: 'account' });
  }

  function at(path: string): string {
    return new URL(path, base).href;
  }

  async function visit(path: string, name: string, expected: Expected): Promise<void> {
    await keepPace();
    await checkArrival(await tab.open(at(path), expected.has), name, expected);
  }

  async function press(selector: string, name: string, expected: Expected): Promise<void> {
    await keepPace();
    await checkArrival(await tab.press(selector, expected.has), name, expected);
  }

  /** Fills in the fields of one form, by name. */
  async function fill(form: string, fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await tab.page.fill(`${form} [name="${name}"]`, text);
    }
  }

  /** The selector of the first row with this heading, or null. */
  async function rowOf(heading: string): Promise<string | null> {
    const row = `.rows > li:has(h2 :text-is(${JSON.stringify(heading)}))`;
    return (await tab.has(row)) ? row : null;
  }

  return { tab, base, report, at, visit, press, fill, rowOf };
}
