/** The stages that a card can move to, in a menu at the card. Loaded with the first that is opened; it imports nothing. */
import type { Board, moveTo, stageOf } from './cards.ts';

/** The functions of the page that the menu uses. */
type Cards = { moveTo: typeof moveTo; stageOf: typeof stageOf };

/** Returns what opens it. */
export function moveMenu(board: Board, cards: Cards): (card: HTMLElement) => void {
  const menu = document.createElement('div');
  menu.popover = 'auto';
  menu.className = 'pop';
  menu.role = 'menu';
  board.form.append(menu);
  let opened: HTMLElement | null = null;

  const open = (card: HTMLElement) => {
    opened = card;
    menu.replaceChildren(...itemsOf(board, card, cards), ...rejectionOf(card));
    menu.ariaLabel = card.querySelector('.move')?.ariaLabel ?? '';
    menu.showPopover();
    place(menu, card);
    focusItem(menu, 0);
  };
  menu.addEventListener('keydown', (event) => {
    const items = [...menu.children];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focusItem(menu, to % items.length);
  });
  menu.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('button') : null;
    if (!item) return;
    event.preventDefault();
    menu.hidePopover();
    board.focus(opened);
    const list = board.lists().find((one) => cards.stageOf(one) === item.value);
    if (opened && list) cards.moveTo(board, opened, list);
  });
  return open;
}

function itemsOf(board: Board, card: HTMLElement, { stageOf: stage }: Cards): HTMLElement[] {
  return board
    .lists()
    .filter((list) => stage(list) !== stage(card))
    .map((list) => {
      const item = document.createElement('button');
      item.role = 'menuitem';
      item.value = stage(list);
      item.textContent = list.dataset['name'] ?? '';
      return item;
    });
}

/** The page that asks before somebody is rejected. */
function rejectionOf(card: HTMLElement): Node[] {
  const item = card.querySelector('.reject')?.cloneNode(true);
  if (!(item instanceof HTMLElement)) return [];
  item.className = 'danger';
  item.role = 'menuitem';
  return [item];
}

function focusItem(menu: HTMLElement, at: number): void {
  const item = [...menu.children].at(at);
  if (item instanceof HTMLElement) item.focus();
}

const GAP = 8;

/** Below the link that opens it, within the window. */
function place(menu: HTMLElement, card: HTMLElement): void {
  const box = (card.querySelector('.move') ?? card).getBoundingClientRect();
  const within = (wish: number, size: number, room: number) =>
    `${Math.max(GAP, Math.min(wish, room - size - GAP))}px`;
  menu.style.setProperty('left', within(box.left, menu.offsetWidth, innerWidth));
  menu.style.setProperty('top', within(box.bottom + GAP / 2, menu.offsetHeight, innerHeight));
}
