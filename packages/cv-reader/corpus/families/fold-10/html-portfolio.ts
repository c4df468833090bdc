/** HTML: a portfolio page saved from the browser, with navigation, a hero, cards and a footer. */
import type { Family } from '../../family.ts';
import { e, li, map } from './lib/html.ts';
import { allSkills, cityOf, h, more, period, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'tr', 'pt-BR', 'vi', 'ko', 'sv', 'ru', 'zh-CN', 'ja', 'es'],
  bytes(sheet) {
    const { cv } = sheet;
    const part = (id: string, title: string, body: string) =>
      body === ''
        ? ''
        : `<section id="${id}" class="py-5"><div class="container"><h2 class="section-title">${e(title)}</h2>\n${body}</div></section>`;
    const html = `<!doctype html>
<html lang="${cv.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${e(cv.name.full)} – ${e(cv.label)}</title>
<link rel="stylesheet" href="css/bootstrap.min.css"><style>.hero{background:#222;color:#fff;padding:6rem 0}.card{margin-bottom:1rem}</style><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script></head>
<body><nav class="navbar navbar-expand-lg"><div class="container"><ul class="navbar-nav"><li><a href="#work">${e(h(sheet, 'work'))}</a></li><li><a href="#edu">${e(h(sheet, 'education'))}</a></li><li><a href="#skills">${e(h(sheet, 'skills'))}</a></li></ul></div></nav>
<header class="hero"><div class="container"><h1>${e(cv.name.full)}</h1><p class="lead">${e(cv.label)}</p><p>${e(cv.summary)}</p></div></header>
${part(
  'work',
  h(sheet, 'work'),
  map(
    cv.work,
    (job) =>
      `<div class="card"><div class="card-body"><div class="d-flex"><h3 class="card-title">${e(job.title)}</h3><span class="badge">${e(period(sheet, job))}</span></div><h4 class="card-subtitle">${e(job.employer)}</h4><div class="text-muted">${e(job.city)}</div>${li(tasks(job))}</div></div>`,
  ),
)}
${part(
  'edu',
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="card"><div class="card-body"><h3 class="card-title">${e(one.institution)}</h3><h4 class="card-subtitle">${e(studied(one))}</h4><span class="text-muted">${e(period(sheet, one))}</span></div></div>`,
  ),
)}
${part('skills', h(sheet, 'skills'), `<ul class="list-inline">${map(allSkills(sheet), (one) => `<li class="list-inline-item">${e(one)}</li>`)}</ul>`)}
${part(
  'lang',
  h(sheet, 'languages'),
  map(cv.languages, ({ name, level }) => `<p><strong>${e(name)}</strong> ${e(level)}</p>`),
)}
${map(more(sheet), ({ title, lines }, at) =>
  part(
    `x${at}`,
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}
${part('contact', h(sheet, 'contact'), `<address><a href="mailto:${cv.email}">${e(cv.email)}</a><br><a href="tel:${cv.phone.e164}">${e(cv.phone.international)}</a><br>${e(cityOf(sheet))}</address>`)}
<footer class="text-center"><p>© 2026 ${e(cv.name.full)}</p></footer><script src="js/bootstrap.bundle.min.js"></script></body></html>
`;
    return new TextEncoder().encode(html);
  },
};
export default family;
