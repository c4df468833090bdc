/** A Korean recruiting app's CV as PDF: short summary, company with post and stay "(3년 2개월)", tasks with hyphens, tags. */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { allSkills, h, tasks, two } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ko'],
  dateStyle: 'dotted',
  html(sheet) {
    const { cv, random } = sheet;
    const ordinal = ({ year, month }: { year: number; month: number }) => year * 12 + month;
    const stay = (
      a: { year: number; month: number },
      b: { year: number; month: number } | null,
    ) => {
      const n = ordinal(b ?? { year: 2026, month: 4 }) - ordinal(a) + 1;
      return [Math.floor(n / 12) ? `${Math.floor(n / 12)}년` : '', n % 12 ? `${n % 12}개월` : '']
        .filter(Boolean)
        .join(' ');
    };
    const ym = ({ year, month }: { year: number; month: number }) => `${year}.${two(month)}`;
    const when = (one: { start: Parameters<typeof ym>[0]; end: Parameters<typeof ym>[0] | null }) =>
      `${ym(one.start)} ~ ${one.end ? ym(one.end) : '재직중'}`;
    const block = (title: string, body: string) =>
      body === '' ? '' : `<h2>${e(title)}</h2>${body}`;
    const withDept = random.chance(0.5);
    return frame(
      sheet,
      '"Noto Sans CJK KR"',
      '15mm 16mm',
      `
h1{font-size:22pt;font-weight:700}.c{color:#555;margin:2mm 0}h2{font-size:12pt;font-weight:700;border-bottom:1.5px solid #222;padding-bottom:1mm;margin:7mm 0 3mm}.j{display:grid;grid-template-columns:42mm 1fr;gap:5mm;margin-bottom:4mm}.g{color:#888;font-size:8.8pt}h3{font-weight:700;font-size:11pt}.t span{display:inline-block;background:#f1f3f5;border-radius:3px;padding:.5mm 2.5mm;margin:0 1.5mm 1.5mm 0}`,
      `
<h1>${e(cv.name.full)}</h1><p class="c">${e(cv.label)} · 경력 ${2026 - (cv.work.at(-1)?.start.year ?? 2020)}년차</p><p class="c">${e(cv.email)} | ${e(cv.phone.international)} | ${e(cv.address.city)}</p>
${block(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}
${block(
  h(sheet, 'work'),
  map(
    cv.work,
    (job) =>
      `<div class="j"><div><p>${e(when(job))}</p><p class="g">${stay(job.start, job.end)}</p></div><div><h3>${e(job.employer)}</h3><p>${e(withDept ? `${job.title} | 정규직` : job.title)}</p>${map(tasks(job), (one) => `<p>- ${e(one)}</p>`)}</div></div>`,
  ),
)}
${block(
  h(sheet, 'education'),
  map(
    cv.education,
    (one) =>
      `<div class="j"><div>${e(when(one))}</div><div><h3>${e(one.institution)}</h3><p>${e(`${one.area} | ${one.degree}`)}</p></div></div>`,
  ),
)}
${block(h(sheet, 'skills'), `<div class="t">${map(allSkills(sheet), (one) => `<span>${e(one)}</span>`)}</div>`)}
${block(
  h(sheet, 'certificates'),
  map(
    cv.certificates,
    (one) =>
      `<div class="j"><div>${ym(one.date)}</div><div>${e(`${one.name} | ${one.issuer}`)}</div></div>`,
  ),
)}
${block(
  h(sheet, 'languages'),
  map(cv.languages, ({ name, level }) => `<p>${e(name)} (${e(level)})</p>`),
)}`,
    );
  },
};
export default family;
