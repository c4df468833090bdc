/** Exported from a drawing tool: a dark page of designers and engineers, light grotesque, labels in a typewriter face, `↗` behind links, jobs in rows of period, post and employer. */
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
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'es', 'pl', 'ja', 'ko', 'pt-BR', 'fr', 'zh-CN', 'sv', 'tr'],
  html(sheet) {
    const { cv, random } = sheet;
    const accent = random.pick(['#7dd3fc', '#fca5a5', '#bef264']);
    const block = (title: string, body: string) =>
      body === '' ? '' : `<section><h2>${e(title)}</h2>${body}</section>`;
    const row = (when: string, title: string, where: string, lines: readonly string[]) =>
      `<div class="row"><span class="mono">${e(when)}</span><div><p><b>${e(title)}</b> <span class="at">@ ${e(where)}</span></p>${each('p class="s"', lines)}</div></div>`;
    const css = `html,body{background:#0f1115;color:#e5e7eb;min-height:100vh}.page{padding:14mm}h1{font-size:30pt;font-weight:600}h2{font:9pt "Liberation Mono","Noto Sans Mono","Noto Sans CJK SC";color:${accent};margin:7mm 0 3mm}.mono{font:8.4pt "Liberation Mono","Noto Sans Mono","Noto Sans CJK SC";color:#9ca3af}.row{display:grid;grid-template-columns:42mm 1fr;gap:5mm;margin-bottom:4mm;break-inside:avoid}.at{color:${accent}}.s{font-size:8.8pt;color:#c4c9d2}.tag{margin-inline-end:3mm;white-space:nowrap}.contact p{display:inline-block;margin-inline-end:6mm}`;
    return paper(
      sheet,
      { font: '"Inter"', margin: '0', css },
      `<div class="page"><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><div class="contact mono">${each('p', [cv.email, number(sheet), home(sheet), ...profile(sheet).map((one) => `${one} ↗`)])}</div>
${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${block(h(sheet, 'work'), cv.work.map((job) => row(span(sheet, job), job.title, job.employer, tasks(job))).join(''))}${block(h(sheet, 'education'), cv.education.map((one) => row(span(sheet, one), course(one), one.institution, [])).join(''))}${block(
        h(sheet, 'skills'),
        `<p>${skillList(sheet)
          .map((one) => `<span class="tag">#${e(one)}</span>`)
          .join(' ')}</p>`,
      )}${block(h(sheet, 'languages'), each('p', spoken(sheet)))}${rest(sheet)
        .map(({ title, lines }) => block(title, each('p', lines)))
        .join('')}</div>`,
    );
  },
};
export default family;
