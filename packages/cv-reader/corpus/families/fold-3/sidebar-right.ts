/** A light column at the right with chips of skills, icons instead of labels, small capitals. */
import type { Family } from '../../family.ts';
import { cityLine, escape, extraSections, joined, list, page, section } from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const isCapital = random.chance(0.5);
    const jobs = cv.work
      .map(
        (job) =>
          `<div class="job"><p class="d">${escape(wording.period(job.start, job.end))}</p><h3>${escape(job.title)} <span>@ ${escape(job.employer)}</span></h3>${list([job.summary, ...job.highlights])}</div>`,
      )
      .join('');
    const schools = cv.education
      .map(
        ({ institution, degree, area, start, end }) =>
          `<div class="job"><p class="d">${escape(wording.period(start, end))}</p><h3>${escape(degree)} <span>${escape(area)}</span></h3><p>${escape(institution)}</p></div>`,
      )
      .join('');
    const chips = cv.skills
      .flatMap(({ names }) => names)
      .map((name) => `<span class="chip">${escape(name)}</span>`)
      .join(' ');
    const dots = (cefr: string | null) => {
      const full = cefr === null ? 5 : ['A2', 'B1', 'B2', 'C1', 'C2'].indexOf(cefr) + 1;
      return '●'.repeat(full) + '○'.repeat(5 - full);
    };
    return page(
      sheet,
      `.head{border-bottom:3px solid #e67;padding-bottom:4mm;margin-bottom:5mm}h1{font-size:28pt;${isCapital ? 'text-transform:uppercase;' : ''}}.grid{display:grid;grid-template-columns:1fr 56mm;gap:10mm}h2{font-size:12.5pt;color:#c34;margin:0 0 3mm}aside h2{margin-top:6mm}h3{font-size:11pt}h3 span{font-weight:400}.d{font-size:8.5pt;color:#777}.job{margin-bottom:4mm}.chip{display:inline-block;border:1px solid #bbb;border-radius:4px;padding:0 5px;margin:0 2px 3px 0}`,
      `<div class="head"><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p></div><div class="grid"><main><h2>${escape(wording.heading('work'))}</h2>${jobs}<h2>${escape(wording.heading('education'))}</h2>${schools}${extraSections(sheet)}</main>
<aside><p>✉ ${escape(cv.email)}</p><p>☎ ${escape(cv.phone.international)}</p><p>⚑ ${joined([cityLine(sheet), cv.address.country], ', ')}</p><h2>${escape(wording.heading('summary'))}</h2><p>${escape(cv.summary)}</p><h2>${escape(wording.heading('skills'))}</h2>${chips}${section(wording.heading('languages'), cv.languages.map(({ name, cefr }) => `<p>${escape(name)} ${dots(cefr)}</p>`).join(''))}</aside></div>`,
    );
  },
};

export default family;
