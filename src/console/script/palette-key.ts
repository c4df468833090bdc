/** What opens the palette: Ctrl-K or Cmd-K, and the links to the search. Most pages are left without it, so it is loaded then. */
import { askParts, byId, replaceParts } from './parts.ts';

let toggle: Promise<() => void> | null = null;

export function listenToPalette(): void {
  const dialog = byId('palette');
  const field = dialog?.querySelector('input');
  if (!(dialog instanceof HTMLDialogElement) || !field?.form) return;
  const { action } = field.form;
  const open = () => {
    toggle ??= import('./palette.ts').then(({ setUpPalette }) =>
      setUpPalette(dialog, field, { askParts, replaceParts }),
    );
    // After a release the file of an older page is gone; the page of the search is there.
    toggle.then((act) => act()).catch(() => location.assign(action));
  };
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !(target instanceof Element) || !target.closest('[data-palette]')) return;
    event.preventDefault();
    open();
  });
}
