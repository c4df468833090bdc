/** Headings at the left of their section, dates in a second column, in the manner of moderncv. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, each, escape, joined, list, page, titledName } from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const gap = random.pick(['3mm', '6mm', '10mm']);
    const section = (title: string, body: string) =>
      body === '' ? '' : `<div class="s"><h2>${escape(title)}</h2><div>${body}</div></div>`;
    const more = extras(sheet).map(({ title, lines }) => section(title, each('p', lines)));
    const jobs = cv.work
      .map(
        (job) =>
          `<p><b>${escape(job.title)}</b>, ${joined([job.employer, job.city], ', ')} <span class="d">${escape(wording.period(job.start, job.end))}</span></p>${list([job.summary, ...job.highlights])}`,
      )
      .join('');
    const schools = cv.education
      .map(
        ({ institution, degree, area, start, end }) =>
          `<p><b>${escape(institution)}</b> <span class="d">${escape(wording.period(start, end))}</span><br>${escape(`${degree}, ${area}`)}</p>`,
      )
      .join('');
    const skills = cv.skills
      .map(
        ({ label, names }) =>
          `<p><span class="k">${escape(label)}</span> ${joined(names, ', ')}</p>`,
      )
      .join('');
    const spoken = cv.languages
      .map(({ name, level }) => `<p><span class="k">${escape(name)}</span> ${escape(level)}</p>`)
      .join('');
    return page(
      sheet,
      `h1{font-size:22pt;font-weight:300}.s{display:flex;gap:${gap};border-top:1px solid #ccc;padding:3mm 0}.s h2{width:38mm;font-size:11pt;color:#0a5;text-align:end;flex-shrink:0}.d{color:#666}.k{display:inline-block;min-width:34mm;font-style:italic}`,
      `<h1>${escape(titledName(sheet))}</h1><p>${joined([cv.address.street, cityLine(sheet)], ', ')}<br>${escape(cv.phone.international)}<br>${escape(cv.email)}</p>
${section(wording.heading('summary'), escape(cv.summary))}${section(wording.heading('work'), jobs)}${section(wording.heading('education'), schools)}${section(wording.heading('skills'), skills)}${section(wording.heading('languages'), spoken)}${more.join('')}`,
    );
  },
};

export default family;
