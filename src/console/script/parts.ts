/** Asks the Worker for the elements that changed, and puts them where the elements of the same id stand. */
import { keepTyped } from './typed.ts';

declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy }
    | undefined;
}
type Policy = { createHTML: (html: string) => string };

// The content policy of the console allows this one name.
const policy = globalThis.trustedTypes?.createPolicy('console', { createHTML: (html) => html });

export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** A text that the page brings for the script. */
export function text(name: string): string {
  return document.body.dataset[name] ?? '';
}

/** Read aloud by screen readers. */
export function say(words: string): void {
  const said = byId('said');
  if (!said) return;
  said.textContent = '';
  requestAnimationFrame(() => {
    said.textContent = words;
  });
}

/** The answer in parts; null where it was not saved, which is said. A page in place of parts is opened. */
export async function askParts(
  url: string,
  init: { method?: string; body?: URLSearchParams | FormData } = {},
): Promise<HTMLElement | null> {
  const headers = { 'X-Parts': '1' };
  const answer = await fetch(url, { ...init, headers }).catch(() => null);
  if (answer?.redirected === true) {
    if (new URL(answer.url).pathname.startsWith('/sign-in')) return refuse(text('signedOut'));
    location.assign(answer.url);
    return null;
  }
  const key = answer?.headers.get('x-form-token') ?? '';
  if (init.body !== undefined && renewKey(init.body, key)) return askParts(url, init);
  if (!answer || answer.status >= 500 || answer.status === 403 || answer.status === 429) {
    return refuse(text('notSaved'));
  }
  return answer.status === 204 ? document.createElement('body') : parseParts(await answer.text());
}

/** After signing in in another tab, the forms of this page carry an old key. The answer brings the new one, once. */
function renewKey(body: URLSearchParams | FormData, key: string): boolean {
  const old = body.get('form_token');
  if (key === '' || key === old) return false;
  body.set('form_token', key);
  const fields = document.querySelectorAll<HTMLInputElement>('input[name=form_token]');
  for (const field of fields) if (field.value === old) field.value = key;
  return true;
}

export function parseParts(html: string): HTMLElement {
  const trusted = policy ? policy.createHTML(html) : html;
  return new DOMParser().parseFromString(trusted, 'text/html').body;
}

function refuse(words: string): null {
  keepTyped();
  const toast = byId('toast');
  if (toast) toast.textContent = words;
  return null;
}

/** Sends a form as the browser would, with the button that was pressed, and asks for parts. */
export function sendForm(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): Promise<HTMLElement | null> {
  const fields = new FormData(form, button);
  const isMultipart = form.enctype === 'multipart/form-data';
  // A field may be named `action`, so the attribute is read.
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const body = isMultipart ? fields : new URLSearchParams(textsOf(fields));
  return askParts(action, { method: 'POST', body });
}

function textsOf(fields: FormData): string[][] {
  return [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** Puts each element where the one of its id stands. Focus stays where the person works. */
export function replaceParts(parts: HTMLElement): void {
  const focused = document.activeElement?.id ?? '';
  for (const part of parts.children) {
    const old = part.id === '' ? null : byId(part.id);
    old?.replaceWith(part.cloneNode(true));
  }
  void noteToast();
  const again = focused === '' ? null : byId(focused);
  if (again && document.activeElement !== again) again.focus();
}

export async function noteToast(): Promise<void> {
  const toast = byId('toast');
  if (toast?.firstElementChild) (await import('./toast.ts')).tellOnce(toast);
}

/** What a button with `data-also-parts` sends is sent for parts as well. */
export function enhanceForms(): void {
  document.addEventListener('submit', ({ defaultPrevented, target, submitter }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    if (submitter.dataset['alsoParts'] === undefined) return;
    void sendForm(target, submitter).then((parts) => parts && replaceParts(parts));
  });
}
