/** Exported from a drawing tool: rounded tiles of several sizes in a grid, placed absolutely, each line its own text, the order of the text that of the layers. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import {
  course,
  h,
  home,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'sv', 'pl', 'pt-BR', 'zh-CN', 'ja', 'ko', 'fr', 'tr', 'nl', 'fa'],
  html(sheet) {
    const { cv, random } = sheet;
    const accent = random.pick(['#111827', '#3b3486', '#0b525b']);
    const tile = (area: string, title: string, body: string) =>
      body === ''
        ? ''
        : `<div class="tile ${area}">${title === '' ? '' : `<h2>${e(title)}</h2>`}${body}</div>`;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="job"><div class="line"><b>${e(one.employer)}</b><span>${e(span(sheet, one))}</span></div><p>${e(one.title)}</p>${each('p class="s"', tasks(one))}</div>`;
    const school = (one: (typeof cv.education)[number]) =>
      `<div class="job"><b>${e(course(one))}</b><p>${e(one.institution)}</p><p class="s">${e(span(sheet, one))}</p></div>`;
    const tiles = [
      tile('about', h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`),
      tile(
        'skills',
        h(sheet, 'skills'),
        `<p>${skillList(sheet)
          .map((one) => `<span class="pill">${e(one)}</span>`)
          .join(' ')}</p>`,
      ),
      tile('school', h(sheet, 'education'), cv.education.map(school).join('')),
      tile('tongue', h(sheet, 'languages'), each('p', spoken(sheet))),
      ...rest(sheet).map(({ title, lines }) => tile('more', title, each('p', lines))),
    ];
    const css = `body{background:#f3f4f6}.grid{display:grid;grid-template-columns:1.6fr 1fr;gap:4mm}.column{display:flex;flex-direction:column;gap:4mm}.tile{background:#fff;border-radius:5mm;padding:6mm}.hero{background:${accent};color:#fff}.hero h1{font-size:24pt;font-weight:700}.contact p{font-size:8.6pt}
h2{font-size:9pt;color:#6b7280;margin-bottom:2.5mm}.job{margin-bottom:3.5mm}.line{display:flex;justify-content:space-between;gap:4mm}.line span{color:#6b7280;font-size:8.4pt;white-space:nowrap}.s{font-size:8.6pt;color:#4b5563}.pill{display:inline-block;border:1px solid #d1d5db;border-radius:4mm;padding:.4mm 2.4mm;margin:0 1mm 1.4mm 0;font-size:8.4pt}`;
    return paper(
      sheet,
      { font: '"Inter"', margin: '9mm', css },
      `<div class="grid"><div class="column">${tile('hero', '', `<h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p>`)}${tile('work', h(sheet, 'work'), cv.work.map(job).join(''))}</div>
<div class="column">${tile('contact', '', each('p', [cv.email, number(sheet), home(sheet), ...profile(sheet)]))}${tiles.join('')}</div></div>`,
    );
  },
};
export default family;
