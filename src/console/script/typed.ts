/** Asks before what was typed is lost with the page. The browser has the words. */

const TEXTS =
  'textarea,input:not([type=hidden],[type=password],[type=checkbox],[type=radio],[type=file])';
const CHOICES = 'select,input:is([type=checkbox],[type=radio])';

let sent: HTMLFormElement | null = null;

/** What was sent was not saved, so leaving would lose it. */
export function keepTyped(): void {
  sent = null;
}

/** The last to listen: it sees which forms another listener sends. */
export function guardTyped(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    // What is sent to a frame leaves the page where it is.
    const isToFrame = submitter?.hasAttribute('formtarget') === true;
    if (target instanceof HTMLFormElement && !isToFrame) sent = target;
  });
  document.addEventListener('input', keepTyped);
  addEventListener('pageshow', keepTyped);
  addEventListener('beforeunload', (event) => {
    const forms = document.querySelectorAll<HTMLFormElement>('main form[method=post]');
    if ([...forms].some((form) => form !== sent && isUnsaved(form))) event.preventDefault();
  });
}

function isUnsaved(form: HTMLFormElement): boolean {
  const texts = [...form.querySelectorAll<HTMLInputElement>(TEXTS)];
  // A refused form comes back with what was typed.
  const isRefused =
    form.dataset['unsaved'] !== undefined || form.querySelector('[role=alert]') !== null;
  if (texts.some(({ value, defaultValue }) => (isRefused ? value !== '' : value !== defaultValue)))
    return true;
  // A choice counts where texts are written beside it; elsewhere it is made again with a click.
  return (
    form.querySelector('textarea') !== null &&
    [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CHOICES)].some(isChanged)
  );
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}
