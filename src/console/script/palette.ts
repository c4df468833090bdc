/** The palette: Ctrl-K or Cmd-K opens it, letters search, arrows choose, Enter goes there. */
import { askParts, byId, replaceParts } from './parts.ts';

const PAUSE_MS = 120;
const COMMANDS_MAX = 8;

export function enhancePalette(): void {
  const dialog = byId('palette');
  const field = dialog?.querySelector('input');
  if (!(dialog instanceof HTMLDialogElement) || !field?.form) return;
  const { form } = field;
  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    field.select();
    void find(form, field);
  };
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else open();
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target === dialog) dialog.close();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !(target instanceof Element) || !target.closest('[data-palette]')) return;
    event.preventDefault();
    open();
  });
  let timer = 0;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void find(form, field), PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    const [first] = choices(dialog);
    if (!first) return;
    event.preventDefault();
    first.click();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(dialog, field, 1);
    else if (event.key === 'ArrowUp') step(dialog, field, -1);
    else return;
    event.preventDefault();
  });
}

function choices(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('li>:is(a,button)')];
}

/** From the field to the first choice, and back. */
function step(dialog: HTMLElement, field: HTMLElement, by: number): void {
  const all = [field, ...choices(dialog)];
  const at = all.findIndex((element) => element === document.activeElement);
  all[Math.min(all.length - 1, Math.max(0, at + by))]?.focus();
}

let asked = 0;

async function find(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const words = field.value.trim();
  listCommands(words.toLowerCase());
  const turn = ++asked;
  const parts = await askParts(
    `${form.getAttribute('action')}?${new URLSearchParams({ q: words })}`,
  );
  // A later answer may come first.
  if (parts && turn === asked) replaceParts(parts);
}

/** What can be done on the screen: its links that look like buttons, and what has a key. */
function listCommands(words: string): void {
  const place = byId('commands');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const items = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('main :is(a.button,[data-key])')) {
    const name = nameOf(element);
    if (name.toLowerCase().includes(words) && name !== '' && !element.closest('.card'))
      items.set(name, items.get(name) ?? element);
  }
  const lines = [...items].slice(0, COMMANDS_MAX).map(([name, element]) => line(name, element));
  list.replaceChildren(...lines);
  place.hidden = lines.length === 0;
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return ((label && element.labels?.[0]) || element).textContent.trim();
}

function line(name: string, element: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = name;
  button.addEventListener('click', () => {
    const dialog = button.closest('dialog');
    dialog?.close();
    const details = element.closest('details');
    if (details) details.open = true;
    if (element.matches('a,button')) element.click();
    else element.focus();
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}
