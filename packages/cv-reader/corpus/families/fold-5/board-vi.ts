/** A CV of a Vietnamese CV editor: a coloured band with name and contact, then two columns. */
import type { Family } from '../../family.ts';
import {
  birthDate,
  each,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const css = `@page{margin:0}.band{background:#00b14f;color:#fff;padding:9mm 12mm}.band h1{font-size:23pt;text-transform:uppercase}.band table{width:100%;margin-top:2mm}.cols{display:flex}
.left{width:70mm;padding:6mm 6mm 6mm 12mm;background:#f4f5f5}.right{flex:1;padding:6mm 12mm 6mm 8mm}h2{font-size:12pt;text-transform:uppercase;color:#00b14f;margin:4mm 0 2mm}.top{display:flex;justify-content:space-between}.job{margin-bottom:3mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['vi', 'vi', 'en', 'vi'],
  html(sheet) {
    const { cv, wording } = sheet;
    const title = (kind: Parameters<typeof wording.heading>[0]) => wording.heading(kind);
    const entry = (name: string, when: string, below: string, more = '') =>
      `<div class="job"><div class="top"><b>${escape(name)}</b><span>${escape(when)}</span></div><i>${escape(below)}</i>${more}</div>`;
    const jobs = cv.work.map((job) =>
      entry(job.employer, wording.period(job.start, job.end), job.title, list(sentences(job))),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(institution, wording.period(start, end), `${degree} – ${area}`),
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}</b></p>${each('p', names)}`,
    );
    return page(
      sheet,
      css,
      `<div class="band"><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
<table><tr><td>${escape(wording.label('birthDate'))}: ${birthDate(sheet)}</td><td>${escape(wording.label('phone'))}: ${escape(cv.phone.national)}</td></tr><tr><td>${escape(wording.label('email'))}: ${escape(cv.email)}</td><td>${escape(wording.label('address'))}: ${joined([cv.address.street, cv.address.city], ', ')}</td></tr></table></div>
<div class="cols"><div class="left">${section(title('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(title('skills'), skills.join(''))}
${section(
  title('languages'),
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name}: ${level}`),
  ),
)}</div>
<div class="right">${section(title('education'), schools.join(''))}
${section(title('work'), jobs.join(''))}
${extraSections(sheet)}</div></div>`,
    );
  },
};

export default family;
