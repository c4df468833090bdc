/** The profile of a German network, saved as PDF: durations below the dates, employers as links, tags for skills. */
import type { YearMonth } from '../../cv.ts';
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
  skillNames,
} from '../../html/page.ts';

const css = `h1{font-size:22pt;margin-bottom:1mm}.head{background:#f2f6f4;padding:6mm;margin-bottom:5mm}h2{font-size:14pt;margin:7mm 0 3mm}.row{display:grid;grid-template-columns:45mm 1fr;margin-bottom:4mm}
.when small{color:#777;display:block}h3{font-size:11pt}.row a{color:#0698a0;text-decoration:none}.tag{display:inline-block;background:#e9eef0;padding:1mm 3mm;margin:0 2mm 2mm 0;border-radius:1mm}`;

/** The month of the printed profiles. */
const NOW: YearMonth = { year: 2026, month: 10 };

function duration(start: YearMonth, end: YearMonth | null): string {
  const { year, month } = end ?? NOW;
  const months = Math.max(1, (year - start.year) * 12 + month - start.month + 1);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years === 0 ? '' : `${years} ${years === 1 ? 'Jahr' : 'Jahre'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'Monat' : 'Monate'}`,
  ];
  return parts.filter((part) => part !== '').join(' und ');
}

const family: Family = {
  tool: 'chromium',
  languages: ['de'],
  dateStyle: 'short',
  html(sheet) {
    const { cv, wording } = sheet;
    const row = (start: YearMonth, end: YearMonth | null, body: string) =>
      `<div class="row"><div class="when"><small>${duration(start, end)}, ${wording.date(start)} - ${end ? wording.date(end) : 'heute'}</small></div><div>${body}</div></div>`;
    const jobs = cv.work.map((job) =>
      row(
        job.start,
        job.end,
        `<h3>${escape(job.title)}</h3><a href="https://example.com/">${escape(job.employer)}</a>${each('p', sentences(job))}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(start, end, `<h3>${escape(area)}</h3><p>${joined([institution, degree], '<br>')}</p>`),
    );
    const spoken = cv.languages.map(
      ({ name, level }) =>
        `<div class="row"><div><b>${escape(name)}</b></div><div>${escape(level)}</div></div>`,
    );
    const [first] = cv.work;
    return page(
      sheet,
      css,
      `<div class="head"><h1>${escape(cv.name.full)}</h1>
<p>Angestellt, ${joined([cv.label, first?.employer ?? null], ', ')}</p><p>${joined([cv.address.city, cv.address.country], ', ')}</p></div>
${section('Über mich', `<p>${escape(cv.summary)}</p>`)}
${section(
  'Fähigkeiten und Kenntnisse',
  skillNames(cv)
    .map((name) => `<span class="tag">${escape(name)}</span>`)
    .join(''),
)}
${section(`Werdegang`, '')}
<h2>Berufserfahrung von ${escape(cv.name.full)}</h2>${jobs.join('')}
<h2>Ausbildung von ${escape(cv.name.full)}</h2>${schools.join('')}
${section('Sprachen', spoken.join(''))}
${extraSections(sheet)}
${section('Kontaktdaten', `<p>Geschäftlich</p><p>${joined([cv.address.street, cityLine(sheet)], '<br>')}</p><p>Mobil ${escape(cv.phone.international)}</p><p>E-Mail ${escape(cv.email)}</p>`)}`,
    );
  },
};

export default family;
