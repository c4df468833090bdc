/**
 * The one script of the public pages, put inline as it is: its hash stands in the content policy. It keeps saved jobs in
 * the browser and shares links; every page is whole without it, and what it serves is hidden until it runs.
 */

/** Where the browser keeps them, per domain. */
const KEY = 'saved-jobs';
/** More is no shortlist, and a browser has room for it. */
const SAVED_MAX = 200;

export const script = `
(() => {
const all = (what, where) => [...(where || document).querySelectorAll(what)];
const one = (what) => document.querySelector(what);
const shown = (element, isShown) => { if (element) element.hidden = !isShown; };
const read = () => {
  try {
    const kept = JSON.parse(localStorage.getItem('${KEY}') || '[]');
    return Array.isArray(kept) ? kept.filter((job) => job && /^[a-z0-9]{1,64}$/.test(job.id)) : [];
  } catch { return []; }
};
const canKeep = () => {
  try { localStorage.setItem('${KEY}', JSON.stringify(read())); return true; } catch { return false; }
};
const write = (jobs) => {
  try { localStorage.setItem('${KEY}', JSON.stringify(jobs.slice(0, ${SAVED_MAX}))); } catch {}
};
const show = () => {
  const jobs = read();
  const ids = new Set(jobs.map((job) => job.id));
  for (const heart of all('[data-job]')) {
    heart.hidden = false;
    heart.setAttribute('aria-pressed', String(ids.has(heart.dataset.job)));
  }
  const count = one('[data-saved-count]');
  if (count) count.textContent = String(jobs.length);
  shown(count, jobs.length > 0);
  shown(one('[data-empty]'), jobs.length === 0);
};
const list = () => {
  const rows = one('[data-saved-list]');
  if (!rows) return;
  rows.replaceChildren(...read().map((job) => {
    const row = one('[data-saved-row]').content.cloneNode(true);
    const link = row.querySelector('a');
    link.href = '/jobs/' + job.id;
    link.textContent = String(job.title || job.id);
    row.querySelector('p').textContent = String(job.note || '');
    const heart = row.querySelector('[data-job]');
    heart.dataset.job = job.id;
    heart.setAttribute('aria-label', heart.getAttribute('aria-label') + ': ' + link.textContent);
    return row;
  }));
};
const toggle = (heart) => {
  const id = heart.dataset.job;
  const jobs = read();
  const others = jobs.filter((job) => job.id !== id);
  if (others.length < jobs.length) write(others);
  else {
    const card = heart.closest('[data-card]');
    const text = (what) => all(what, card).map((part) => part.textContent.trim()).join(' · ');
    write([{ id, title: text('[data-title]'), note: text('[data-note]>*') || text('[data-note]') }, ...others]);
    fetch('/api/central/jobs/' + id + '/favorite', { method: 'POST', keepalive: true }).catch(() => {});
  }
  show();
};
if (canKeep()) {
  shown(one('[data-plain]'), false);
  shown(one('[data-kept]'), true);
  list();
  show();
  addEventListener('storage', (event) => { if (event.key === '${KEY}') { list(); show(); } });
  addEventListener('pageshow', (event) => { if (event.persisted) { list(); show(); } });
  document.addEventListener('click', (event) => {
    const heart = event.target.closest('[data-job]');
    if (heart) toggle(heart);
  });
}
const share = one('[data-share]');
if (share && navigator.share) {
  share.hidden = false;
  share.addEventListener('click', () => {
    navigator.share({ title: document.title, url: share.dataset.share }).catch(() => {});
  });
}
const copy = one('[data-copy]');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy.dataset.copy);
      one('[data-copied]').textContent = copy.dataset.done;
    } catch {}
  });
}
})();
`
  .replace(/\s*\n\s*/g, ' ')
  .trim();
