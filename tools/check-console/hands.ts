/** The ways in which somebody uses the console: with a mouse, by keys alone, by touch, and without scripts. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

export type Hands = {
  name: string;
  context: BrowserContextOptions;
  /** Whether scripts run: without them, every action leads to a page. */
  hasScripts: boolean;
  /** Presses a link or a button. */
  press: (target: Locator) => Promise<void>;
  /** Types into a field, in place of what is there. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by its text. */
  choose: (target: Locator, text: string) => Promise<void>;
  /** Checks a box. */
  check: (target: Locator) => Promise<void>;
  /** Moves a card of a board to another stage. */
  move: (page: Page, card: Locator, stage: string) => Promise<void>;
};

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** More than any screen of the story has links and fields. */
const TAB_PRESSES_MAX = 300;
const DRAG_STEPS = 8;

/** Moves the focus by the Tab key alone. */
export async function reach(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < TAB_PRESSES_MAX; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}

async function chooseInMenu(page: Page, stage: string, press: Hands['press']): Promise<void> {
  await press(page.getByRole('menuitem', { name: stage, exact: true }));
}

const mouse: Hands = {
  name: 'mouse',
  context: { viewport: WIDE },
  hasScripts: true,
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
  check: (target) => target.check(),
  move: async (page, card, stage) => {
    const list = page.locator(`ol.cards[data-name=${JSON.stringify(stage)}]`);
    const from = await card.boundingBox();
    const to = await list.boundingBox();
    if (!from || !to) throw new Error('The card or the column is not shown.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 6);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + 24, { steps: DRAG_STEPS });
    await page.mouse.up();
  },
};

const keys: Hands = {
  name: 'keys alone',
  context: { viewport: WIDE },
  hasScripts: true,
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  type: async (target, text) => {
    await reach(target);
    await target.page().keyboard.press('ControlOrMeta+a');
    await target.page().keyboard.insertText(text);
  },
  choose: async (target, text) => {
    await reach(target);
    await target.page().keyboard.type(text);
  },
  check: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Space');
  },
  move: async (page, card, stage) => {
    await reach(card.locator('.name'));
    await page.keyboard.press('m');
    await reachInMenu(page, stage);
    await page.keyboard.press('Enter');
  },
};

async function reachInMenu(page: Page, stage: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: stage, exact: true });
  const count = await page.getByRole('menuitem').count();
  for (let presses = 0; presses <= count; presses++) {
    if (await item.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${stage}.`);
}

const touch: Hands = {
  ...mouse,
  name: 'touch',
  context: { viewport: PHONE, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  check: (target) => target.tap(),
  move: async (page, card, stage) => {
    await card.locator('.move').tap();
    await chooseInMenu(page, stage, touch.press);
  },
};

const withoutScripts: Hands = {
  ...mouse,
  name: 'no scripts',
  context: { viewport: WIDE, javaScriptEnabled: false },
  hasScripts: false,
  move: async (page, card, stage) => {
    const id = await card.getAttribute('id');
    await card.locator('.move').click();
    await page.locator(`#${id} .stage-choice button`, { hasText: stage }).click();
  },
};

export const ways: readonly Hands[] = [mouse, keys, touch, withoutScripts];
