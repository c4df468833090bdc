/** Keys of a list of lines: `j` and `k` go from one to the next, others press what the line has for them. Only the inbox loads it. */
import type { onKey as OnKey } from './keys.ts';

export function walkLines(onKey: typeof OnKey): void {
  onKey('j', () => walk(1));
  onKey('k', () => walk(-1));
  for (const key of ['s', 't', 'e']) onKey(key, () => press(key));
}

/** Enter opens what has the focus. */
function walk(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}

function press(key: string): boolean {
  const line =
    document.activeElement?.closest('li') ?? document.querySelector('main li:has([data-line])');
  const button = line?.querySelector<HTMLElement>(`[data-line-key="${key}"]`);
  button?.click();
  return button !== null && button !== undefined;
}
