/** The template "Serif" of Google Docs: a wide column with the experience, a narrow one with contact, skills and languages. */
import type { Family } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  joined,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const dash = random.pick([' — ', ' – ', ' - ']);
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(job.employer)}, <span>${escape(job.city)}${dash}<i>${escape(job.title)}</i></span></h3><p class="d">${escape(wording.period(job.start, job.end).toLocaleUpperCase(cv.language))}</p>${each('p', sentences(job))}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h3>${escape(institution)}${dash}<i>${escape(degree)}</i></h3><p class="d">${escape(wording.period(start, end).toLocaleUpperCase(cv.language))}</p><p>${escape(area)}</p>`,
    );
    const isOneLine = random.chance(0.5);
    const skills = cv.skills
      .map(({ names }) => (isOneLine ? `<p>${joined(names, ', ')}</p>` : each('p', names)))
      .join('');
    const spoken = cv.languages.map(({ name, level, cefr }) => `${name} (${cefr ?? level})`);
    return page(
      sheet,
      'body{font-family:"Liberation Serif","Noto Serif","Noto Serif CJK SC",serif;font-size:10.5pt}.g{display:grid;grid-template-columns:1fr 50mm;column-gap:9mm}h1{font-size:30pt;line-height:1.1}.sub{color:#666;margin:2mm 0 4mm}h2{font-size:9pt;font-family:"Open Sans","Noto Sans","Noto Sans CJK SC",sans-serif;color:#2079c7;text-transform:uppercase;margin:7mm 0 2mm}h3{font-size:11.5pt;margin-top:4mm}h3 span{font-weight:400}.d{font-size:8pt;color:#666;font-family:"Open Sans","Noto Sans","Noto Sans CJK SC",sans-serif}aside{font-size:9.5pt;overflow-wrap:anywhere}',
      `<div class="g"><div><h1>${escape(cv.name.full)}</h1><p class="sub">${escape(cv.label)}</p></div>
<aside><p>${escape(cv.address.street)}</p><p>${escape(cityLine(sheet))}</p><p><b>${escape(cv.phone.national)}</b></p><p>${escape(cv.email)}</p></aside>
<main><p>${escape(cv.summary)}</p><h2>${escape(wording.heading('work'))}</h2>${jobs.join('')}<h2>${escape(wording.heading('education'))}</h2>${schools.join('')}</main>
<aside><h2>${escape(wording.heading('skills'))}</h2>${skills}${section(wording.heading('languages'), each('p', spoken))}${extraSections(sheet)}</aside></div>`,
    );
  },
};

export default family;
