/** What a script adds to the console, whose screens are complete without one. */
import { enhanceBoard } from './board.ts';
import { listenToKeys } from './keys.ts';
import { closeMenus } from './menus.ts';
import { listenToPalette } from './palette-key.ts';
import { enhanceForms, parseParts, replaceParts } from './parts.ts';
import { countPicked } from './picked.ts';
import { guardTyped } from './typed.ts';

document.documentElement.classList.add('js');
enhanceBoard();
enhanceForms();
void previewLive();
closeMenus();
listenToKeys();
listenToPalette();
countPicked();
void noteView();
guardTyped();

async function previewLive(): Promise<void> {
  const button = document.querySelector('button[data-live]');
  if (!(button instanceof HTMLButtonElement) || !button.form) return;
  const { enhancePreview } = await import('./live.ts');
  enhancePreview(button, button.form);
}

async function noteView(): Promise<void> {
  const heading = document.querySelector<HTMLElement>('[data-viewed]');
  if (heading) (await import('./viewed.ts')).tellViewed(heading, { parseParts, replaceParts });
}
