/** The keys of a board and their off switch, what is said aloud, a drag that is given up, the grip by finger, and the palette. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { english } from './english.ts';
import { audit } from '../check-pages/axe.ts';
import type { Report } from '../check-pages/check.ts';
import { applyByApi, openApi, openSession } from './session.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dora'] as const;
/** A tablet: all columns beside each other, and fingers. */
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const DRAG_STEPS = 6;
const SLOW_MS = 500;

type Scene = {
  page: Page;
  report: Report;
  column: (nth: number) => Locator;
  card: (id: number) => Locator;
};

export async function checkKeys(
  browser: Browser,
  tools: { base: URL; report: Report },
): Promise<void> {
  const { base, report } = tools;
  report.page('keys of a board', base.href);
  const api = await openApi(base);
  const word = Math.random().toString(36).slice(2, 8);
  const job = await api<{ id: number; hash_id: string }>('POST', '/api/jobs/store', {
    title: `Weaver ${word}`,
    status: 'Live',
  });
  const ids: number[] = [];
  for (const name of NAMES) ids.push(await applyByApi(api, job.id, `${name} ${word}`));
  const path = `/console/acme/jobs/${job.hash_id}/board`;
  await onBoard(browser, tools, { path }, async (scene) => {
    await pressKeys(scene, ids, path);
    await switchOff(scene);
    await giveUpDrag(scene, ids);
  });
  await onBoard(browser, tools, { path, ...TABLET }, (scene) => dragByGrip(scene, ids));
  await onBoard(browser, tools, { path: '/console/acme' }, (scene) => usePalette(scene, word));
}

async function onBoard(
  browser: Browser,
  tools: { base: URL; report: Report },
  options: Parameters<typeof openSession>[2],
  check: (scene: Scene) => Promise<void>,
): Promise<void> {
  const { page, end } = await openSession(browser, tools, options);
  try {
    const column = (nth: number) => page.locator('ol.cards').nth(nth);
    await check({ page, report: tools.report, column, card: (id) => page.locator(`#a${id}`) });
  } finally {
    await end();
  }
}

const focused = (page: Page) =>
  page.evaluate<string>(`document.activeElement?.closest('.card')?.id ?? ''`);

async function expectIn(column: Locator, id: number): Promise<void> {
  await column.locator(`#a${id}:not(.busy)`).waitFor();
}

async function pressKeys({ page, report, column, card }: Scene, ids: number[], path: string) {
  const press = (key: string) => page.keyboard.press(key);
  const expectFocus = async (id: number | undefined, key: string) => {
    const found = await focused(page);
    if (found !== `a${id}`) report.fail(`${key} leads to "${found}", not to a${id}`);
  };
  const order = await column(0)
    .locator('.card')
    .evaluateAll((cards) => cards.map(({ id }) => Number(id.slice(1))));
  const [first = 0, second = 0] = order;
  if (order.length !== ids.length) report.fail(`${order.length} cards of ${ids.length}`);
  await press('j');
  await expectFocus(first, 'the first j');
  await press('j');
  await expectFocus(second, 'j');
  await press('k');
  await expectFocus(first, 'k');

  await press('x');
  if (!(await card(first).locator('input').isChecked())) report.fail('x does not select');
  await press('x');

  await press('.');
  await expectIn(column(1), first);
  await page.locator('#said', { hasText: /\S/u }).waitFor({ state: 'attached' });
  const said = await page.locator('#said').textContent();
  const shown = await page.locator('#toast .said').textContent();
  if (said !== shown) report.fail(`said "${said}", shown "${shown}"`);
  await press('z');
  await expectIn(column(0), first);

  await card(first).locator('.name').focus();
  await press('.');
  await expectIn(column(1), first);
  await card(second).locator('.name').focus();
  await press('l');
  await expectFocus(first, 'l');
  await press('h');
  if ((await focused(page)) === `a${first}`) report.fail('h does not lead back');
  await card(first).locator('.name').focus();
  await press(',');
  await expectIn(column(0), first);

  await card(first).locator('.name').focus();
  await press('r');
  await page.waitForURL(/\/reject\?/u);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === path);
}

async function switchOff({ page, report }: Scene): Promise<void> {
  const { on } = english.application.keys;
  await page.keyboard.press('?');
  await page.locator('#keys[open]').waitFor();
  for (const violation of await audit(page)) report.fail(`list of keys: ${violation}`);
  await page.getByLabel(on).uncheck();
  await page.keyboard.press('Escape');
  await page.locator('ol.cards .name').first().focus();
  const before = await focused(page);
  await page.keyboard.press('j');
  if ((await focused(page)) !== before) report.fail('keys that are off still work');
  await page.evaluate(`document.getElementById('keys').showModal()`);
  await page.getByLabel(on).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  if ((await focused(page)) === before) report.fail('keys that are on again do not work');
}

/** Over another column, Escape: the card stays, and nothing is sent. */
async function giveUpDrag({ page, report, column }: Scene, ids: number[]): Promise<void> {
  const [, , , id = 0] = ids;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const from = await column(0).locator(`#a${id}`).boundingBox();
  const to = await column(1).boundingBox();
  if (!from || !to) throw new Error('The card or the column is not shown.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 6);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 24, { steps: DRAG_STEPS });
  if ((await page.locator('.lifted').count()) !== 1) report.fail('nothing is dragged');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  if ((await page.locator('.lifted').count()) !== 0) report.fail('Escape does not end a drag');
  await expectIn(column(0), id);
  if (sent.length > 0) report.fail(`a drag that was given up sent ${sent.join(', ')}`);
}

/** A finger on the grip moves the card; one on the card itself does not. */
async function dragByGrip({ page, report, column }: Scene, ids: number[]): Promise<void> {
  const [, , , id = 0] = ids;
  const devtools = await page.context().newCDPSession(page);
  const drag = async (handle: Locator, target: Locator) => {
    const from = await handle.boundingBox();
    const to = await target.boundingBox();
    if (!from || !to) throw new Error('The card or the column is not shown.');
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x, y });
    for (let step = 1; step <= DRAG_STEPS; step++) {
      const share = step / DRAG_STEPS;
      await touch('touchMove', {
        x: x + (to.x + to.width / 2 - x) * share,
        y: y + (to.y + 24 - y) * share,
      });
    }
    await touch('touchEnd');
  };
  await drag(column(0).locator(`#a${id} .grip`), column(1));
  await expectIn(column(1), id);
  // This scrolls, so it is the last.
  const moved = column(1).locator(`#a${id}`);
  await drag(moved.locator('.name'), column(0));
  if ((await moved.count()) === 0) report.fail('a finger beside the grip drags');
}

async function usePalette({ page, report }: Scene, word: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.locator('#palette[open]');
  await palette.waitFor();
  await palette.locator('input').fill(word);
  const choice = palette.locator('#found li a', { hasText: word }).first();
  await choice.waitFor();
  for (const violation of await audit(page)) report.fail(`palette: ${violation}`);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'hidden' });
  // A slow answer replaces the list while a choice has the focus.
  const isSearch = (url: URL) => url.searchParams.get('q') === word;
  await page.route(isSearch, async (route) => {
    await pause(SLOW_MS);
    await route.continue();
  });
  const answered = page.waitForResponse((response) => isSearch(new URL(response.url())));
  await page.locator('[data-palette]').click();
  await choice.waitFor();
  await page.keyboard.press('ArrowDown');
  await (await answered).finished();
  await pause(SLOW_MS);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /\/(?:jobs|candidates)\//u.test(url.pathname));
}
