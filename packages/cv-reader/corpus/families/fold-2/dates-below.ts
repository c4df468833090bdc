/** A coloured band with the name over two weights, the employer first, dates below, skills as a bulleted list in two columns. */
import type { Family } from '../../family.ts';
import { cityLine, escape, extraSections, joined, list, page, section } from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const [first = '', ...others] = cv.name.full.split(' ');
    const isSplit = others.length > 0 && random.chance(0.6);
    const name = isSplit
      ? `<div class="n1">${escape(first)}</div><div class="n2">${escape(others.join(' '))}</div>`
      : `<div class="n2">${escape(cv.name.full)}</div>`;
    const jobs = cv.work
      .map(
        (job) =>
          `<h3>${escape(job.employer)}</h3><p class="t">${escape(job.title)}</p><p class="d">${joined([wording.period(job.start, job.end), job.city], ' · ')}</p><p>${escape(job.summary)}</p>${list(job.highlights)}`,
      )
      .join('');
    const schools = cv.education
      .map(
        ({ institution, degree, area, start, end }) =>
          `<h3>${escape(institution)}</h3><p class="t">${escape(`${degree} – ${area}`)}</p><p class="d">${escape(wording.period(start, end))}</p>`,
      )
      .join('');
    return page(
      sheet,
      '.band{background:#7a1f3d;color:#fff;padding:8mm;margin-bottom:6mm}.n1{font-size:22pt;font-weight:300}.n2{font-size:26pt;font-weight:700}h2{color:#7a1f3d;font-size:14pt;margin:6mm 0 2mm}h3{font-size:11pt;margin-top:3mm}.t{font-style:italic}.d{color:#666;font-size:9pt}.cols{columns:2}',
      `<div class="band">${name}<p>${escape(cv.label)}</p><p>☎ ${escape(cv.phone.international)} &nbsp; ✉ ${escape(cv.email)} &nbsp; ⌂ ${joined([cv.address.street, cityLine(sheet)], ', ')}</p></div>
<p>${escape(cv.summary)}</p><h2>${escape(wording.heading('work'))}</h2>${jobs}<h2>${escape(wording.heading('education'))}</h2>${schools}
<h2>${escape(wording.heading('skills'))}</h2><div class="cols">${list(cv.skills.flatMap(({ names }) => names))}</div>${section(wording.heading('languages'), list(cv.languages.map(({ name: spoken, level }) => `${spoken}: ${level}`)))}${extraSections(sheet)}`,
    );
  },
};

export default family;
