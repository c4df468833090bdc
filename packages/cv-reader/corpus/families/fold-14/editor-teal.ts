/** A builder for applicant tracking systems: everything in one column, `Employer • Town • Period` in one bold line with the title in the next, several posts under an employer once, skills in one run between dots. */
import type { Family } from '../../family.ts';
import { byEmployer } from '../../html/page.ts';
import { each, e, list, paper } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, spokenLine, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'en', 'fr', 'es', 'de', 'en', 'pt-BR', 'vi', 'hi', 'nl', 'zh-CN', 'sv'],
  html(sheet) {
    const { cv, random } = sheet;
    const sign = random.pick([' • ', ' · ', ' | ']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const jobs = byEmployer(cv.work).map(({ employer, jobs: own }) => {
      const [only] = own;
      if (own.length === 1 && only)
        return `<div class="entry"><p class="b">${e([only.employer, only.city, span(sheet, only)].join(sign))}</p><p class="t">${e(only.title)}</p>${list(tasks(only))}</div>`;
      return `<div class="entry"><p class="b">${e([employer, own[0]?.city ?? ''].join(sign))}</p>${own
        .map(
          (job) =>
            `<p class="t">${e([job.title, span(sheet, job)].join(sign))}</p>${list(tasks(job))}`,
        )
        .join('')}</div>`;
    });
    const isCentred = random.chance(0.6);
    const css = `header{${isCentred ? 'text-align:center;' : ''}margin-bottom:4mm}h1{font-size:21pt;font-weight:600}h2{font-size:11pt;font-weight:700;text-transform:uppercase;border-bottom:1px solid #222;margin:5mm 0 2mm}.b{font-weight:700}.t{font-style:italic}.entry{margin-bottom:3mm}`;
    return paper(
      sheet,
      { font: random.pick(['"Roboto"', '"Lato"', '"Tinos"']), margin: '15mm', css, size: '9.8pt' },
      `<header><h1>${e(cv.name.full)}</h1><p>${e(contacts(sheet).join(sign))}</p></header>
<p>${e(cv.summary)}</p>${block(h(sheet, 'work'), jobs.join(''))}${block(h(sheet, 'education'), cv.education.map((one) => `<div class="entry"><p class="b">${e([one.institution, span(sheet, one)].join(sign))}</p><p class="t">${e(course(one))}</p></div>`).join(''))}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join(
          '',
        )}${block(h(sheet, 'skills'), `<p>${e(skillList(sheet).join(sign))}</p>`)}${block(h(sheet, 'languages'), cv.languages.length ? `<p>${e(spokenLine(sheet))}</p>` : '')}`,
    );
  },
};
export default family;
