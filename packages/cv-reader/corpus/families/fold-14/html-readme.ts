/** HTML: a résumé kept as README of a repository and saved from its page: the menu and file list of the host before it, headings with anchors, employers as headings of the third level, tables of skills, a footer of the host. */
import type { Family } from '../../family.ts';
import { e, each, list } from '../fold-11/lib/page.ts';
import { contacts, course, h, handle, rest, span, spoken, tasks, utf8 } from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'ru', 'zh-CN', 'es', 'en', 'de', 'pt-BR', 'fr', 'ja', 'vi', 'pl', 'ko', 'tr'],
  bytes(sheet) {
    const { cv, random } = sheet;
    const user = handle(sheet);
    const anchor = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    const head = (level: number, text: string) =>
      `<div class="markdown-heading" dir="auto"><h${level} tabindex="-1" class="heading-element" dir="auto">${e(text)}</h${level}><a id="user-content-${anchor(text)}" class="anchor" aria-label="Permalink: ${e(text)}" href="#${anchor(text)}"><svg class="octicon octicon-link" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m7.775 3.275 1.25-1.25"></path></svg></a></div>\n`;
    const shape = random.integer(0, 1);
    const job = (one: (typeof cv.work)[number]) =>
      (shape === 0
        ? `${head(3, `${one.title}, ${one.employer}`)}<p dir="auto"><em>${e(`${span(sheet, one)} · ${one.city}`)}</em></p>\n`
        : `${head(3, one.employer)}<p dir="auto"><strong>${e(one.title)}</strong><br>\n${e(span(sheet, one))}, ${e(one.city)}</p>\n`) +
      list(tasks(one));
    const table = `<markdown-accessiblity-table><table><tbody>${cv.skills.map(({ label, names }) => `<tr><td><strong>${e(label)}</strong></td><td>${e(names.join(', '))}</td></tr>`).join('')}</tbody></table></markdown-accessiblity-table>`;
    const part = (title: string, body: string) => (body === '' ? '' : head(2, title) + body);
    return utf8(`<!DOCTYPE html>
<html lang="en" data-color-mode="auto"><head><meta charset="utf-8"><title>${e(user)}/cv</title><link rel="stylesheet" href="./cv_files/primer.css"><script type="application/json" id="client-env">{"locale":"en","featureFlags":["copilot_chat"]}</script></head>
<body class="logged-out"><a href="#start-of-content" class="show-on-focus">Skip to content</a>
<header role="banner"><nav aria-label="Global"><ul><li><a href="#">Platform</a></li><li><a href="#">Solutions</a></li><li><a href="#">Pricing</a></li></ul></nav><a href="#">Sign in</a><a href="#">Sign up</a></header>
<main id="start-of-content"><nav aria-label="Repository"><a href="#">${e(user)}</a> / <a href="#">cv</a> <span>Public</span> <a href="#">Code</a> <a href="#">Issues</a> <a href="#">Pull requests</a></nav>
<table aria-labelledby="folders-and-files"><tbody><tr><td>README.md</td><td>Update README.md</td><td>last month</td></tr><tr><td>cv.pdf</td><td>Add files via upload</td><td>last year</td></tr></tbody></table>
<article class="markdown-body entry-content container-lg" itemprop="text">
${head(1, cv.name.full)}<p dir="auto"><strong>${e(cv.label)}</strong></p>
<ul dir="auto">${each('li', contacts(sheet))}</ul>
${part(h(sheet, 'summary'), `<p dir="auto">${e(cv.summary)}</p>`)}${part(h(sheet, 'work'), cv.work.map(job).join('\n'))}${part(h(sheet, 'education'), list(cv.education.map((one) => `${one.institution}: ${course(one)} (${span(sheet, one)})`)))}${part(h(sheet, 'skills'), table)}${part(h(sheet, 'languages'), list(spoken(sheet)))}${rest(
      sheet,
    )
      .map(({ title, lines }) => part(title, list(lines)))
      .join('')}
</article></main>
<div class="BorderGrid-cell"><h2>About</h2><p>No description, website, or topics provided.</p><h2>Stars</h2><p>0 stars</p></div>
<footer role="contentinfo"><span>© 2026</span><ul><li><a href="#">Terms</a></li><li><a href="#">Privacy</a></li><li><a href="#">Status</a></li></ul></footer>
</body></html>
`);
  },
};
export default family;
