/** A résumé of an open editor on the web: a coloured strip at the top, the name in colour over a sentence and a row of contacts, headings after a short bar, the employer in a line of its own over title and dates, dots for the first skills. */
import type { Family } from '../../family.ts';
import { each, escape, extraSections, page, section, sentences } from '../../html/page.ts';

const css = (colour: string) =>
  `@page{margin:0}body{font-family:Roboto,"Noto Sans","Noto Sans Devanagari","Noto Sans CJK SC",sans-serif;font-size:10pt;padding:0 16mm 10mm}body:before{content:"";display:block;height:3.5mm;background:${colour};margin:0 -16mm 8mm}h1{font-size:20pt;color:${colour}}.c{display:flex;gap:8mm;margin-top:2mm}h2{font-size:10.5pt;letter-spacing:.3mm;margin:6mm 0 2mm}h2:before{content:"";display:inline-block;width:10mm;height:1.2mm;background:${colour};margin-inline-end:4mm;vertical-align:middle}.r{display:flex;justify-content:space-between}.e{margin-bottom:3mm}.d{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm 8mm}.o i{display:inline-block;width:2mm;height:2mm;border-radius:1mm;margin-inline-start:.8mm;background:${colour}}.o i.x{background:#ddd}`;

const DOTTED = 6;
const DOTS = 5;

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'zh-CN', 'es', 'hi', 'de', 'fr', 'pt-BR', 'ko', 'vi', 'tr', 'ru', 'ja'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const upper = (text: string) => text.toLocaleUpperCase(cv.language);
    const jobs = cv.work.map(
      (job) =>
        `<div class="e"><b>${escape(job.employer)}</b><div class="r"><span>${escape(job.title)}</span><span>${escape(wording.period(job.start, job.end))}</span></div><ul>${each('li', sentences(job))}</ul></div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="e"><b>${escape(institution)}</b><div class="r"><span>${escape(`${degree} - ${area}`)}</span><span>${escape(wording.period(start, end))}</span></div></div>`,
    );
    const names = cv.skills.flatMap((group) => group.names);
    const dotted = names.slice(0, DOTTED).map((name) => {
      const full = random.integer(3, DOTS);
      return `<div class="r"><span>${escape(name)}</span><span class="o">${'<i></i>'.repeat(full)}${'<i class="x"></i>'.repeat(DOTS - full)}</span></div>`;
    });
    const others = names.slice(DOTTED);
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    const contact = [cv.email, cv.phone.international, `${cv.address.city}, ${cv.address.country}`];
    return page(
      sheet,
      css(random.pick(['#38bdf8', '#f87171', '#4ade80', '#818cf8'])),
      `<h1>${escape(cv.name.full)}</h1><p>${escape(cv.summary)}</p><div class="c">${each('span', contact)}</div>
${section(upper(wording.heading('work')), jobs.join(''))}
${section(upper(wording.heading('education')), schools.join(''))}
${section(upper(wording.heading('skills')), `<div class="d">${dotted.join('')}</div><p>${escape(others.join(', '))}</p>`)}
${section(upper(wording.heading('languages')), spoken === '' ? '' : `<p>${escape(spoken)}</p>`)}
${extraSections(sheet)}`,
    );
  },
};

export default family;
