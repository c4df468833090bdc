/** Cards of a board, and what a board offers to those that move them. */

/** `application.from.to`, as the buttons of the board say it. */
export type Move = string;

export type Board = {
  form: HTMLFormElement;
  lists: () => HTMLElement[];
  move: (move: Move) => Promise<void>;
  focus: (card: Element | null | undefined) => boolean;
};

export function cardOf(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>('.card') : null;
}

export function stageOf(element: HTMLElement): string {
  return element.dataset['stage'] ?? '';
}

export function idOf(card: HTMLElement): string {
  return card.id.slice(1);
}

export function moveOf(card: HTMLElement, list: HTMLElement): Move {
  return [idOf(card), stageOf(card), stageOf(list)].join('.');
}

/** Moves a card to a column. The hired stage asks first, on a page of its own. */
export function moveTo(board: Board, card: HTMLElement, list: HTMLElement): void {
  const { asks } = list.dataset;
  if (asks !== undefined) location.assign(asks + idOf(card));
  else void board.move(moveOf(card, list));
}
