/** Printed from a design tool: headings turned upright at the left of each block, the name in a thin face across the page, periods as large years, a coloured foot with the contact. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'fr', 'es', 'it', 'sv', 'de', 'pt-BR', 'tr', 'cs', 'nl', 'ru'],
  html(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['#b5838d', '#52796f', '#355070']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section class="block"><h2>${e(title)}</h2><div>${body}</div></section>`;
    const entry = (when: string, title: string, where: string, lines: readonly string[]) =>
      `<div class="entry"><p class="when">${e(when)}</p><div><h3>${e(title)}</h3><p>${e(where)}</p>${each('p class="s"', lines)}</div></div>`;
    const css = `body{display:flex;flex-direction:column;min-height:250mm}h1{font-size:40pt;font-weight:300;letter-spacing:2px;line-height:1.1;color:${colour}}.label{letter-spacing:3px;margin-bottom:8mm}.block{display:grid;grid-template-columns:12mm 1fr;gap:4mm;margin-bottom:6mm;border-top:1px solid ${colour};padding-top:3mm}h2{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:700;color:${colour};justify-self:start;white-space:nowrap;text-align:end}
.entry{display:grid;grid-template-columns:34mm 1fr;gap:4mm;margin-bottom:4mm;break-inside:avoid}.when{font-weight:700;font-size:10.5pt;color:${colour}}h3{font-weight:700}.s{font-size:8.8pt;color:#555}.two{columns:2}footer{margin-top:auto;background:${colour};color:#fff;padding:4mm 8mm;display:flex;flex-wrap:wrap;gap:1mm 8mm}`;
    return paper(
      sheet,
      { font: '"Lato"', margin: '12mm', css },
      `<h1>${e(cv.name.full)}</h1><p class="label">${e(cv.label)}</p>
${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => entry(span(sheet, job), job.title, `${job.employer}, ${job.city}`, tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => entry(span(sheet, one), course(one), one.institution, [])).join(''))}${block(h(sheet, 'skills'), `<div class="two">${each('p', skillList(sheet))}</div>`)}${block(h(sheet, 'languages'), each('p', spoken(sheet)))}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}<footer>${each('span', contacts(sheet))}</footer>`,
    );
  },
};
export default family;
