/** A designer's page: every entry is a row over a hairline, at the left employer over post, in the middle what was done, at the right the period; headings as large light words above their rows, contact as a row of its own at the top, skills as one running sentence of large type. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import {
  course,
  h,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  townAndCountry,
} from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'sv', 'nl', 'ja', 'de', 'ko', 'cs', 'fr', 'es', 'he', 'ru', 'zh-CN', 'it'],
  html(sheet) {
    const { cv, random } = sheet;
    const isTitleFirst = random.chance(0.5);
    const accent = random.pick(['#000', '#1f3bff', '#d63b1f']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    const row = (first: string, second: string, middle: readonly string[], when: string) =>
      `<div class="row"><div><p class="b">${e(first)}</p><p>${e(second)}</p></div><div>${each('p', middle)}</div><p class="when">${e(when)}</p></div>`;
    const css = `h1{font-size:34pt;line-height:1.05;letter-spacing:-.5px;font-weight:600}.lead{font-size:13pt;color:${accent};margin:2mm 0 8mm}.contact{display:grid;grid-template-columns:repeat(4,auto);gap:5mm;border-top:1px solid #222;padding-top:2mm;font-size:8.6pt}h2{font-size:17pt;font-weight:300;margin:6mm 0 2mm;break-after:avoid}.row{display:grid;grid-template-columns:52mm 1fr 34mm;gap:6mm;border-top:.5px solid #aaa;padding:2.5mm 0;break-inside:avoid}.b{font-weight:600}.when{text-align:end;color:#555}.run{font-size:12pt;line-height:1.45;border-top:.5px solid #aaa;padding-top:2.5mm}`;
    const lines = (texts: readonly string[]) => `<div class="run">${each('p', texts)}</div>`;
    return paper(
      sheet,
      {
        font: random.pick(['"Inter"', '"Clear Sans"', '"Liberation Sans"']),
        margin: '16mm',
        css,
        size: '9pt',
      },
      `<h1>${e(cv.name.full)}</h1><p class="lead">${e(cv.label)}</p><div class="contact">${each('span', [cv.email, number(sheet), townAndCountry(sheet), ...profile(sheet)])}</div>
${block(h(sheet, 'summary'), lines([cv.summary]))}${block(
        h(sheet, 'work'),
        cv.work
          .map((job) => {
            const [first, second] = isTitleFirst
              ? [job.title, job.employer]
              : [job.employer, job.title];
            return row(first, second, tasks(job), span(sheet, job));
          })
          .join(''),
      )}${block(h(sheet, 'education'), cv.education.map((one) => row(one.institution, '', [course(one)], span(sheet, one))).join(''))}${block(h(sheet, 'skills'), lines([skillList(sheet).join(random.pick([', ', ' / ', ' · ']))]))}${block(h(sheet, 'languages'), cv.languages.length ? lines([spoken(sheet).join(', ')]) : '')}${rest(
        sheet,
      )
        .map((part) => block(part.title, each('p', part.lines)))
        .join('')}`,
    );
  },
};
export default family;
