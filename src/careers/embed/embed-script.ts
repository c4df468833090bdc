/**
 * The script of the website plugin: a custom element that lists the jobs of a company on any page. It runs under the strictest
 * content security policy of its host: it writes no HTML, styles by a constructed sheet, and asks its own origin only.
 */

import { listStyle } from './embed-style.ts';
import { embedPath, scriptFile } from './embed-paths.ts';

const style = `:host{display:block;font:var(--jobs-font);color:var(--jobs-text);background:var(--jobs-background)}${listStyle}`;

/** With marks for the career domain and the company: see `scriptFile`. A copy elsewhere asks the same career domain. */
export const embedScript = `
(() => {
if (customElements.get('recruiting-jobs')) return;
const doc = document;
const from = doc.currentScript && new URL(doc.currentScript.src || doc.baseURI);
const site = from && from.pathname.startsWith('${embedPath('')}') ? from.origin : '${scriptFile.site}';
let policy;
let shown = 0;
const plain = { createScript: (text) => text };
const sheet = new CSSStyleSheet();
sheet.replaceSync('${style}');
const make = (name, part, ...inside) => {
  const one = doc.createElement(name);
  if (part) one.part = part;
  one.append(...inside);
  return one;
};
customElements.define('recruiting-jobs', class extends HTMLElement {
connectedCallback() {
  if (this.shadowRoot) return;
  const root = this.attachShadow({ mode: 'open' });
  this.site = this.getAttribute('origin') || site;
  this.data = this.getAttribute('structured-data');
  root.adoptedStyleSheets = [sheet];
  const slot = (name, ...inside) => {
    const one = make('slot', '', ...inside);
    one.name = name;
    return one;
  };
  this.box = make('section', 'jobs');
  this.box.hidden = true;
  this.form = make('form', 'form');
  this.count = make('p', 'count');
  this.list = make('ul', 'list');
  this.more = make('button', 'more');
  this.form.role = 'search';
  this.count.role = 'status';
  this.more.type = 'button';
  this.empty = slot('empty');
  this.box.append(slot('heading'), this.form, this.count, this.list, this.empty, this.more, slot('footer'));
  root.append(this.box, this.rest = make('slot'));
  this.form.onsubmit = (event) => { event.preventDefault(); this.ask(); };
  this.form.onchange = () => this.ask();
  this.form.oninput = () => { clearTimeout(this.timer); this.timer = setTimeout(() => this.ask(), 300); };
  this.more.onclick = () => this.load(this.next, true);
  this.ask();
}
ask() {
  clearTimeout(this.timer);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(this.form)) if (value) query.set(name, value);
  const near = this.closest('[lang]');
  if (near) query.set('lang', near.lang);
  const own = this.dataset.department;
  if (own) query.set('department', own);
  if (this.data === 'postings') query.set('postings', 'yes');
  const path = '${embedPath('')}' + (this.getAttribute('company') || '${scriptFile.company}') + '.json?' + query;
  if (path !== this.path) this.load(this.path = path);
}
async load(path, isMore) {
  const turn = this.turn = {};
  try {
    const answer = await fetch(this.site + path, { credentials: 'omit' });
    if (!answer.ok) throw answer.status;
    const feed = await answer.json();
    if (turn !== this.turn) return;
    this.show(feed, isMore);
    this.tell('loaded', feed);
  } catch (error) {
    if (turn !== this.turn) return;
    this.path = '';
    this.tell('failed', error);
  }
}
tell(what, detail) {
  this.dispatchEvent(new CustomEvent('jobs-' + what, { detail }));
}
show(feed, isMore) {
  const { texts, jobs } = feed;
  const box = this.box;
  if (box.hidden) {
    box.lang = feed.language;
    box.dir = feed.direction;
    box.ariaLabel = texts.heading + (shown++ ? ' ' + shown : '');
    this.search(feed);
    this.empty.append(make('p', 'empty', texts.empty));
    this.more.append(texts.more);
    this.describe(feed.structured_data);
    box.hidden = false;
    this.rest.hidden = true;
  }
  this.next = feed.next_path;
  this.count.textContent = texts.count;
  this.empty.hidden = feed.total > 0;
  this.more.hidden = !this.next;
  const rows = jobs.map((job) => {
    const link = make('a', 'title', job.title);
    link.href = this.site + job.path;
    link.target = this.getAttribute('target') || '';
    link.dir = 'auto';
    const row = make('li', 'job', link, make('p', 'details', job.details.join(' · ')));
    if (job.pay_text) row.append(make('p', 'pay', job.pay_text));
    if (job.group) row.prepend(make('p', 'group', job.group));
    return row;
  });
  if (!isMore) this.list.textContent = '';
  this.list.append(...rows);
  if (isMore && rows[0]) rows[0].querySelector('a').focus();
}
search({ texts, filters }) {
  const label = (text, part, field) => make('label', 'label', text, Object.assign(field, { part }));
  const field = Object.assign(make('input'), { type: 'search', name: 'q', maxLength: 100 });
  this.form.append(label(texts.search, 'search', field), ...filters.map(({ name, label: text, all, options }) =>
    label(text, 'filter', Object.assign(make('select', '', new Option(all, ''), ...options.map((one) =>
      new Option(one.label + '\\xa0(' + one.count + ')', one.value))), { name }))), make('button', 'button', texts.submit));
}
describe(data) {
  if (this.data === 'none') return;
  try {
    const one = doc.createElement('script');
    one.type = 'application/ld+json';
    policy ||= self.trustedTypes ? trustedTypes.createPolicy('recruiting-jobs', plain) : plain;
    one.text = policy.createScript(JSON.stringify(data));
    doc.head.append(one);
  } catch {}
}
});
})();
`
  .replaceAll(/\s*\n\s*/gu, '')
  // No text of it has a space beside one of these, and every statement has its semicolon.
  .replaceAll(/ ?([=+{}()[\],:;?&|<>!]) ?/gu, '$1');
