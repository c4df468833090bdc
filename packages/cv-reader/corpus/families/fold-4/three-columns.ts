/** One page of three columns below a band with name and contact: experience in the widest one, the rest beside it. */
import type { Family } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'es', 'it', 'fr', 'nl', 'sv', 'cs', 'tr', 'ja', 'el', 'pt-BR'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const rule = random.chance(0.5)
      ? 'border-inline-start:1px solid #bbb;padding-inline-start:5mm;'
      : '';
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(job.title)}</h3><p class="e">${escape(job.employer)}</p><p class="d">${joined([wording.period(job.start, job.end), job.city], ' | ')}</p>${list(sentences(job))}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h3>${escape(degree)}</h3><p>${escape(area)}</p><p class="e">${escape(institution)}</p><p class="d">${escape(wording.period(start, end))}</p>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<h3>${escape(label)}</h3>${each('p', names)}`,
    );
    const left = `${section(wording.heading('contact'), each('p', [cv.phone.national, cv.email, cv.address.street, cityLine(sheet)]))}${section(wording.heading('skills'), skills.join(''))}`;
    const right = `${section(wording.heading('education'), schools.join(''))}${section(wording.heading('languages'), cv.languages.map(({ name, level }) => `<p>${escape(name)}<br><span class="d">${escape(level)}</span></p>`).join(''))}${extraSections(sheet)}`;
    return page(
      sheet,
      `@page{margin:10mm}body{font-family:"Open Sans","Noto Sans","Noto Sans CJK JP",sans-serif;font-size:8.5pt;line-height:1.35}.b{border-bottom:3px solid #234;padding-bottom:3mm;margin-bottom:4mm;text-align:center}h1{font-size:22pt;letter-spacing:1px}.g{display:grid;grid-template-columns:43mm 1fr 46mm;gap:5mm}.g>*+*{${rule}}h2{font-size:10.5pt;color:#234;text-transform:uppercase;margin:0 0 2mm}*+h2{margin-top:6mm}h3{font-size:9pt;margin-top:2.5mm}.e{font-style:italic}.d{color:#666;font-size:8pt}p{overflow-wrap:anywhere}`,
      `<div class="b"><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p></div><div class="g"><div>${left}</div><div>${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('work'), jobs.join(''))}</div><div>${right}</div></div>`,
    );
  },
};

export default family;
