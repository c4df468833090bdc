/** A dark column at the left with contact, skills and languages, as Canva and its like make it. */
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
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isSpaced = random.chance(0.3);
    const contact = [cv.phone.international, cv.email, cityLine(sheet)];
    const bars = random.chance(0.4);
    const skills = cv.skills.flatMap(({ names }) => names);
    const side = `<h2>${escape(wording.heading('contact'))}</h2>${contact.map((line) => `<p>${escape(line)}</p>`).join('')}
<h2>${escape(wording.heading('skills'))}</h2>${skills.map((name) => `<p>${escape(name)}${bars ? '<i class="bar"></i>' : ''}</p>`).join('')}
${section(
  wording.heading('languages'),
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name} – ${level}`),
  ),
)}`;
    const jobs = cv.work
      .map(
        (
          job,
        ) => `<div class="job"><h3>${escape(job.title)}</h3><p class="at">${joined([job.employer, job.city], ' | ')}</p>
<p class="when">${escape(wording.period(job.start, job.end))}</p>${list([job.summary, ...job.highlights])}</div>`,
      )
      .join('');
    const schools = cv.education
      .map(
        ({ institution, degree, area, start, end }) =>
          `<div class="job"><h3>${escape(`${degree} ${area}`)}</h3><p class="at">${escape(institution)}</p><p class="when">${escape(wording.period(start, end))}</p></div>`,
      )
      .join('');
    return page(
      sheet,
      `body{display:flex;gap:8mm}aside{width:58mm;background:#223344;color:#fff;padding:8mm 6mm;min-height:265mm}main{flex:1}
h1{font-size:26pt;line-height:1.1;margin-bottom:2mm}h2{font-size:12pt;margin:6mm 0 2mm;text-transform:uppercase;${isSpaced ? 'letter-spacing:3px' : ''}}
.at{color:#555}.when{font-style:italic}.job{margin-bottom:4mm}.bar{display:block;height:3px;background:#9bd;margin-bottom:3px}.photo{width:30mm;height:30mm;border-radius:50%;background:#89a;margin:0 auto 4mm}`,
      `<aside><div class="photo"></div>${side}</aside><main><h1>${cv.name.last && cv.name.full.includes(' ') ? `${escape(cv.name.full.split(' ')[0] ?? '')}<br>${escape(cv.name.full.split(' ').slice(1).join(' '))}` : escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
<h2>${escape(wording.heading('summary'))}</h2><p>${escape(cv.summary)}</p><h2>${escape(wording.heading('work'))}</h2>${jobs}<h2>${escape(wording.heading('education'))}</h2>${schools}${extraSections(sheet, 'li')}</main>`,
    );
  },
};

export default family;
