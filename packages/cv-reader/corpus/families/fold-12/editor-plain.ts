/** What assistants for applications write: one column without colour, `Employer | Town` over `Title, period`, headings in capitals over a rule, skills by group after a colon, everything for machines. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { e, each, list, paper, sect } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, random } = sheet;
    const isCentred = random.chance(0.6);
    const join = random.pick([' | ', ' — ', ', ']);
    const isPostFirst = random.chance(0.5);
    const font = random.pick(['"Carlito"', '"Tinos","Noto Serif"', '"Arimo"']);
    const entry = (post: string, where: string, city: string, when: string) => {
      const top = isPostFirst ? post : [where, city].filter(Boolean).join(join);
      const below = isPostFirst ? [where, city].filter(Boolean).join(join) : post;
      return `<p class="row"><b>${e(top)}</b><span>${e(isPostFirst ? when : '')}</span></p><p class="row"><i>${e(below)}</i><span>${e(isPostFirst ? '' : when)}</span></p>`;
    };
    const css = `header{text-align:${isCentred ? 'center' : 'start'};margin-bottom:3mm}h1{font-size:20pt;font-weight:700}h2{font-size:11pt;font-weight:700;text-transform:uppercase;border-bottom:1px solid #000;margin:4.5mm 0 2mm}.row{display:flex;justify-content:space-between;gap:6mm}ul{margin-bottom:3mm}body{color:#000}`;
    return paper(
      sheet,
      { font, margin: '16mm', css, size: '10.5pt' },
      `<header><h1>${e(titledName(sheet))}</h1><p>${contacts(sheet).map(e).join(' | ')}</p></header>
${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${sect(h(sheet, 'work'), cv.work.map((job) => entry(job.title, job.employer, job.city, span(sheet, job)) + list(tasks(job))).join(''))}${sect(h(sheet, 'education'), cv.education.map((one) => entry(course(one), one.institution, '', span(sheet, one))).join(''))}${sect(h(sheet, 'skills'), cv.skills.map(({ label, names }) => `<p><b>${e(label)}:</b> ${e(names.join(', '))}</p>`).join(''))}${sect(h(sheet, 'languages'), `<p>${e(spoken(sheet).join(', '))}</p>`)}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
