/** HTML: the CV page of a scholar's site made with a static generator: cards with tables of a date badge and text, a table of contents beside it, a footer with the generator's name. */
import type { Family } from '../../family.ts';
import { e } from '../fold-11/lib/page.ts';
import { course, h, home, isRtl, number, rest, span, tasks, utf8 } from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'de', 'zh-CN', 'fr', 'es', 'ko', 'it', 'ja', 'pt-BR', 'fa', 'ru'],
  bytes(sheet) {
    const { cv } = sheet;
    const card = (title: string, body: string) =>
      body === ''
        ? ''
        : `<div class="card mt-3 p-3"><h3 class="card-title font-weight-medium" id="${e(title.toLocaleLowerCase(cv.language))}">${e(title)}</h3><div>${body}</div></div>\n`;
    const item = (when: string, title: string, where: string, lines: readonly string[]) =>
      `<li class="list-group-item"><div class="row"><div class="col-xs-2 cl-sm-2 col-md-2 text-center date-column"><table class="table-cv"><tbody><tr><td><span class="badge font-weight-bold danger-color-dark text-uppercase align-middle">${e(when)}</span></td></tr></tbody></table></div><div class="col-md mt-2 mt-md-0"><h6 class="title font-weight-bold ml-1 ml-md-4">${e(title)}</h6><h6 class="ml-1 ml-md-4" style="font-size: 0.95rem">${e(where)}</h6><ul class="items">${lines.map((one) => `<li><span class="item">${e(one)}</span></li>`).join('')}</ul></div></div></li>`;
    const group = (rows: readonly string[]) =>
      rows.length
        ? `<ul class="card-text font-weight-light list-group list-group-flush">${rows.join('\n')}</ul>`
        : '';
    const general = [
      ['Full Name', cv.name.full],
      ['Email', cv.email],
      ['Phone', number(sheet)],
      ['Location', home(sheet)],
    ];
    const html = `<!DOCTYPE html>
<html lang="${cv.language}" dir="${isRtl(sheet) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>cv | ${e(cv.name.full)}</title>
<meta name="author" content="${e(cv.name.full)}"><link rel="stylesheet" href="/assets/css/main.css"><script src="/assets/js/theme.js"></script></head>
<body class="fixed-top-nav sticky-bottom-footer"><header><nav id="navbar" class="navbar navbar-light navbar-expand-sm fixed-top"><div class="container"><a class="navbar-brand title font-weight-lighter" href="/">${e(cv.name.full)}</a><ul class="navbar-nav ml-auto flex-nowrap"><li class="nav-item"><a class="nav-link" href="/">about</a></li><li class="nav-item"><a class="nav-link" href="/publications/">publications</a></li><li class="nav-item active"><a class="nav-link" href="/cv/">cv <span class="sr-only">(current)</span></a></li></ul></div></nav></header>
<div class="container mt-5"><div class="post"><header class="post-header"><h1 class="post-title">cv</h1><p class="post-description">${e(cv.label)}</p></header><article><div class="cv">
<div class="card mt-3 p-3"><h3 class="card-title font-weight-medium">General Information</h3><div><table class="table table-sm table-borderless table-responsive table-cv-map">${general.map(([label = '', value = '']) => `<tr><td class="p-1 pr-2 font-weight-bold"><b>${label}</b></td><td class="p-1 pl-2 font-weight-light text">${e(value)}</td></tr>`).join('')}</table></div></div>
${card(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}${card(h(sheet, 'education'), group(cv.education.map((one) => item(span(sheet, one), course(one), one.institution, []))))}${card(h(sheet, 'work'), group(cv.work.map((job) => item(span(sheet, job), job.title, `${job.employer}, ${job.city}`, tasks(job)))))}${card(h(sheet, 'skills'), group(cv.skills.map(({ label, names }) => `<li class="list-group-item"><b>${e(label)}:</b> ${e(names.join(', '))}</li>`)))}${card(h(sheet, 'languages'), group(cv.languages.map(({ name, level }) => `<li class="list-group-item"><b>${e(name)}:</b> ${e(level)}</li>`)))}${rest(
      sheet,
    )
      .map(({ title, lines }) =>
        card(title, group(lines.map((one) => `<li class="list-group-item">${e(one)}</li>`))),
      )
      .join('')}
</div></article></div></div>
<footer class="sticky-bottom mt-5" role="contentinfo"><div class="container">© Copyright 2026 ${e(cv.name.full)}. Powered by Jekyll. Hosted by GitHub Pages. Last updated: November 20, 2026.</div></footer>
</body></html>`;
    return utf8(html);
  },
};
export default family;
