/** A CV of a Korean recruiting platform, saved as PDF: contact in lines, employers with the period below, results after positions. */
import type { Family } from '../../family.ts';
import {
  byEmployer,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
  skillNames,
  spanOf,
} from '../../html/page.ts';

const css = `body{font-family:"Noto Sans CJK KR",sans-serif;font-size:9.5pt;color:#333}h1{font-size:22pt;margin-bottom:3mm}.i{color:#555}.i b{display:inline-block;width:18mm;font-weight:500}h2{font-size:12pt;color:#36f;margin:7mm 0 3mm;padding-bottom:1.5mm;border-bottom:1px solid #e1e2e3}
.e{display:grid;grid-template-columns:48mm 1fr;gap:5mm;margin-bottom:5mm}.e strong{font-size:10.5pt}.w{color:#888;font-size:8.5pt}h3{font-size:10pt;font-weight:500;margin-top:1.5mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['ko'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const entry = (name: string, when: string, body: string) =>
      `<div class="e"><div><strong>${escape(name)}</strong><p class="w">${escape(when)}</p></div><div>${body}</div></div>`;
    const hasSpan = random.chance(0.5);
    const jobs = byEmployer(cv.work).map(({ employer, jobs: positions }) => {
      const { start, end } = spanOf(positions);
      const isAlone = positions.length === 1;
      const body = positions.map(
        (job) =>
          `<h3>${escape(job.title)}</h3>${isAlone && hasSpan ? '' : `<p class="w">${escape(wording.period(job.start, job.end))}</p>`}${list(sentences(job))}`,
      );
      return entry(
        employer,
        isAlone && !hasSpan ? (positions[0]?.city ?? '') : wording.period(start, end),
        body.join(''),
      );
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(institution, wording.period(start, end), `<p>${joined([area, degree], ' · ')}</p>`),
    );
    const spoken = cv.languages.map(({ name, level }) =>
      entry(name, '', `<p>${escape(level)}</p>`),
    );
    const facts: [string, string][] = [
      ['이메일', cv.email],
      ['연락처', random.chance(0.5) ? cv.phone.national : cv.phone.international],
      ['거주지', cv.address.city],
    ];
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1>${facts.map(([label, text]) => `<p class="i"><b>${label}</b> ${escape(text)}</p>`).join('')}
${section('간단 소개', `<p>${escape(`${cv.label} ${cv.name.full}입니다. ${cv.summary}`)}</p>`)}
${section('경력', jobs.join(''))}
${section('학력', schools.join(''))}
${section('스킬', `<p>${joined(skillNames(cv), random.pick([' · ', ', ', ' | ']))}</p>`)}
${section('외국어', spoken.join(''))}
${extraSections(sheet)}
${section('링크', `<p>${escape(cv.links[0]?.url ?? '')}</p>`)}`,
    );
  },
};

export default family;
