/** Says what was done once: it is taken from the address, and put away after a while. Loaded with the first toast; it imports nothing. */

/** Of the address. */
const told = ['done', 'moved', 'bulk', 'undone', 'assigned'];
const SHOWN_MS = 8000;

export function tellOnce(toast: HTMLElement): void {
  const url = new URL(location.href);
  for (const name of told) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  toast.querySelector('[data-close]')?.addEventListener('click', () => toast.replaceChildren());
  // What can be undone stays until it is closed.
  if (toast.querySelector('form')) return;
  const shown = [...toast.childNodes];
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) tellOnce(toast);
    else if (shown.every((node) => node.parentNode === toast)) toast.replaceChildren();
  }, SHOWN_MS);
}
