/** A profile of LinkedIn saved as PDF: a narrow column at the left, employers above their positions, durations in brackets. */
import type { Job, YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { each, escape, page, section } from '../../html/page.ts';

const NOW = { year: 2026, month: 4 };

function lasted(start: YearMonth, end: YearMonth | null): string {
  const to = end ?? NOW;
  const months = (to.year - start.year) * 12 + to.month - start.month + 1;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years} years` : '', rest > 0 ? `${rest} months` : '']
    .filter(Boolean)
    .join(' ');
}

function experience({ cv, wording }: Sheet): string {
  const groups: Job[][] = [];
  for (const job of cv.work) {
    const last = groups.at(-1);
    if (last?.[0]?.employer === job.employer) last.push(job);
    else groups.push([job]);
  }
  return groups
    .map((jobs) => {
      const [first] = jobs;
      const oldest = jobs.at(-1);
      const total =
        jobs.length > 1 && first && oldest
          ? `<p class="d">${lasted(oldest.start, first.end)}</p>`
          : '';
      const roles = jobs.map(
        (job) =>
          `<h4>${escape(job.title)}</h4><p>${escape(wording.period(job.start, job.end))} <span class="d">(${lasted(job.start, job.end)})</span></p><p class="d">${escape(job.city)}</p><p class="t">${[job.summary, ...job.highlights].map(escape).join('<br>')}</p>`,
      );
      return `<h3>${escape(first?.employer ?? '')}</h3>${total}${roles.join('')}`;
    })
    .join('');
}

const family: Family = {
  tool: 'chromium',
  dateStyle: 'long',
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'pl', 'sv', 'tr'],
  html(sheet) {
    const { cv, wording } = sheet;
    const side = `<h2>${escape(wording.heading('contact'))}</h2><p>${escape(cv.phone.national)} (${escape(wording.label('mobile'))})</p><p>${escape(cv.email)}</p><p>www.${escape(cv.links[0]?.url ?? '')} (LinkedIn)</p>
<h2>${escape(wording.heading('skills'))}</h2>${cv.skills
      .flatMap(({ names }) => names)
      .map((name) => `<p>${escape(name)}</p>`)
      .join('')}
${section(wording.heading('languages'), cv.languages.map(({ name, level }) => `<p>${escape(name)} <span class="d">(${escape(level)})</span></p>`).join(''))}${section(
      wording.heading('certificates'),
      each(
        'p',
        cv.certificates.map(({ name }) => name),
      ),
    )}`;
    const schools = cv.education
      .map(
        ({ institution, degree, area, start, end }) =>
          `<h3>${escape(institution)}</h3><p>${escape(`${degree}, ${area}`)} <span class="d">· (${start.year} - ${end.year})</span></p>`,
      )
      .join('');
    return page(
      sheet,
      'body{display:flex;font-size:10.5pt}aside{width:55mm;background:#293e49;color:#e1e8ed;padding:6mm 5mm;margin-right:8mm}aside{overflow-wrap:anywhere}aside h2{font-size:13pt;margin:5mm 0 2mm;border:0}main{flex:1}h1{font-size:26pt;font-weight:400}h2{font-size:16pt;font-weight:400;margin:6mm 0 3mm}h3{font-size:12pt;margin-top:3mm}h4{font-size:11.5pt;font-weight:400;margin:2mm 0 0}.d{color:#888}.t{margin:2mm 0}',
      `<aside>${side}</aside><main><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p><p class="d">${escape(cv.address.city)}, ${escape(cv.address.country)}</p><h2>${escape(wording.heading('summary'))}</h2><p>${escape(cv.summary)}</p>
<h2>${escape(wording.heading('work'))}</h2>${experience(sheet)}<h2>${escape(wording.heading('education'))}</h2>${schools}</main>`,
    );
  },
};

export default family;
