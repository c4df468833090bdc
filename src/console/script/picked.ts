/** Says how many cards or rows are selected, beside what can be done with them. Loaded with the first that is; it imports nothing. */

export function countPicked(changed: EventTarget | null, words: string): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const { form } = changed;
  const box = form?.querySelector('#picked');
  if (!form || !box) return;
  const all = form.querySelector<HTMLInputElement>('[name="pick.all"]');
  const boxes = form.querySelectorAll<HTMLInputElement>('[name^="pick."]');
  const rows = [...boxes].filter((one) => one !== all);
  if (changed === all) for (const row of rows) row.checked = all.checked;
  const count = rows.filter(({ checked }) => checked).length;
  if (all) {
    all.checked = count === rows.length;
    all.indeterminate = count > 0 && !all.checked;
    form.addEventListener('reset', () => (all.indeterminate = false), { once: true });
  }
  box.textContent = words.replace('{count}', count.toLocaleString(document.documentElement.lang));
}
