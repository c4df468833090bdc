/** Says how many cards or rows are selected, beside what can be done with them. */
import { byId, text } from './parts.ts';

export function countPicked(): void {
  const box = byId('picked');
  const form = box?.closest('form');
  if (!box || !form) return;
  form.addEventListener('change', () => {
    const count = form.querySelectorAll('[name^="pick."]:checked').length;
    box.textContent = text('selected').replace(
      '{count}',
      count.toLocaleString(document.documentElement.lang),
    );
  });
}
