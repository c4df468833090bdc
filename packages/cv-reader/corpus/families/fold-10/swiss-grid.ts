/** A designer's page: small grotesque in a grid of four columns: heading, dates, employer and place, title and text. */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { address, h, more, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['de', 'fr', 'it', 'en', 'nl', 'sv', 'es', 'ko', 'ja'],
  html(sheet) {
    const { cv, random } = sheet;
    const cells = (title: string, rows: readonly (readonly [string, string, string])[]) =>
      rows.length === 0
        ? ''
        : `<div class="s"><h2>${e(title)}</h2><div>${map(rows, ([a, b, c]) => `<div class="r"><div>${a}</div><div>${b}</div><div>${c}</div></div>`)}</div></div>`;
    const plain = (title: string, body: string) =>
      body === '' ? '' : `<div class="s"><h2>${e(title)}</h2><div>${body}</div></div>`;
    const how = random.pick(['wording', 'two', 'wording'] as const);
    const join = random.pick(['–', ' – ', ' → ']);
    return frame(
      sheet,
      '"Inter Display",Inter,Arimo',
      '14mm 12mm',
      `
body{font-size:8.6pt;line-height:1.45}h1{font-size:34pt;font-weight:700;line-height:1;margin-bottom:10mm}.s{display:grid;grid-template-columns:32mm 1fr;border-top:1.5px solid #000;padding:2mm 0 5mm}h2{font-weight:700}.r{display:grid;grid-template-columns:36mm 52mm 1fr;gap:0 4mm;margin-bottom:2.5mm}b{font-weight:700}`,
      `
<h1>${e(cv.name.full)}</h1>
${plain(h(sheet, 'contact'), `<p>${e(address(sheet))}</p><p>${e(cv.phone.international)}</p><p>${e(cv.email)}</p>`)}
${plain(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${cells(
  h(sheet, 'work'),
  cv.work.map((job) => [
    e(period(sheet, job, how, join)),
    `<b>${e(job.employer)}</b><br>${e(job.city)}`,
    `<b>${e(job.title)}</b><br>${e(tasks(job).join('. '))}.`,
  ]),
)}
${cells(
  h(sheet, 'education'),
  cv.education.map((one) => [
    e(period(sheet, one, how, join)),
    `<b>${e(one.institution)}</b>`,
    `<b>${e(one.degree)}</b><br>${e(one.area)}`,
  ]),
)}
${cells(
  h(sheet, 'skills'),
  cv.skills.map(({ label, names }) => [
    e(label),
    names.slice(0, 3).map(e).join('<br>'),
    names.slice(3).map(e).join('<br>'),
  ]),
)}
${cells(
  h(sheet, 'languages'),
  cv.languages.map(({ name, level }) => [e(name), e(level), '']),
)}
${map(more(sheet), ({ title, lines }) =>
  plain(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}`,
    );
  },
};
export default family;
