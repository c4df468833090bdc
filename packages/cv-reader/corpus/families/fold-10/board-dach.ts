/** A German-speaking career network's exported profile: Berufserfahrung with "3 Jahre und 2 Monate, Jan. 2020 - Heute". */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { allSkills, cityOf, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['de'],
  dateStyle: 'short',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const ordinal = ({ year, month }: { year: number; month: number }) => year * 12 + month;
    const length = (
      a: { year: number; month: number },
      b: { year: number; month: number } | null,
    ) => {
      const n = ordinal(b ?? { year: 2026, month: 4 }) - ordinal(a) + 1;
      const y = Math.floor(n / 12),
        m = n % 12;
      return [
        y ? `${y} ${y === 1 ? 'Jahr' : 'Jahre'}` : '',
        m ? `${m} ${m === 1 ? 'Monat' : 'Monate'}` : '',
      ]
        .filter(Boolean)
        .join(' und ');
    };
    const when = (one: {
      start: Parameters<typeof length>[0];
      end: Parameters<typeof length>[1];
    }) =>
      `${length(one.start, one.end)}, ${wording.date(one.start)} - ${one.end ? wording.date(one.end) : 'heute'}`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    return frame(
      sheet,
      '"Open Sans",Lato',
      '15mm 18mm',
      `
h1{font-size:20pt;font-weight:700;color:#0698a5}.lab{font-size:11.5pt;font-weight:600}h2{font-size:13pt;font-weight:700;margin:7mm 0 3mm}.j{margin-bottom:4mm}.g{color:#6a6f73;font-size:9pt}h3{font-weight:700}footer{margin-top:8mm;font-size:7.5pt;color:#999}`,
      `
<h1>${e(cv.name.full)}</h1><p class="lab">${e(`${cv.label}${cv.work[0]?.end === null ? `, ${cv.work[0].employer}` : ''}`)}</p><p class="g">${e(cityOf(sheet))}</p><p class="g">${e(cv.email)} · ${e(cv.phone.international)}</p>
${block('Über mich', `<p>${e(cv.summary)}</p>`)}
${block(
  'Fähigkeiten und Kenntnisse',
  map(allSkills(sheet), (one) => `<div>${e(one)}</div>`),
)}
${block(
  'Berufserfahrung',
  map(
    cv.work,
    (job) =>
      `<div class="j"><p class="g">${e(when(job))}</p><h3>${e(job.title)}</h3><p>${e(job.employer)}</p>${random.chance(0.6) ? `<p class="g">${e(tasks(job).join('. '))}.</p>` : ''}</div>`,
  ),
)}
${block(
  'Ausbildung',
  map(
    cv.education,
    (one) =>
      `<div class="j"><p class="g">${e(when(one))}</p><h3>${e(one.area)}</h3><p>${e(one.institution)}</p><p class="g">${e(one.degree)}</p></div>`,
  ),
)}
${block(
  'Sprachen',
  map(
    cv.languages,
    ({ name, level }) => `<div class="j"><h3>${e(name)}</h3><p class="g">${e(level)}</p></div>`,
  ),
)}
${block('Interessen', `<p>${e(cv.interests.join(', '))}</p>`)}<footer>Profil exportiert am 28.04.2026</footer>`,
    );
  },
};
export default family;
