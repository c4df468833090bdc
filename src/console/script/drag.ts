/** Cards by drag: a mouse takes the whole card, a finger only its grip, so that a swipe scrolls. Escape cancels. */
import { cardOf, moveTo, stageOf } from './cards.ts';
import type { Board } from './cards.ts';

/** A press that moves less is a click. */
const CLICK_PX = 6;
/** This near to the edge of the window the columns scroll. */
const EDGE_PX = 60;
const SCROLL_PX = 12;

export function dragCards(board: Board): void {
  board.form.addEventListener('pointerdown', (event) => {
    const { target } = event;
    const card = cardOf(target);
    if (!(target instanceof Element) || !card?.querySelector('.move') || event.button !== 0) return;
    const isGrip = target.closest('.grip') !== null;
    if ((event.pointerType !== 'mouse' && !isGrip) || target.closest('input,label,.move,button'))
      return;
    follow(board, card, event);
  });
  board.form.addEventListener('dragstart', (event) => event.preventDefault());
}

function follow(board: Board, card: HTMLElement, from: PointerEvent): void {
  const box = card.getBoundingClientRect();
  const end = new AbortController();
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: end.signal });
  const stop = () => {
    end.abort();
    ghost?.remove();
    over?.classList.remove('over');
    card.classList.remove('dragged');
  };
  listen('pointermove', (event) => {
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!ghost && Math.hypot(x, y) < CLICK_PX) return;
    ghost ??= lift(card, box);
    event.preventDefault();
    ghost.style.setProperty('translate', `${box.left + x}px ${box.top + y}px`);
    const column = columnAt(event);
    if (column !== over) {
      over?.classList.remove('over');
      over = column;
      over?.classList.add('over');
    }
    scrollAtEdge(board, event.clientX);
  });
  listen('keydown', (event) => {
    if (event.key === 'Escape') stop();
  });
  listen('pointercancel', stop);
  listen('pointerup', () => {
    const wasDragged = ghost !== null;
    const list = over?.querySelector<HTMLElement>('.cards');
    stop();
    if (!wasDragged) return;
    swallowClick();
    if (!list || stageOf(list) === stageOf(card)) return;
    moveTo(board, card, list);
  });
}

function lift(card: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = document.importNode(card, true);
  ghost.removeAttribute('id');
  ghost.classList.add('lifted');
  ghost.inert = true;
  ghost.style.setProperty('width', `${box.width}px`);
  document.body.append(ghost);
  card.classList.add('dragged');
  getSelection()?.removeAllRanges();
  return ghost;
}

function columnAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.column') ?? null;
}

function scrollAtEdge({ form }: Board, x: number): void {
  const columns = form.querySelector('.columns');
  if (x > innerWidth - EDGE_PX) columns?.scrollBy(SCROLL_PX, 0);
  else if (x < EDGE_PX) columns?.scrollBy(-SCROLL_PX, 0);
}

/** The press that ended on a link does not follow it. */
function swallowClick(): void {
  const signal = AbortSignal.timeout(50);
  addEventListener('click', swallow, { capture: true, once: true, signal });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
