/** The template "Swiss" of Google Docs, downloaded as a web page: tables of a narrow and a wide cell, classes with numbers, a dash over headings. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, escape, sentences } from '../../html/page.ts';

const STYLE =
  '@import url(https://themes.googleusercontent.com/fonts/css?kit=abc);ol{margin:0;padding:0}table td,table th{padding:0}.c0{padding-top:0pt;line-height:1.15;orphans:2;widows:2;text-align:left}.c1{color:#000;font-weight:700;font-size:11pt;font-family:"Proxima Nova"}.c2{font-size:10pt}.c3{font-style:italic;font-size:11pt;font-weight:400}.c4{color:#666;font-size:9pt}.c5{width:120pt;vertical-align:top}.c6{width:380pt;vertical-align:top}.c7{border-collapse:collapse}.c8{color:#f75d5d;font-weight:700;font-size:16pt}';

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['en', 'fr', 'pt-BR', 'de', 'ru', 'tr', 'zh-CN', 'es', 'ar', 'sv'],
  bytes(sheet) {
    const { cv, wording } = sheet;
    const direction = wording.words.isRightToLeft ? ' dir="rtl"' : '';
    const span = (text: string, name = 'c2') => `<span class="${name}">${escape(text)}</span>`;
    const p = (html: string) => `<p class="c0"${direction}>${html}</p>`;
    const points = (lines: readonly string[]) =>
      lines.length === 0
        ? ''
        : `<ul class="lst-kix_list_1-0 start">${lines.map((line) => `<li class="c0 li-bullet-0"${direction}>${span(line)}</li>`).join('')}</ul>`;
    const row = (left: string, right: string) =>
      `<table class="c7"><tbody><tr class="c9"><td class="c5" colspan="1" rowspan="1">${left}</td><td class="c6" colspan="1" rowspan="1">${right}</td></tr></tbody></table>`;
    const part = (title: string, body: string) =>
      row(
        `${p(span('ㅡ', 'c1'))}<h1 class="c0"${direction} id="h.${title.length}x">${span(title, 'c1')}</h1>`,
        body,
      );
    const jobs = cv.work.map(
      (job) =>
        `<h2 class="c0"${direction}>${span(`${job.employer} / `, 'c1')}${span(job.title, 'c3')}</h2>${p(span(`${wording.period(job.start, job.end).toLocaleUpperCase(cv.language)}, ${job.city}`, 'c4'))}${sentences(
          job,
        )
          .map((line) => p(span(line)))
          .join('')}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h2 class="c0"${direction}>${span(`${institution} / `, 'c1')}${span(`${degree} ${area}`, 'c3')}</h2>${p(span(wording.period(start, end).toLocaleUpperCase(cv.language), 'c4'))}`,
    );
    const contact = [cv.address.street, cityLine(sheet), cv.phone.international, cv.email];
    const body = [
      row(
        p(span(cv.label, 'c1')),
        `<p class="c0 title"${direction}>${span(cv.name.full, 'c8')}</p>${contact.map((line) => p(span(line))).join('')}`,
      ),
      part(wording.heading('summary'), p(span(cv.summary))),
      part(
        wording.heading('skills'),
        cv.skills
          .map(({ label, names }) => p(`${span(`${label}.`, 'c1')} ${span(names.join(', '))}`))
          .join(''),
      ),
      part(wording.heading('work'), jobs.join('')),
      part(wording.heading('education'), schools.join('')),
      cv.languages.length === 0
        ? ''
        : part(
            wording.heading('languages'),
            points(cv.languages.map(({ name, level }) => `${name}: ${level}`)),
          ),
      ...extras(sheet).map(({ title, lines }) => part(title, points(lines))),
    ];
    return new TextEncoder().encode(
      `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">${STYLE}</style></head><body class="c10 doc-content">${body.join('')}<p class="c0 c11"><span class="c2"></span></p></body></html>`,
    );
  },
};

export default family;
