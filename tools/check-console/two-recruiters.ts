/** Two members on one board: what one does, the other sees; who is slower is told; and what a lost connection or session does. */
import type { Browser, Page } from 'playwright-core';
import { english } from './english.ts';
import { fillTemplate } from '#lib/language.ts';
import type { Report } from '../check-pages/check.ts';
import { applyByApi, openApi, openSession } from './session.ts';

const { board, frame } = english;

/** Longer than a board waits until it asks again. */
const POLL_MS = 15_000;
const NAMES = ['Ada', 'Bea', 'Carl', 'Dora'] as const;

const column = (page: Page, stage: string, id: number) =>
  page.locator(`ol.cards[data-name=${JSON.stringify(stage)}] #a${id}`);

async function moveBy(page: Page, id: number, stage: string): Promise<void> {
  await page.locator(`#a${id} .move`).click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
}

const said = (page: Page, text: string) =>
  page.locator('#toast', { hasText: text }).waitFor({ state: 'visible' });

export async function checkTwoRecruiters(
  browser: Browser,
  tools: { base: URL; report: Report },
): Promise<void> {
  const { base, report } = tools;
  report.page('two recruiters', base.href);
  const api = await openApi(base);
  const word = Math.random().toString(36).slice(2, 8);
  const job = await api<{ id: number; hash_id: string }>('POST', '/api/jobs/store', {
    title: `Miller ${word}`,
    status: 'Live',
  });
  const ids: number[] = [];
  for (const name of NAMES) ids.push(await applyByApi(api, job.id, `${name} ${word}`));
  const [ada = 0, bea = 0, carl = 0, dora = 0] = ids;
  const path = `/console/acme/jobs/${job.hash_id}/board`;
  const first = await openSession(browser, tools, { role: 'Admin', path });
  const second = await openSession(browser, tools, { role: 'Recruiter', path });
  const [one, other] = [first.page, second.page];
  try {
    const stages = await one
      .locator('ol.cards')
      .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-name') ?? ''));
    const [applied = '', next = '', later = ''] = stages;

    await moveBy(other, ada, next);
    await column(one, next, ada).waitFor({ timeout: POLL_MS });

    // The board of the first does not know yet.
    await moveBy(other, bea, next);
    await column(other, next, bea).waitFor();
    await moveBy(one, bea, later);
    await said(one, fillTemplate(board.staleMove, { name: `Bea ${word}` }));
    await column(one, next, bea).waitFor();

    await first.page.context().setOffline(true);
    await moveBy(one, carl, next);
    await said(one, frame.script.notSaved);
    await column(one, applied, carl).waitFor();
    // Back where it was: below the card that came later.
    const order = await one
      .locator(`ol.cards[data-name=${JSON.stringify(applied)}] .card`)
      .evaluateAll((cards) => cards.map(({ id }) => id));
    if (order.join() !== `a${dora},a${carl}`) report.fail(`back in another order: ${order.join()}`);
    await first.page.context().setOffline(false);

    await first.page.context().clearCookies();
    await moveBy(one, dora, next);
    await said(one, frame.script.signedOut);
    await column(one, applied, dora).waitFor();
  } finally {
    await first.end();
    await second.end();
  }
}
