/** A profile of a job board of Australia and South-East Asia, printed: headings over thin rules, each post with employer and `Mar 2019 - Present (7 years 2 months)`, right to work, salary, availability, licences. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, escape, page, section, sentences, skillNames } from '../../html/page.ts';

const css = `body{font-family:Roboto,sans-serif;font-size:10pt;color:#2e3849}.b{background:#0d3880;color:#fff;padding:8mm;border-radius:3mm}.b h1{font-size:20pt}h2{font-size:13pt;margin:6mm 0 2mm;padding-top:4mm;border-top:.2mm solid #d2d7df}.e{margin-bottom:4mm}.e b{font-size:11pt}.g{color:#5a6881;font-size:9pt}.k span{display:inline-block;border:.2mm solid #b1b9c7;border-radius:2mm;padding:.6mm 2mm;margin:0 1.5mm 1.5mm 0}`;

const TODAY: YearMonth = { year: 2026, month: 4 };

/** `7 years 2 months` */
function lasted(start: YearMonth, end: YearMonth | null): string {
  const to = end ?? TODAY;
  const months = (to.year - start.year) * 12 + to.month - start.month + 1;
  const part = (count: number, word: string) =>
    count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
  return [part(Math.floor(months / 12), 'year'), part(months % 12, 'month')]
    .filter((text) => text !== '')
    .join(' ');
}

const family: Family = {
  tool: 'chromium',
  languages: ['en'],
  dateStyle: 'short',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const jobs = cv.work.map((job) => {
      const when = `${wording.date(job.start)} - ${job.end ? wording.date(job.end) : 'Present'}`;
      return `<div class="e"><b>${escape(job.title)}</b><br>${escape(job.employer)}<br><span class="g">${when} (${lasted(job.start, job.end)})</span><ul>${each('li', sentences(job))}</ul></div>`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, end }) =>
        `<div class="e"><b>${escape(`${degree}, ${area}`)}</b><br>${escape(institution)}<br><span class="g">Finished ${end.year}</span></div>`,
    );
    const licences = cv.certificates.map(
      ({ name, issuer, date }) =>
        `<div class="e"><b>${escape(name)}</b><br>${escape(issuer)}<br><span class="g">Issued ${wording.date(date)}</span></div>`,
    );
    const spoken = cv.languages.map(({ name }) => name);
    const { city, country } = cv.address;
    return page(
      sheet,
      css,
      `<div class="b"><h1>${escape(cv.name.full)}</h1><p>${escape(`${city}, ${country}`)}</p><p>${escape(cv.phone.international)}</p><p>${escape(cv.email)}</p></div>
${section('Personal summary', `<p>${escape(cv.summary)}</p>`)}
${section('Career history', jobs.join(''))}
${section('Education', schools.join(''))}
${section('Licences & certifications', licences.join(''))}
${section('Skills', `<div class="k">${each('span', skillNames(cv))}</div>`)}
${section('Languages', spoken.length === 0 ? '' : `<div class="k">${each('span', spoken)}</div>`)}
${section('About your next role', `<p><span class="g">Availability</span> ${random.pick(['Now', '2 weeks notice needed', '4 weeks notice needed'])}</p><p><span class="g">Preferred work types</span> Full-time, Part-time</p><p><span class="g">Right to work</span> Citizen</p><p><span class="g">Salary expectation</span> $${random.integer(6, 14)}0k per year</p>`)}`,
    );
  },
};

export default family;
