/** One dense column with dates at the right edge, as career offices of universities recommend. */
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
  titledName,
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const sign = random.pick([' | ', ' • ', ' · ']);
    const isEmployerFirst = random.chance(0.5);
    const jobs = cv.work
      .map((job) => {
        const [first, second] = isEmployerFirst
          ? [job.employer, job.title]
          : [job.title, job.employer];
        return `<div class="line"><b>${escape(first)}</b><span>${escape(wording.period(job.start, job.end))}</span></div><div class="line"><i>${escape(second)}</i><span>${escape(job.city)}</span></div>${list([job.summary, ...job.highlights])}`;
      })
      .join('');
    const schools = cv.education
      .map(
        ({ institution, degree, area, start, end }) =>
          `<div class="line"><b>${escape(institution)}</b><span>${escape(wording.period(start, end))}</span></div><p>${escape(`${degree}, ${area}`)}</p>`,
      )
      .join('');
    const skills = cv.skills
      .map(({ label, names }) => `<p><b>${escape(label)}:</b> ${joined(names, ', ')}</p>`)
      .join('');
    const languages = cv.languages.map(({ name, level }) => `${name} (${level})`);
    return page(
      sheet,
      'body{font-family:"Liberation Serif","Noto Serif","Noto Serif CJK SC",serif}h1{text-align:center;font-size:20pt}.c{text-align:center}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #000;margin:4mm 0 1mm}.line{display:flex;justify-content:space-between}',
      `<h1>${escape(titledName(sheet))}</h1><p class="c">${joined([cv.address.street, cityLine(sheet)], ', ')}${sign}${escape(cv.phone.international)}${sign}${escape(cv.email)}</p>
<h2>${escape(wording.heading('education'))}</h2>${schools}<h2>${escape(wording.heading('work'))}</h2>${jobs}<h2>${escape(wording.heading('skills'))}</h2>${skills}${section(wording.heading('languages'), each('p', languages.length > 0 ? [languages.join(', ')] : []))}${extraSections(sheet)}`,
    );
  },
};

export default family;
