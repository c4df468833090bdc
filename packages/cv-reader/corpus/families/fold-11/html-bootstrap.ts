/** HTML: the "Resume" theme of Start Bootstrap, a page of one column whose navigation stands before it, the period in colour at the end of each entry. */
import type { Family } from '../../family.ts';
import { course, h, home, isRtl, number, rest, span, tasks, utf8 } from './lib/kit.ts';
import { e } from './lib/page.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'de', 'es', 'fr', 'vi', 'pl', 'ru', 'pt-BR', 'ko', 'ar', 'ja', 'tr', 'it'],
  bytes(sheet) {
    const { cv } = sheet;
    const entry = (title: string, sub: string, lines: readonly string[], when: string) => `
<div class="d-flex flex-column flex-md-row justify-content-between mb-5">
  <div class="flex-grow-1">
    <h3 class="mb-0">${e(title)}</h3>
    <div class="subheading mb-3">${e(sub)}</div>
    ${lines.map((one) => `<p>${e(one)}</p>`).join('\n    ')}
  </div>
  <div class="flex-shrink-0"><span class="text-primary">${e(when)}</span></div>
</div>`;
    const section = (id: string, title: string, body: string) => `
<section class="resume-section" id="${id}"><div class="resume-section-content">
<h2 class="mb-5">${e(title)}</h2>${body}
</div></section><hr class="m-0" />`;
    const list = (lines: readonly string[]) =>
      `<ul class="fa-ul mb-0">${lines.map((one) => `<li><span class="fa-li"><i class="fas fa-check"></i></span>${e(one)}</li>`).join('\n')}</ul>`;
    const parts = cv.name.full.split(' ');
    const name =
      parts.length === 2
        ? `${e(parts[0] ?? '')} <span class="text-primary">${e(parts[1] ?? '')}</span>`
        : e(cv.name.full);
    const nav = (['work', 'education', 'skills'] as const).map(
      (kind) =>
        `<li class="nav-item"><a class="nav-link js-scroll-trigger" href="#${kind}">${e(h(sheet, kind))}</a></li>`,
    );
    const html = `<!DOCTYPE html>
<html lang="${cv.language}" dir="${isRtl(sheet) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
<title>${e(cv.name.full)}</title>
<link href="css/styles.css" rel="stylesheet" />
</head>
<body id="page-top">
<nav class="navbar navbar-expand-lg navbar-dark bg-primary fixed-top" id="sideNav">
<a class="navbar-brand js-scroll-trigger" href="#page-top"><span class="d-block d-lg-none">${e(cv.name.full)}</span><span class="d-none d-lg-block"><img class="img-profile rounded-circle" src="assets/img/profile.jpg" alt="..." /></span></a>
<ul class="navbar-nav">${nav.join('')}</ul>
</nav>
<div class="container-fluid p-0">
<section class="resume-section" id="about"><div class="resume-section-content">
<h1 class="mb-0">${name}</h1>
<div class="subheading mb-5">${e(home(sheet))} · ${e(number(sheet))} · <a href="mailto:${cv.email}">${e(cv.email)}</a></div>
<p class="lead mb-5">${e(cv.summary)}</p>
</div></section><hr class="m-0" />
${section('work', h(sheet, 'work'), cv.work.map((job) => entry(job.title, job.employer, tasks(job), span(sheet, job))).join(''))}
${section('education', h(sheet, 'education'), cv.education.map((one) => entry(one.institution, course(one), [], span(sheet, one))).join(''))}
${section('skills', h(sheet, 'skills'), cv.skills.map(({ label, names }) => `<div class="subheading mb-3">${e(label)}</div>${list(names)}`).join(''))}
${cv.languages.length ? section('languages', h(sheet, 'languages'), list(cv.languages.map((one) => `${one.name} (${one.level})`))) : ''}
${rest(sheet)
  .map(({ title, lines }, at) => section(`more${at}`, title, list(lines)))
  .join('')}
</div>
<script src="js/scripts.js"></script>
</body>
</html>
`;
    return utf8(html);
  },
};
export default family;
