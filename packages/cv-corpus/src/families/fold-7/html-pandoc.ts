/** A résumé written in Markdown and turned into a page by Pandoc: the contact as a block quote, definition lists with the dates as terms. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { each, escape, list, sentences } from '../../html/page.ts';

const STYLE =
  'html{color:#1a1a1a;background-color:#fdfdfd}body{margin:0 auto;max-width:36em;padding:50px;hyphens:auto}h1,h2{margin-top:1.4em}dt{float:left;clear:left;width:7em}dd{margin-left:8em}';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'vi', 'de', 'hi', 'ja', 'tr', 'fa', 'el'],
  bytes(sheet) {
    const { cv, wording } = sheet;
    const id = (text: string) => text.toLowerCase().replaceAll(' ', '-');
    const heading = (text: string) => `<h2 id="${id(text)}">${escape(text)}</h2>\n`;
    const terms = (pairs: readonly (readonly [string, string])[]) =>
      `<dl>\n${pairs.map(([term, html]) => `<dt>${escape(term)}</dt>\n<dd>\n${html}\n</dd>`).join('\n')}\n</dl>\n`;
    const jobs = cv.work.map(
      (job) =>
        [
          wording.period(job.start, job.end),
          `<p><strong>${escape(job.title)}</strong>, <em>${escape(job.employer)}</em> (${escape(job.city)})</p>\n${list(sentences(job))}`,
        ] as const,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        [
          wording.period(start, end),
          `<p><strong>${escape(`${degree}, ${area}`)}</strong>; ${escape(institution)}</p>`,
        ] as const,
    );
    const skills = cv.skills.map(
      ({ label, names }) => [label, each('p', [names.join(', ')])] as const,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`);
    const contact = `<blockquote>\n<p><a href="mailto:${cv.email}" class="email">${escape(cv.email)}</a> • ${escape(cv.phone.international)}<br />\n${escape(`${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}`)}</p>\n</blockquote>\n`;
    const html = [
      contact,
      heading(wording.heading('education')),
      terms(schools),
      heading(wording.heading('work')),
      terms(jobs),
      heading(wording.heading('skills')),
      terms(skills),
      ...(spoken.length === 0 ? [] : [heading(wording.heading('languages')), list(spoken)]),
      ...extras(sheet).map(({ title, lines }) => heading(title) + list(lines)),
    ].join('');
    const direction = wording.words.isRightToLeft ? ' dir="rtl"' : '';
    return new TextEncoder().encode(`<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${cv.language}" xml:lang="${cv.language}"${direction}>
<head>
  <meta charset="utf-8" />
  <meta name="generator" content="pandoc" />
  <meta name="viewport" content="width=device-width, initial-scale=1.0, user-scalable=yes" />
  <title>${escape(cv.name.full)}</title>
  <style>
    ${STYLE}
  </style>
</head>
<body>
<header id="title-block-header">
<h1 class="title">${escape(cv.name.full)}</h1>
<p class="subtitle">${escape(cv.label)}</p>
</header>
${html}
</body>
</html>
`);
  },
};

export default family;
