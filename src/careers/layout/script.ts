/**
 * The script of the career pages. It saves jobs in the browser and shares links. It is inlined unchanged, because the
 * content security policy names its hash. Pages work without it: controls that need it are hidden until it runs.
 */

import { openJobsPath } from './page-links.ts';
import { suggestScript } from './suggest-script.ts';

/** The key in `localStorage`. */
const KEY = 'saved-jobs';
const SAVED_MAX = 200;

export const script = `
(() => {
const all = (selector, parent) => [...(parent || document).querySelectorAll(selector)];
const first = (selector) => document.querySelector(selector);
const setVisible = (element, isVisible) => { if (element) element.hidden = !isVisible; };
const read = () => {
  try {
    const saved = JSON.parse(localStorage.getItem('${KEY}') || '[]');
    return Array.isArray(saved) ? saved.filter((job) => job && /^[a-z0-9]{1,64}$/.test(job.id)) : [];
  } catch { return []; }
};
const canSave = () => {
  try { localStorage.setItem('${KEY}', JSON.stringify(read())); return true; } catch { return false; }
};
const write = (jobs) => {
  try { localStorage.setItem('${KEY}', JSON.stringify(jobs.slice(0, ${SAVED_MAX}))); } catch {}
};
const showButtons = () => {
  const jobs = read();
  const ids = new Set(jobs.map((job) => job.id));
  for (const button of all('[data-job]')) {
    button.hidden = false;
    button.setAttribute('aria-pressed', String(ids.has(button.dataset.job)));
  }
  const count = first('[data-saved-count]');
  if (count) count.textContent = String(jobs.length);
  setVisible(count, jobs.length > 0);
  setVisible(first('[data-empty]'), jobs.length === 0);
};
const showList = () => {
  const rows = first('[data-saved-list]');
  if (!rows) return;
  rows.replaceChildren(...read().map((job) => {
    const row = first('[data-saved-row]').content.cloneNode(true);
    const link = row.querySelector('a');
    link.href = '/jobs/' + job.id;
    link.textContent = String(job.title || job.id);
    row.querySelector('p').textContent = String(job.note || '');
    const button = row.querySelector('[data-job]');
    button.dataset.job = job.id;
    button.setAttribute('aria-label', button.getAttribute('aria-label') + ': ' + link.textContent);
    return row;
  }));
};
const markClosed = async () => {
  const buttons = all('[data-saved-list] [data-job]');
  if (buttons.length === 0) return;
  try {
    const answer = await fetch('${openJobsPath}?jobs=' + buttons.map((button) => button.dataset.job));
    const open = new Set((await answer.json()).jobs);
    for (const button of buttons) {
      setVisible(button.closest('[data-card]').querySelector('[data-closed]'), !open.has(button.dataset.job));
    }
  } catch {}
};
const toggle = (button) => {
  const id = button.dataset.job;
  const jobs = read();
  const others = jobs.filter((job) => job.id !== id);
  if (others.length < jobs.length) write(others);
  else {
    const card = button.closest('[data-card]');
    const text = (name) => all('[data-' + name + ']', card).map((part) => part.dataset[name] || part.textContent.trim()).join(' · ');
    write([{ id, title: text('title'), note: text('noted') }, ...others]);
    fetch('/api/central/jobs/' + id + '/favorite', { method: 'POST', keepalive: true }).catch(() => {});
  }
  showButtons();
};
if (canSave()) {
  setVisible(first('[data-no-script]'), false);
  setVisible(first('[data-saved-hint]'), true);
  showList();
  showButtons();
  markClosed();
  addEventListener('storage', (event) => { if (event.key === '${KEY}') { showList(); showButtons(); markClosed(); } });
  addEventListener('pageshow', (event) => { if (event.persisted) { showList(); showButtons(); markClosed(); } });
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-job]');
    if (button) toggle(button);
  });
}
const share = first('[data-share]');
if (share && navigator.share) {
  share.hidden = false;
  share.addEventListener('click', () => {
    navigator.share({ title: document.title, url: share.dataset.share }).catch(() => {});
  });
}
const copy = first('[data-copy]');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy.dataset.copy);
      first('[data-copied]').textContent = copy.dataset.done;
    } catch {}
  });
}
${suggestScript}
})();
`
  .replace(/\s*\n\s*/g, ' ')
  .trim();
