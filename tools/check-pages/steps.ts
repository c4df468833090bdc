/** What a person does on the account pages, a step at a time; each page that is arrived at is judged. */
import type { Judge, Report } from './judge.ts';
import type { Arrival, Tab } from './tab.ts';
import { pause } from './waiting.ts';

export const NOTICE = '[role=status]';

export type Walk = { base: URL; judge: Judge; report: Report };

export type Expected = {
  status?: number;
  /** What no other page has. */
  has?: string;
  isShot?: boolean;
  /** BCP 47; what is of a company is in that company's language. */
  language?: string;
};

/** The service takes 120 requests a minute of an address, and a form costs two: its answer leads to a page. */
const STEP_MS = 900;

export type Steps = ReturnType<typeof stepsOf>;

export function stepsOf(tab: Tab, { base, judge, report }: Walk) {
  let mayGoAt = 0;

  async function keepPace(): Promise<void> {
    await pause(Math.max(0, mayGoAt - Date.now()));
    mayGoAt = Date.now() + STEP_MS;
  }

  async function see(arrival: Arrival, name: string, expected: Expected): Promise<void> {
    const { status = 200, isShot = false, language = 'en' } = expected;
    await judge(tab, arrival, { name, status, isShot, language, kind: 'account' });
  }

  function at(path: string): string {
    return new URL(path, base).href;
  }

  async function look(path: string, name: string, expected: Expected): Promise<void> {
    await keepPace();
    await see(await tab.open(at(path), expected.has), name, expected);
  }

  async function press(selector: string, name: string, expected: Expected): Promise<void> {
    await keepPace();
    await see(await tab.press(selector, expected.has), name, expected);
  }

  /** In one form: what stands in its fields. */
  async function fill(form: string, fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await tab.type(`${form} [name="${name}"]`, text);
    }
  }

  /** A box, a radio button or what else leads nowhere. */
  async function tick(selector: string): Promise<void> {
    await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  }

  function has(selector: string): Promise<boolean> {
    return tab.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`);
  }

  /** The first row with this heading, or null. */
  async function rowOf(heading: string): Promise<string | null> {
    const index = await tab.evaluate<number>(
      `[...document.querySelectorAll('.rows > li')]
        .findIndex((row) => row.querySelector('h2')?.textContent === ${JSON.stringify(heading)})`,
    );
    return index === -1 ? null : `.rows > li:nth-child(${index + 1})`;
  }

  return { tab, base, report, at, look, press, fill, tick, has, rowOf };
}
