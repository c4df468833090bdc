/** The board of a job: moves in place at once, by menu, key and drag, and shows what others move. */
import { cardOf, moveTo, stageOf } from './cards.ts';
import type { Board, Move } from './cards.ts';
import { dragCards } from './drag.ts';
import { onKey } from './keys.ts';
import { askParts, byId, parseParts, say, sendForm } from './parts.ts';

const POLL_MS = 10_000;

let current: HTMLElement | null = null;

export function enhanceBoard(): void {
  const form = byId('board');
  if (!(form instanceof HTMLFormElement)) return;
  const board: Board = {
    form,
    lists: () => [...form.querySelectorAll<HTMLElement>('.cards')],
    move: (move) => moveCard(board, move),
    focus: focusCard,
  };
  form.addEventListener('focusin', ({ target }) => {
    current = cardOf(target) ?? current;
  });
  const openMenu = menuOf(board);
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'move') return;
    event.preventDefault();
    void board.move(submitter.value);
  });
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.more,.move') : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const card = cardOf(link);
    if (card) openMenu(card);
    else void showMore(link);
  });
  undoByToast(board);
  boardKeys(board, openMenu);
  dragCards(board);
  setInterval(() => void poll(board), POLL_MS);
}

function focusCard(card: Element | null | undefined): boolean {
  if (!(card instanceof HTMLElement)) return false;
  current = card;
  card.querySelector<HTMLElement>('.name')?.focus();
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** Loaded when it is first opened. After a release the file of an older page is gone; the link leads to the same choice. */
function menuOf(board: Board): (card: HTMLElement) => void {
  let menu: Promise<(card: HTMLElement) => void> | null = null;
  return (card) => {
    menu ??= import('./move-menu.ts').then(({ moveMenu }) => moveMenu(board, { moveTo, stageOf }));
    menu
      .then((open) => open(card))
      .catch(() => location.assign(card.querySelector<HTMLAnchorElement>('.move')?.href ?? ''));
  };
}

/** Its form stands beside that of the board. */
function undoByToast(board: Board): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.closest('#toast')) return;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'move') return;
    event.preventDefault();
    void sendForm(target, submitter).then((parts) => parts && take(board, parts));
  });
}

/** In place at once. The answer says what is so, and where nothing was saved the card returns. */
async function moveCard(board: Board, move: Move): Promise<void> {
  const [id, from, to] = move.split('.');
  const card = byId(`a${id}`);
  const source = card?.parentElement;
  const target = board.lists().find((list) => stageOf(list) === to);
  const neighbor = card?.nextElementSibling ?? card?.previousElementSibling;
  const hadFocus = card?.contains(document.activeElement) === true || current === card;
  if (card) {
    if (target) target.prepend(card);
    card.classList.add('busy');
    addToCount(from, -1);
    addToCount(to, 1);
  }
  const button = Object.assign(document.createElement('button'), { name: 'move', value: move });
  board.form.append(button);
  const sending = sendForm(board.form, button);
  button.remove();
  const parts = await sending;
  if (!parts) {
    if (card) {
      if (source && !insertByArrival(source, card)) source.append(card);
      card.classList.remove('busy');
      addToCount(from, 1);
      addToCount(to, -1);
    }
    return;
  }
  take(board, parts);
  if (hadFocus) focusCard(neighbor?.isConnected === true ? neighbor : byId(`a${id}`));
}

function addToCount(stage: string | undefined, by: number): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[data-count="${stage}"]`)) {
    const number = Number(box.dataset['value']) + by;
    box.dataset['value'] = String(number);
    if (box.firstChild)
      box.firstChild.textContent = number.toLocaleString(document.documentElement.lang);
  }
}

/** Cards go to the column of their stage; other elements replace those of their id. A filtered board asks for its counts. */
function take(board: Board, parts: HTMLElement, isNews = false): void {
  for (const part of Array.from(parts.children)) {
    if (!(part instanceof HTMLElement)) continue;
    if (part.classList.contains('card')) placeCard(board, part, isNews);
    else byId(part.id)?.replaceWith(part);
  }
  if (isNews) return;
  say(byId('toast')?.querySelector('.said')?.textContent ?? '');
  if (!parts.querySelector('.count')) void poll(board);
}

function placeCard({ lists }: Board, card: HTMLElement, isNews: boolean): void {
  const old = byId(card.id);
  const list = lists().find((one) => stageOf(one) === stageOf(card));
  // What was done here, or came before, is no news.
  if (isNews && old !== null && Number(old.dataset['at']) >= Number(card.dataset['at'])) return;
  if (card.dataset['gone'] !== undefined || !list) {
    old?.remove();
    return;
  }
  const isChecked = old?.querySelector('input')?.checked === true;
  if (old?.parentElement === list) old.replaceWith(card);
  else {
    old?.remove();
    if (!insertByArrival(list, card)) return;
  }
  const box = card.querySelector('input');
  if (isChecked && box) box.checked = true;
  if (isNews) card.classList.add('new');
}

/** The latest arrival first. False where it stands below the cards that are shown. */
function insertByArrival(list: HTMLElement, card: HTMLElement): boolean {
  const next = [...list.querySelectorAll<HTMLElement>('.card')].find(
    (other) => Number(other.dataset['arrived']) <= Number(card.dataset['arrived']),
  );
  if (!next && list.closest('.column')?.querySelector('.more')) return false;
  list.insertBefore(card, next ?? null);
  return true;
}

async function showMore(link: HTMLAnchorElement): Promise<void> {
  const list = link.closest('.column')?.querySelector('.cards');
  const parts = await askParts(link.href);
  if (!parts || !list) return;
  const cards = [...parts.children].filter((part) => part.classList.contains('card'));
  for (const part of Array.from(parts.children)) {
    if (!cards.includes(part)) byId(part.id)?.replaceWith(part);
    else if (!byId(part.id)) list.append(part);
  }
  focusCard(cards[0]);
}

/** What others changed. Never under a drag, and focus stays. */
async function poll(board: Board): Promise<void> {
  if (document.hidden || document.querySelector('.lifted,.busy')) return;
  const { changes, since } = board.form.dataset;
  const answer = await fetch(`${changes}${since}`, { headers: { 'X-Parts': '1' } }).catch(
    () => null,
  );
  if (!answer?.ok || answer.redirected) return;
  const parts = parseParts(await answer.text());
  // What is moved meanwhile comes with the next answer.
  if (document.querySelector('.lifted,.busy')) return;
  board.form.dataset['since'] = answer.headers.get('x-since') ?? since;
  take(board, parts, true);
}

function currentCard(): HTMLElement | null {
  return cardOf(document.activeElement) ?? (current?.isConnected === true ? current : null);
}

function boardKeys(board: Board, openMenu: (card: HTMLElement) => void): void {
  const first = () => board.form.querySelector('.card');
  // Without a card to start from, an arrow scrolls.
  const go = (step: 1 | -1, isArrow = false) => {
    const from = currentCard();
    if (!from) return !isArrow && focusCard(first());
    return focusCard(step === 1 ? from.nextElementSibling : from.previousElementSibling);
  };
  const beside = (step: 1 | -1) => {
    const from = currentCard();
    const lists = board.lists();
    const at = from ? lists.findIndex((list) => list.contains(from)) : -1;
    const nth = from?.parentElement ? [...from.parentElement.children].indexOf(from) : 0;
    for (let to = at + step; lists[to]; to += step) {
      const cards = lists[to]?.children;
      if (cards && cards.length > 0) return focusCard(cards[Math.min(nth, cards.length - 1)]);
    }
    return false;
  };
  const shift = (step: 1 | -1) => {
    const from = currentCard();
    const lists = board.lists();
    const at = from ? lists.findIndex((list) => list.contains(from)) : -1;
    const to = lists[at + step];
    if (!from || !to || !from.querySelector('.move')) return false;
    moveTo(board, from, to);
    return true;
  };
  const isRtl = document.documentElement.dir === 'rtl';
  const actions: Record<string, () => unknown> = {
    j: () => go(1),
    ArrowDown: () => go(1, true),
    k: () => go(-1),
    ArrowUp: () => go(-1, true),
    h: () => beside(-1),
    ArrowLeft: () => beside(isRtl ? 1 : -1),
    l: () => beside(1),
    ArrowRight: () => beside(isRtl ? -1 : 1),
    x: () => currentCard()?.querySelector('input')?.click(),
    m: () => {
      const from = currentCard();
      if (!from?.querySelector('.move')) return false;
      openMenu(from);
      return true;
    },
    r: () => currentCard()?.querySelector<HTMLElement>('.reject')?.click(),
    '.': () => shift(1),
    ',': () => shift(-1),
  };
  for (const [key, action] of Object.entries(actions)) onKey(key, action);
}
