/** What a script adds to the console, whose screens are complete without one. */
import { enhanceBoard } from './board.ts';
import { listenToKeys, onKey } from './keys.ts';
import { listenToPalette } from './palette-key.ts';
import { byId, enhanceForms, noteToast, parseParts, replaceParts, text } from './parts.ts';
import { guardTyped } from './typed.ts';

document.documentElement.classList.add('js');
enhanceBoard();
enhanceForms();
void previewLive();
closeMenus();
copyTexts();
listenToKeys();
listenToPalette();
countPicked();
void noteToast();
void noteView();
void walkLines();
guardTyped();

/** With the first that is opened. */
function closeMenus(): void {
  addEventListener('toggle', async () => (await import('./menus.ts')).closeMenus(), true);
}

function copyTexts(): void {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) await (await import('./copy.ts')).copyText(button);
  });
}

function countPicked(): void {
  addEventListener('change', async ({ target }) => {
    if (byId('picked')) (await import('./picked.ts')).countPicked(target, text('selected'));
  });
}

async function previewLive(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('button[data-live]');
  if (!button?.form) return;
  const { enhancePreview } = await import('./live.ts');
  enhancePreview(button, button.form);
}

async function noteView(): Promise<void> {
  const heading = document.querySelector<HTMLElement>('[data-viewed]');
  if (heading) (await import('./viewed.ts')).tellViewed(heading, { parseParts, replaceParts });
}

async function walkLines(): Promise<void> {
  if (document.querySelector('[data-line]')) (await import('./lines.ts')).walkLines(onKey);
}
