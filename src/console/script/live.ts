/** Keeps a preview up to date while its form is typed in. Only the editors load it. */

const WAIT_MS = 800;
let count = 0;

export function enhancePreview(button: HTMLButtonElement, form: HTMLFormElement): void {
  if (form.dataset['unsaved'] !== undefined) refresh(form, button);
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => refresh(form, button), WAIT_MS);
  });
}

/** A new frame takes the place of the old one once it is loaded: nothing flickers, and the history gets no step. */
function refresh(form: HTMLFormElement, button: HTMLButtonElement): void {
  const old = document.querySelector(`iframe[name="${button.formTarget}"]`);
  const fresh = old?.cloneNode();
  if (!old || !(fresh instanceof HTMLIFrameElement)) return;
  count += 1;
  fresh.name = `preview-${count}`;
  fresh.removeAttribute('src');
  fresh.hidden = true;
  old.after(fresh);
  button.formTarget = fresh.name;
  fresh.addEventListener('load', () => {
    fresh.hidden = false;
    old.remove();
  });
  form.requestSubmit(button);
}
