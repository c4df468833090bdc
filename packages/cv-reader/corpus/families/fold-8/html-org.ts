/** A CV kept in Org mode, exported as a page: a table of contents before the text, numbered headings, timestamps in spans, tags behind headings, a postamble. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, escape, list, sentences } from '../../html/page.ts';

const CONTENTS: Readonly<Record<string, string>> = {
  en: 'Table of Contents',
  de: 'Inhaltsverzeichnis',
  fr: 'Table des matières',
  es: 'Índice',
  ja: '目次',
  ru: 'Содержание',
  cs: 'Obsah',
};

const definitions = (terms: readonly (readonly [string, string])[]) =>
  terms.length === 0
    ? ''
    : `<dl class="org-dl">${terms.map(([term, text]) => `<dt>${escape(term)}</dt><dd>${escape(text)}</dd>`).join('')}</dl>`;

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: Object.keys(CONTENTS),
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const stamp = (text: string) =>
      `<span class="timestamp-wrapper"><span class="timestamp">${escape(text)}</span></span>`;
    const entry = (title: string, when: string, body: string, at: string) =>
      `<div id="outline-container-${at}" class="outline-3"><h3 id="${at}">${escape(title)}</h3><div class="outline-text-3" id="text-${at}"><p>${stamp(when)}</p>${body}</div></div>`;
    const jobs = cv.work.map((job, at) =>
      entry(
        `${job.title}, ${job.employer}`,
        wording.period(job.start, job.end),
        `<p>${escape(job.city)}</p>${list(sentences(job)).replace('<ul>', '<ul class="org-ul">')}`,
        `w${at}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }, at) =>
      entry(
        institution,
        wording.period(start, end),
        `<p>${escape(`${degree}, ${area}`)}</p>`,
        `e${at}`,
      ),
    );
    const all: (readonly [string, string])[] = [
      [wording.heading('summary'), `<p>${escape(cv.summary)}</p>`],
      [wording.heading('work'), jobs.join('')],
      [wording.heading('education'), schools.join('')],
      [
        wording.heading('skills'),
        definitions(cv.skills.map(({ label, names }) => [label, names.join(', ')])),
      ],
      [
        wording.heading('languages'),
        definitions(cv.languages.map(({ name, level }) => [name, level])),
      ],
      ...extras(sheet).map(({ title, lines }) => [title, list(lines)] as const),
    ];
    const parts = all.filter(([, html]) => html !== '');
    const isNumbered = random.chance(0.5);
    const number = (at: number) =>
      isNumbered ? `<span class="section-number-2">${at + 1}.</span> ` : '';
    const toc = parts.map(
      ([title], at) =>
        `<li><a href="#org${at}">${isNumbered ? `${at + 1}. ` : ''}${escape(title)}</a></li>`,
    );
    const body = parts.map(
      ([title, html], at) =>
        `<div id="outline-container-org${at}" class="outline-2"><h2 id="org${at}">${number(at)}${escape(title)}</h2><div class="outline-text-2">${html}</div></div>`,
    );
    const html = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${cv.language}" xml:lang="${cv.language}"><head><title>${escape(cv.name.full)}</title><meta http-equiv="Content-Type" content="text/html;charset=utf-8" /><meta name="generator" content="Org Mode" /><style type="text/css"><!-- .timestamp { color: #bebebe; } .org-ul { margin: 0 } --></style></head>
<body><div id="content" class="content"><h1 class="title">${escape(cv.name.full)}<br /><span class="subtitle">${escape(cv.label)}</span></h1>
<div id="table-of-contents" role="doc-toc"><h2>${CONTENTS[cv.language] ?? ''}</h2><div id="text-table-of-contents"><ul>${toc.join('')}</ul></div></div>
<p>${escape(cv.address.street)}, ${escape(cityLine(sheet))}, ${escape(cv.address.country)}<br />${escape(cv.phone.international)}<br /><a href="mailto:${cv.email}">${escape(cv.email)}</a></p>
${body.join('\n')}</div>
<div id="postamble" class="status"><p class="author">Author: ${escape(cv.name.full)}</p><p class="date">Created: 2026-04-${random.integer(10, 28)} 21:14</p><p class="validation"><a href="https://validator.w3.org/check?uri=referer">Validate</a></p></div></body></html>
`;
    return new TextEncoder().encode(html);
  },
};

export default family;
