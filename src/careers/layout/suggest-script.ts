/**
 * The part of the script that suggests titles and places while a visitor types, and asks the browser for the place when a button
 * for it is pressed. A field with suggestions is a combobox of the ARIA Authoring Practices, with a list and manual selection.
 */

import { SUGGESTIONS_PATH } from './page-links.ts';

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 150;
/** Shorter beginnings match nearly everything. */
const LENGTH_MIN = 2;
/** Digits of a degree: about a kilometer, which tells nobody's address. */
const DEGREE_DIGITS = 2;
const PLACE_TIMEOUT_MS = 10_000;

export const suggestScript = `
for (const field of all('[data-suggest]')) {
  const { name, form } = field;
  const box = document.createElement('ul');
  const status = document.createElement('span');
  let active = -1;
  let typed = 0;
  box.id = name + '-suggestions';
  box.className = 'suggestions';
  box.hidden = true;
  status.className = 'vh';
  for (const [part, given] of [
    [box, { role: 'listbox', 'aria-label': form.dataset.suggestions.split(/[:\\uFF1A]/)[0].trim() }],
    [status, { role: 'status' }],
    [field, { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': box.id }],
  ]) for (const key in given) part.setAttribute(key, given[key]);
  field.after(box, status);
  const mark = (index) => {
    active = index;
    field.removeAttribute('aria-activedescendant');
    all('li', box).forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === index));
      if (at !== index) return;
      field.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    });
  };
  const show = (names) => {
    box.replaceChildren(...names.map((text, at) => {
      const option = document.createElement('li');
      option.id = box.id + at;
      option.dir = 'auto';
      option.setAttribute('role', 'option');
      option.textContent = text;
      return option;
    }));
    box.hidden = names.length === 0;
    field.setAttribute('aria-expanded', String(!box.hidden));
    status.textContent = box.hidden ? '' : form.dataset.suggestions.replace('#', names.length);
    mark(-1);
  };
  const close = () => { typed++; show([]); };
  const choose = (option) => { field.value = option.textContent; close(); };
  field.addEventListener('input', async () => {
    const turn = ++typed;
    const text = field.value.trim();
    if (text.length < ${LENGTH_MIN}) return show([]);
    await new Promise((resolve) => setTimeout(resolve, ${PAUSE}));
    if (turn !== typed) return;
    try {
      const query = new URLSearchParams({ kind: field.dataset.suggest, career_domain: form.dataset.domain, q: text });
      const answer = await fetch('${SUGGESTIONS_PATH}?' + query);
      const { data } = answer.ok ? await answer.json() : { data: [] };
      if (turn === typed) show(data.map((one) => one.name).filter((one) => one !== field.value));
    } catch {}
  });
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    const count = box.children.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (count === 0 || event.isComposing) return;
    if (step) mark((active + 1 + step + count + 1) % (count + 1) - 1);
    else if (key === 'Enter' && active >= 0) choose(box.children[active]);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  field.addEventListener('blur', close);
  box.addEventListener('mousedown', (event) => event.preventDefault());
  box.addEventListener('click', (event) => {
    const option = event.target.closest('li');
    if (option) choose(option);
  });
}
const near = first('[data-near]');
if (near && navigator.geolocation) {
  near.hidden = false;
  near.addEventListener('click', () => {
    near.setAttribute('aria-busy', 'true');
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      near.form.elements.where.value = [coords.latitude, coords.longitude].map((angle) => angle.toFixed(${DEGREE_DIGITS})).join();
      near.form.requestSubmit();
    }, () => {
      near.removeAttribute('aria-busy');
      first('[data-near-failed]').textContent = near.dataset.near;
    }, { maximumAge: 600000, timeout: ${PLACE_TIMEOUT_MS} });
  });
}
`;
