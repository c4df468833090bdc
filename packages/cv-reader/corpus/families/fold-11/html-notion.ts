/** HTML as Notion exports a page: its classes and ids, toggles, columns, dates in highlighted spans, lists of one item each. */
import type { Family } from '../../family.ts';
import {
  course,
  h,
  home,
  isRtl,
  number,
  profile,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  utf8,
} from './lib/kit.ts';
import { e } from './lib/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'ko', 'ja', 'fr', 'es', 'de', 'pt-BR', 'zh-CN', 'vi', 'he', 'hi', 'nl'],
  bytes(sheet) {
    const { cv, random } = sheet;
    const id = () =>
      Array.from({ length: 8 }, () => random.integer(0, 15).toString(16)).join('') +
      '-0f3c-80e1-9a2b-d41f7c6b5a90';
    const bullets = (lines: readonly string[]) =>
      lines
        .map(
          (one) =>
            `<ul id="${id()}" class="bulleted-list"><li style="list-style-type:disc">${e(one)}</li></ul>`,
        )
        .join('');
    const head = (title: string) => `<h2 id="${id()}" class="">${e(title)}</h2>`;
    const p = (html: string) => `<p id="${id()}" class="">${html}</p>`;
    const when = (text: string) => `<mark class="highlight-gray">${e(text)}</mark>`;
    const sign = random.pick([' | ', ' @ ', ' · ']);
    const jobs = cv.work.map(
      (job) =>
        `<h3 id="${id()}" class="">${e(job.title)}${sign}${e(job.employer)}</h3>${p(when(`${span(sheet, job)} · ${job.city}`))}${bullets(tasks(job))}`,
    );
    const schools = cv.education.map((one) =>
      p(
        `<strong>${e(one.institution)}</strong><br/>${e(course(one))}<br/>${when(span(sheet, one))}`,
      ),
    );
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>${e(cv.name.full)}</title><style>
/* cspell:disable-file */
@media only screen { body { margin: 2em auto; max-width: 900px; color: rgb(55, 53, 47); } }
.highlight-gray { color: rgba(120, 119, 116, 1); fill: rgba(120, 119, 116, 1); }
</style></head><body dir="${isRtl(sheet) ? 'rtl' : 'ltr'}"><article id="${id()}" class="page sans"><header><div class="page-header-icon undefined"><span class="icon">👋</span></div><h1 class="page-title">${e(cv.name.full)}</h1><p class="page-description">${e(cv.label)}</p></header><div class="page-body"><div id="${id()}" class="column-list"><div id="${id()}" style="width:62.5%" class="column">${p(e(cv.summary))}</div><div style="width:37.5%" class="column">${[home(sheet), number(sheet), cv.email, ...profile(sheet)].map((one) => p(e(one))).join('')}</div></div><hr id="${id()}"/>${head(h(sheet, 'work'))}${jobs.join('')}${head(h(sheet, 'education'))}${schools.join('')}${head(h(sheet, 'skills'))}${p(
      skillList(sheet)
        .map((one) => `<code>${e(one)}</code>`)
        .join(' '),
    )}${cv.languages.length ? head(h(sheet, 'languages')) + bullets(spoken(sheet)) : ''}${rest(
      sheet,
    )
      .map(({ title, lines }) => head(title) + bullets(lines))
      .join(
        '',
      )}</div></article><span class="sans" style="font-size:14px;padding-top:2em"></span></body></html>`;
    return utf8(html);
  },
};
export default family;
