/** Single keys: only while nothing is typed, listed by `?`, and off where the person switched them off (WCAG 2.1.4). */
import { byId } from './parts.ts';

/** Returns whether the key did something. */
type Action = () => unknown;

const actions = new Map<string, Action>();
const OFF = 'console.keys';

export function onKey(key: string, action: Action): void {
  actions.set(key, action);
}

const typing = 'input:not([type=checkbox],[type=radio]),select,textarea,[contenteditable]';
let isAfterG = false;

export function listenToKeys(): void {
  onKey('?', showKeys);
  onKey('z', undo);
  byId('keys-open')?.addEventListener('click', showKeys);
  switchKeys();
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.matches(typing)) return;
    if (document.querySelector('dialog[open],:popover-open') || localStorage.getItem(OFF) === 'off')
      return;
    const done = press(event.key);
    if (done) event.preventDefault();
  });
}

function showKeys(): void {
  const help = byId('keys');
  if (help instanceof HTMLDialogElement) help.showModal();
}

function undo(): boolean {
  // The last form undoes; one before it is about the email.
  const button = byId('toast')?.querySelector<HTMLElement>('form:last-of-type button');
  button?.click();
  return button !== null && button !== undefined;
}

/** A key of the screen, of an element with `data-key`, or after `g` of a place with `data-go`. */
function press(key: string): boolean {
  if (isAfterG) {
    isAfterG = false;
    return use(`[data-go="${CSS.escape(key)}"]`);
  }
  const action = actions.get(key);
  if (action) return action() !== false;
  if (key === 'g') {
    isAfterG = true;
    setTimeout(() => {
      isAfterG = false;
    }, 1500);
    return true;
  }
  return use(`[data-key="${CSS.escape(key)}"]`);
}

/** Follows a link, presses a button, or goes to a field. */
function use(selector: string): boolean {
  const element =
    document.querySelector<HTMLElement>(`main ${selector}`) ??
    document.querySelector<HTMLElement>(selector);
  if (!element) return false;
  if (element.matches('a,button')) {
    element.click();
    return true;
  }
  const details = element.closest('details');
  if (details) details.open = true;
  element.focus();
  return true;
}

/** The box in the list of keys. */
function switchKeys(): void {
  const box = byId('keys-on');
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = localStorage.getItem(OFF) !== 'off';
  box.addEventListener('change', () => localStorage.setItem(OFF, box.checked ? 'on' : 'off'));
}
