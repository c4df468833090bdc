/** HTML as a word processor saves it: paragraphs with styles, fonts and spans, no structure. */
import type { Family } from '../../family.ts';
import { e } from './lib/html.ts';
import { address, h, isRtl, more, period, phone, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['pl', 'de', 'en', 'fr', 'es', 'he', 'cs', 'el', 'nl', 'hi', 'it', 'fa'],
  bytes(sheet) {
    const { cv, wording } = sheet;
    const dir = isRtl(sheet) ? 'rtl' : 'ltr';
    const p = (html: string, style = 'margin-bottom: 0cm; line-height: 100%') =>
      `<p style="${style}"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">${html}</font></font></p>`;
    const head = (text: string) =>
      `<p style="margin-top: 0.4cm; border-bottom: 1px solid #000000; padding-bottom: 0.05cm"><font face="Liberation Sans, sans-serif"><font size="4" style="font-size: 14pt"><b>${e(text)}</b></font></font></p>`;
    const list = (its: readonly string[]) =>
      `<ul>${its.map((one) => `\n\t<li>${p(e(one))}</li>`).join('')}\n</ul>`;
    const html = `<!DOCTYPE html>
<html>
<head>
\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
\t<title></title>
\t<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
\t<meta name="created" content="2026-04-02T10:11:00"/>
\t<style type="text/css">
\t\t@page { size: 21cm 29.7cm; margin: 2cm }
\t\tp { margin-bottom: 0.25cm; line-height: 115%; background: transparent }
\t</style>
</head>
<body lang="${cv.language}" link="#000080" vlink="#800000" dir="${dir}">
<p align="center"><font size="6" style="font-size: 22pt"><b>${e(cv.name.full)}</b></font></p>
${p(`${e(wording.label('address'))}: ${e(address(sheet))}`)}
${p(`${e(wording.label('phone'))}: <span dir="ltr">${e(phone(sheet, true))}</span>`)}
${p(`${e(wording.label('email'))}: <a href="mailto:${cv.email}"><font color="#000080"><u>${e(cv.email)}</u></font></a>`)}
${head(h(sheet, 'work'))}
${cv.work.map((job) => `${p(`<b>${e(period(sheet, job))}</b>`)}\n${p(`<i>${e(job.employer)}</i>, ${e(job.city)}<br/>\n${e(job.title)}`)}\n${list(tasks(job))}`).join('\n')}
${head(h(sheet, 'education'))}
${cv.education.map((one) => `${p(`<b>${e(period(sheet, one))}</b>`)}\n${p(`<i>${e(one.institution)}</i><br/>\n${e(studied(one))}`)}`).join('\n')}
${head(h(sheet, 'skills'))}
${list(cv.skills.map(({ label, names }) => `${label}: ${names.join(', ')}`))}
${cv.languages.length ? head(h(sheet, 'languages')) + list(cv.languages.map(({ name, level }) => `${name} – ${level}`)) : ''}
${more(sheet)
  .map(({ title, lines }) => `${head(title)}\n${lines.map((one) => p(e(one))).join('\n')}`)
  .join('\n')}
<p><br/><br/></p>
</body>
</html>
`;
    return new TextEncoder().encode(html);
  },
};
export default family;
