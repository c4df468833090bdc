/** Exported from a drawing tool: a designer's page of rows under hairlines with running numbers for the sections, `Period / Employer` small at the left, the title large at the right, skills as a run with slashes. */
import type { Family } from '../../family.ts';
import { each, e, paper } from '../fold-11/lib/page.ts';
import { contacts, course, h, rest, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'es', 'ko', 'pl', 'it', 'fr', 'ja', 'sv', 'zh-CN', 'pt-BR', 'nl', 'cs'],
  html(sheet) {
    const { cv, random } = sheet;
    let at = 0;
    const block = (title: string, body: string) => {
      if (body === '') return '';
      at += 1;
      return `<section><h2><span>${String(at).padStart(2, '0')}</span>${e(title)}</h2><div>${body}</div></section>`;
    };
    const row = (small: readonly string[], title: string, lines: readonly string[]) =>
      `<div class="row"><div class="small">${each('p', small)}</div><div><h3>${e(title)}</h3>${each('p class="d"', lines)}</div></div>`;
    const css = `h1{font-size:34pt;font-weight:500;letter-spacing:-1px;line-height:1.05}header{display:grid;grid-template-columns:1fr 60mm;gap:8mm;align-items:end;margin-bottom:8mm}header div{font-size:8.6pt}section{border-top:.6pt solid #111;padding:2.5mm 0 5mm}h2{font-size:8.6pt;display:flex;gap:6mm;margin-bottom:3mm}h2 span{color:#999}.row{display:grid;grid-template-columns:56mm 1fr;gap:6mm;margin-bottom:4mm;break-inside:avoid}.small{font-size:8.4pt;color:#555}h3{font-size:12pt;font-weight:500;line-height:1.25;margin-bottom:1mm}.lead{font-size:12pt;line-height:1.35}`;
    return paper(
      sheet,
      { font: random.pick(['"Inter"', '"Roboto"']), margin: '14mm', css, size: '9.2pt' },
      `<header><div style="font-size:inherit"><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p></div><div>${each('p', contacts(sheet))}</div></header>
${block(h(sheet, 'summary'), `<p class="lead">${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => row([span(sheet, job), `${job.employer}, ${job.city}`], job.title, tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => row([span(sheet, one), one.institution], course(one), [])).join(''))}${block(h(sheet, 'skills'), `<p>${e(skillList(sheet).join(' / '))}</p>`)}${block(h(sheet, 'languages'), cv.languages.length ? `<p>${e(spoken(sheet).join(' / '))}</p>` : '')}${rest(
        sheet,
      )
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
