/** Copies the text of the field beside a button, and says so. Loaded with the first click; it imports nothing. */

const SAID_MS = 3000;

export async function copyText(button: HTMLElement): Promise<void> {
  const field = button.parentElement?.querySelector('input');
  const said = button.parentElement?.querySelector('[role=status]');
  if (!field || !said) return;
  field.select();
  await navigator.clipboard.writeText(field.value);
  said.textContent = button.dataset['copy'] ?? '';
  setTimeout(() => said.replaceChildren(), SAID_MS);
}
