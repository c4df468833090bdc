/** The palette: letters search, arrows choose, Enter goes there. It is loaded when it is first opened, so it imports nothing that the page has. */
import type { askParts, replaceParts } from './parts.ts';

/** The functions of the page that the palette uses. */
export type Page = { askParts: typeof askParts; replaceParts: typeof replaceParts };

const PAUSE_MS = 120;
const COMMANDS_MAX = 12;

/** Returns what opens the palette and, where it is open, closes it. */
export function setUpPalette(
  dialog: HTMLDialogElement,
  field: HTMLInputElement,
  page: Page,
): () => void {
  const { form } = field;
  const search = () => void find(form?.getAttribute('action') ?? '', { dialog, field, page });
  let timer = 0;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE_MS);
  });
  form?.addEventListener('submit', (event) => {
    const [first] = choices(dialog);
    if (!first) return;
    event.preventDefault();
    first.click();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(dialog, field, 1);
    else if (event.key === 'ArrowUp') step(dialog, field, -1);
    // Chromium would only clear a field of a search.
    else if (event.key === 'Escape') dialog.close();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return () => {
    if (dialog.open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    field.select();
    search();
  };
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

type Open = { dialog: HTMLElement; field: HTMLInputElement; page: Page };

async function find(path: string, { dialog, field, page }: Open): Promise<void> {
  const words = field.value.trim();
  listCommands(words.toLowerCase());
  const turn = ++asked;
  const parts = await page.askParts(`${path}?${new URLSearchParams({ q: words })}`);
  // A later answer may come first.
  if (!parts || turn !== asked) return;
  const chosen = choices(dialog).find((choice) => choice === document.activeElement);
  page.replaceParts(parts);
  if (!chosen || chosen.isConnected) return;
  // The choice that had the focus has it again, or the field where the answer lacks it: Enter goes nowhere else.
  const href = chosen.getAttribute('href');
  (choices(dialog).find((choice) => choice.getAttribute('href') === href) ?? field).focus();
}

/** What can be done on the screen: its links that look like buttons or tabs, what has a key, and the keys themselves. */
function listCommands(words: string): void {
  const place = document.getElementById('commands');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const items = new Map<string, () => void>();
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(a.button,[data-key],.tabs a)',
  ))
    if (!element.closest('.card')) items.set(nameOf(element), () => use(element));
  for (const key of document.querySelectorAll('#keys kbd')) {
    const { textContent: text } = key;
    const name = key.closest('dt')?.nextElementSibling?.textContent ?? '';
    if (text.length === 1 && localStorage.getItem('console.keys') !== 'off')
      items.set(name, () => press(text));
  }
  const lines = [...items]
    .filter(([name]) => name !== '' && name.toLowerCase().includes(words))
    .slice(0, COMMANDS_MAX)
    .map(([name, act]) => line(name, act));
  list.replaceChildren(...lines);
  place.hidden = lines.length === 0;
}

/** As a key does where the focus is: on a card, it acts on the card. */
function press(key: string): void {
  (document.activeElement ?? document).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

function use(element: HTMLElement): void {
  const details = element.closest('details');
  if (details) details.open = true;
  if (element.matches('a,button')) element.click();
  else element.focus();
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return ((label && element.labels?.[0]) || element).textContent.trim();
}

function line(name: string, act: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => {
    button.closest('dialog')?.close();
    act();
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}
