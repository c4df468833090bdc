/** A Greek job board's printed profile: a card of the person, then post, employer and period with its length on lines of their own. */
import type { Family } from '../../family.ts';
import { e, frame, li, map } from './lib/html.ts';
import { allSkills, cityOf, more, now, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['el'],
  dateStyle: 'numeric',
  html(sheet) {
    const { cv, wording } = sheet;
    const ordinal = ({ year, month }: { year: number; month: number }) => year * 12 + month;
    const length = (
      a: { year: number; month: number },
      b: { year: number; month: number } | null,
    ) => {
      const n = ordinal(b ?? { year: 2026, month: 4 }) - ordinal(a) + 1;
      return [
        Math.floor(n / 12) ? `${Math.floor(n / 12)} ${n < 24 ? 'έτος' : 'έτη'}` : '',
        n % 12 ? `${n % 12} ${n % 12 === 1 ? 'μήνας' : 'μήνες'}` : '',
      ]
        .filter(Boolean)
        .join(' και ');
    };
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    return frame(
      sheet,
      'Roboto,"Noto Sans"',
      '12mm 15mm',
      `
.c{background:#f4f6fa;border-radius:6px;padding:5mm 6mm}h1{font-size:18pt;font-weight:700}.c p{margin-top:.6mm}h2{color:#0b4fd6;font-size:12.5pt;font-weight:700;margin:6mm 0 2mm}.j{border-inline-start:3px solid #d7e0f2;padding-inline-start:4mm;margin-bottom:3.5mm}h3{font-weight:700;font-size:10.6pt}.g{color:#68707e}.t span{display:inline-block;background:#e6edfb;border-radius:10px;padding:.5mm 3mm;margin:0 1.5mm 1.5mm 0}`,
      `
<div class="c"><h1>${e(cv.name.full)}</h1><p>${e(cv.label)}</p><p>${e(cityOf(sheet))}</p><p>${e(cv.phone.international)}</p><p>${e(cv.email)}</p></div>
${block('Σύντομη περιγραφή', `<p>${e(cv.summary)}</p>`)}
${block(
  'Εργασιακή εμπειρία',
  map(
    cv.work,
    (job) =>
      `<div class="j"><h3>${e(job.title)}</h3><p>${e(job.employer)}</p><p class="g">${e(wording.date(job.start))} - ${e(job.end ? wording.date(job.end) : now(sheet))} (${length(job.start, job.end)})</p><p class="g">${e(job.city)}</p>${li(tasks(job))}</div>`,
  ),
)}
${block(
  'Εκπαίδευση',
  map(
    cv.education,
    (one) =>
      `<div class="j"><h3>${e(one.institution)}</h3><p>${e(`${one.degree}, ${one.area}`)}</p><p class="g">${e(`${wording.date(one.start)} - ${wording.date(one.end)}`)}</p></div>`,
  ),
)}
${block(
  'Γλώσσες',
  map(cv.languages, ({ name, level }) => `<p>${e(name)}: ${e(level)}</p>`),
)}
${block('Δεξιότητες', `<div class="t">${map(allSkills(sheet), (one) => `<span>${e(one)}</span>`)}</div>`)}
${map(more(sheet), ({ title, lines }) =>
  block(
    title,
    map(lines, (one) => `<p>${e(one)}</p>`),
  ),
)}`,
    );
  },
};
export default family;
