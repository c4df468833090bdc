/**
 * The script of the application form. It refuses a file before it is sent, fills in the form from a CV, and sends the form itself: what was
 * entered stays where the connection is lost, and is sent again. Without it the browser sends the form.
 */

export const applyScript = `
(() => {
const first = (selector, parent) => (parent || document).querySelector(selector);
const formNow = () => first('form[data-lost]');
const say = (name) => {
  const form = formNow();
  if (!form) return;
  const said = first('[data-said]', form);
  said.textContent = form.dataset[name] || '';
  said.className = name === 'lost' ? 'alert' : 'hint';
};
const faultOf = (input) => {
  const [file] = input.files;
  if (!file) return '';
  const { dataset } = input;
  if (file.size === 0) return dataset.empty;
  if (file.size > Number(dataset.bytes)) return dataset.big;
  const ending = (/\\.[^.]+$/.exec(file.name) || [''])[0].toLowerCase();
  const names = [ending, file.type].filter(Boolean);
  const accepted = input.accept.split(',');
  return names.length === 0 || names.some((name) => accepted.includes(name)) ? '' : dataset.other;
};
const check = (input) => {
  const fault = faultOf(input);
  input.setCustomValidity(fault);
  let text = first('[data-fault]', input.parentElement);
  if (!text) {
    text = document.createElement('p');
    text.className = 'error';
    text.id = input.id + '-fault';
    text.dataset.fault = '';
    input.before(text);
    input.setAttribute('aria-describedby', [input.getAttribute('aria-describedby'), text.id].filter(Boolean).join(' '));
  }
  text.textContent = fault;
  text.hidden = !fault;
  if (fault) { input.setAttribute('aria-invalid', 'true'); input.reportValidity(); }
  else input.removeAttribute('aria-invalid');
  return !fault;
};
const filled = {};
const readCv = async (input) => {
  const { form } = input;
  const status = first('[data-reading]', form);
  const [file] = input.files;
  let text = '';
  if (file && check(input)) {
    status.textContent = status.dataset.reading;
    try {
      const body = new FormData();
      body.append('moment', form.elements.moment.value);
      body.append('file_cv', file);
      const answer = await fetch(input.dataset.readCv, { method: 'POST', body });
      const details = answer.ok ? await answer.json() : {};
      if (input.files[0] !== file) return;
      for (const [name, value] of Object.entries(details)) {
        const field = form.elements[name];
        if (field && (!field.value || field.value === filled[name])) {
          field.value = filled[name] = value;
          text = status.dataset.filled;
        }
      }
    } catch {}
  }
  status.textContent = text;
};
const show = (html, url) => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const main = first('main', next);
  if (!main) throw url;
  const files = [...document.querySelectorAll('input[type=file]')];
  document.title = next.title;
  first('main').replaceWith(main);
  if (url) history.pushState(null, '', url);
  let areKept = true;
  for (const input of files) {
    const twin = document.getElementById(input.id);
    if (!twin || input.files.length === 0) continue;
    if (twin.getAttribute('aria-invalid')) areKept = false;
    else twin.files = input.files;
  }
  const again = first('[data-files-again]');
  if (again) again.hidden = areKept;
  scrollTo(0, 0);
  (first('#problems') || main).focus();
};
let isSending = false;
let isLost = false;
const send = async (form) => {
  isSending = true;
  isLost = false;
  say('sending');
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) });
    if (answer.status >= 500) throw answer.status;
    show(await answer.text(), answer.redirected && answer.url);
  } catch {
    isLost = true;
    say('lost');
  }
  isSending = false;
};
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form !== formNow()) return;
  event.preventDefault();
  if (!isSending && [...form.querySelectorAll('input[type=file]')].every(check)) send(form);
});
document.addEventListener('change', ({ target }) => {
  if (target.matches('input[data-read-cv]')) readCv(target);
  else if (target.matches('input[data-bytes]')) check(target);
});
addEventListener('online', () => { if (isLost && formNow()) formNow().requestSubmit(); });
addEventListener('popstate', () => location.reload());
})();
`
  .replace(/\s*\n\s*/g, ' ')
  .trim();
