/** A builder's template of North America: the name in a large serif over a thick rule, contact under it between small squares, headings in a grey column at the left, jobs as `Employer - Title` over `Town, 03/2019 - Current` in italics, skills in two columns of points. */
import type { Family } from '../../family.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'es', 'en', 'fr', 'pt-BR', 'vi', 'de', 'it', 'hi', 'pl', 'sv'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#303030', '#0b4a6f', '#6b1f3a']);
    const isEmployerFirst = random.chance(0.5);
    const row = (title: string, body: string) =>
      body === '' ? '' : `<tr><th>${e(title)}</th><td>${body}</td></tr>`;
    const css = `h1{font-size:27pt;color:${colour};border-bottom:1.2mm solid ${colour};padding-bottom:2mm}.contact{margin:2.5mm 0 5mm;font-size:9pt}.contact span+span::before{content:"▪";margin:0 2.5mm;color:${colour}}table{width:100%}th{width:38mm;font-weight:700;color:${colour};padding:0 5mm 5mm 0}td{padding-bottom:5mm}.entry{margin-bottom:3.5mm;break-inside:avoid}h3{font-weight:700}.when{font-style:italic}.skills{columns:2}`;
    return paper(
      sheet,
      {
        font: random.pick(['"PT Serif"', '"Tinos"', '"EB Garamond"']),
        margin: '15mm',
        css,
        size: '10pt',
      },
      `<h1>${e(cv.name.full)}</h1><p class="contact">${each('span', contacts(sheet, random.chance(0.4)))}</p><table>
${row(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${row(h(sheet, 'skills'), `<div class="skills">${list(skillList(sheet))}</div>`)}${row(
        h(sheet, 'work'),
        cv.work
          .map((job) => {
            const names = [job.employer, job.title];
            return `<div class="entry"><h3>${e((isEmployerFirst ? names : names.toReversed()).join(' - '))}</h3><p class="when">${e(`${job.city}, ${span(sheet, job)}`)}</p>${list(tasks(job))}</div>`;
          })
          .join(''),
      )}${row(h(sheet, 'education'), cv.education.map((one) => `<div class="entry"><h3>${e(course(one))}</h3><p>${e(one.institution)}</p><p class="when">${e(span(sheet, one))}</p></div>`).join(''))}${row(h(sheet, 'languages'), each('p', spoken(sheet)))}${rest(
        sheet,
      )
        .map(({ title, lines }) => row(title, each('p', lines)))
        .join('')}</table>`,
    );
  },
};
export default family;
