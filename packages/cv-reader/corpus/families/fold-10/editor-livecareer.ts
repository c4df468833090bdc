/** A builder's template: headings in a column at the left over rules, "title, month/year to month/year", employer below. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { allSkills, cityOf, date, h, more, tasks } from './lib/kit.ts';

/** What stands between two dates, and the word for a job that goes on. */
const to: Readonly<Record<string, readonly [string, string]>> = {
  en: [' to ', 'Current'],
  es: [' a ', 'Actual'],
  it: [' - ', 'ad oggi'],
  de: [' bis ', 'heute'],
  fr: [' - ', 'Actuel'],
  'pt-BR': [' - ', 'Atual'],
  nl: [' - ', 'Heden'],
  tr: [' - ', 'Halen'],
  el: [' - ', 'Σήμερα'],
};

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'es', 'it', 'de', 'fr', 'pt-BR', 'en', 'nl', 'tr', 'el'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#4a4a4a', '#576c88', '#81413c']);
    const skills = allSkills(sheet);
    const half = Math.ceil(skills.length / 2);
    const row = (title: string, body: string) =>
      body === '' ? '' : `<div class="r"><h2>${e(title)}</h2><div>${body}</div></div>`;
    const [join, present] = to[cv.language] ?? [' - ', 'Current'];
    const when = (one: {
      start: Parameters<typeof date>[1];
      end: Parameters<typeof date>[1] | null;
    }) => `${date(sheet, one.start)}${join}${one.end ? date(sheet, one.end) : present}`;
    return frame(
      sheet,
      '"Gentium Book Plus"',
      '13mm 15mm',
      `
header{border-bottom:3px double ${colour};padding-bottom:3mm}h1{font-size:28pt;color:${colour};${cv.language === 'el' ? '' : 'text-transform:uppercase'}}
.r{display:grid;grid-template-columns:36mm 1fr;gap:6mm;padding:3.5mm 0;border-bottom:1px solid #ccc}h2{font-weight:700;font-size:11pt;color:${colour}}.j{margin-bottom:3mm}.j b{font-weight:700}.k{display:grid;grid-template-columns:1fr 1fr;gap:5mm}`,
      `
<header><h1>${e(cv.name.full)}</h1><p>${e([cv.address.street, cv.address.postalCode, cityOf(sheet)].filter(Boolean).join(', '))}</p><p>${e(`${cv.phone.international} | ${cv.email}`)}</p></header>
${row(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${row(h(sheet, 'skills'), `<div class="k">${li(skills.slice(0, half))}${li(skills.slice(half))}</div>`)}
${row(
  h(sheet, 'work'),
  map(
    cv.work,
    (job) =>
      `<div class="j"><p><b>${e(job.title)}</b>, ${e(when(job))}</p><p><b>${e(job.employer)}</b> – ${e(job.city)}</p>${li(tasks(job))}</div>`,
  ),
)}
${row(
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><p><b>${e(one.degree)}</b>: ${e(one.area)}, ${e(when(one))}</p><p><b>${e(one.institution)}</b></p></div>`,
  ),
)}
${row(
  h(sheet, 'languages'),
  map(
    cv.languages,
    ({ name, level, cefr }) => `<p><b>${e(name)}</b>: ${e(level)}${cefr ? ` (${cefr})` : ''}</p>`,
  ),
)}
${map(more(sheet), ({ title, lines }) => row(title, li(lines)))}`,
    );
  },
};
export default family;
