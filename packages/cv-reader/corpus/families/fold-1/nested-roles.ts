/** The employer with the whole time spent there, and below it, indented, each position with a time of its own. */
import type { Family, Sheet } from '../../family.ts';
import {
  byEmployer,
  cityLine,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
  spanOf,
  titledName,
} from '../../html/page.ts';

function workOf({ cv, wording, random }: Sheet): string {
  const sign = random.pick([', ', ' – ', ' | ']);
  const repeats = random.chance(0.3);
  return byEmployer(cv.work)
    .map(({ employer, jobs }) => {
      const { start, end } = spanOf(jobs);
      const roles = jobs.map((job) => {
        const isOnly = jobs.length === 1 && !repeats;
        const when = isOnly
          ? ''
          : `<span class="d">${escape(wording.period(job.start, job.end))}</span>`;
        return `<div class="role"><p class="line"><i>${escape(job.title)}</i>${when}</p>${list(sentences(job))}</div>`;
      });
      return `<div class="at"><p class="line"><b>${joined([employer, jobs[0]?.city ?? ''], sign)}</b><span class="d">${escape(wording.period(start, end))}</span></p>${roles.join('')}</div>`;
    })
    .join('');
}

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const accent = random.pick(['#1d4e89', '#333', '#6b2d5c', '#00695c']);
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<p class="line"><b>${escape(institution)}</b><span class="d">${escape(wording.period(start, end))}</span></p><p class="role">${joined([degree, area], ', ')}</p>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) =>
        `<tr><td class="k">${escape(label)}</td><td>${joined(names, ' · ')}</td></tr>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} – ${level}`);
    const contact = [
      `${wording.label('phone')}: ${cv.phone.international}`,
      `${wording.label('email')}: ${cv.email}`,
      [cv.address.street, cityLine(sheet)].join(', '),
    ];
    const parts = [
      `<h2>${escape(wording.heading('work'))}</h2>${workOf(sheet)}`,
      `<h2>${escape(wording.heading('education'))}</h2>${schools.join('')}`,
      `<h2>${escape(wording.heading('skills'))}</h2><table>${skills.join('')}</table>`,
      section(wording.heading('languages'), list(spoken)),
      extraSections(sheet),
    ];
    if (random.chance(0.3)) parts.unshift(...parts.splice(2, 1));
    return page(
      sheet,
      `body{font-family:Lato,"Noto Sans","Noto Sans CJK SC",sans-serif}h1{font-size:24pt;color:${accent}}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid ${accent};padding-bottom:3mm}.c{text-align:end;font-size:9pt}h2{font-size:12pt;color:${accent};margin:5mm 0 2mm}.line{display:flex;justify-content:space-between;gap:6mm;break-after:avoid}.at{margin-bottom:3mm}.role{margin-inline-start:6mm}.d{white-space:nowrap;color:#555}td{vertical-align:top;padding:0 0 1mm}.k{padding-inline-end:6mm;font-weight:bold}`,
      `<div class="top"><div><h1>${escape(titledName(sheet))}</h1><p>${escape(cv.label)}</p></div><div class="c">${contact.map((line) => `<p>${escape(line)}</p>`).join('')}</div></div>
<p style="margin-top:4mm">${escape(cv.summary)}</p>${parts.join('')}`,
    );
  },
};

export default family;
