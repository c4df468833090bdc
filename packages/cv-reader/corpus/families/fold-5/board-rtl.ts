/** A CV of a job board of the Middle East, printed from right to left: a card, then entries with a line at their side. */
import type { Family } from '../../family.ts';
import {
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

const css = `body{font-family:"Noto Naskh Arabic","Noto Sans Hebrew","Noto Sans",sans-serif}.card{border:1px solid #ccd;padding:5mm;display:flex;justify-content:space-between}h1{font-size:20pt}
h2{font-size:13pt;color:#00539b;margin:5mm 0 2mm;border-bottom:1px solid #ccd}.entry{border-inline-start:2px solid #00539b;padding-inline-start:4mm;margin-bottom:4mm}.entry h3{font-size:11pt}.when{color:#777}.skill{display:inline-block;background:#eef;padding:.5mm 3mm;margin-inline-end:2mm;margin-bottom:1mm}`;

const headings: Readonly<Record<string, readonly [string, string, string, string]>> = {
  ar: ['الخبرات', 'التعليم', 'المهارات', 'اللغات'],
  fa: ['سوابق شغلی', 'سوابق تحصیلی', 'مهارت‌ها', 'زبان‌ها'],
  he: ['ניסיון תעסוקתי', 'השכלה', 'כישורים', 'שפות'],
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(headings),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const [work = '', education = '', skills = '', spoken = ''] = headings[cv.language] ?? [];
    const jobs = cv.work.map(
      (job) =>
        `<div class="entry"><h3>${escape(job.title)}</h3><p>${joined([job.employer, job.city], '، ')}</p><p class="when">${escape(wording.period(job.start, job.end))}</p>${list(sentences(job))}</div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="entry"><h3>${joined([degree, area], '، ')}</h3><p>${escape(institution)}</p><p class="when">${escape(wording.period(start, end))}</p></div>`,
    );
    const names = skillNames(cv);
    const isTagged = random.chance(0.5);
    return page(
      sheet,
      css,
      `<div class="card"><div><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p></div>
<div><p>${joined([cv.address.city, cv.address.country], '، ')}</p><p><bdo dir="ltr">${escape(cv.phone.international)}</bdo></p><p dir="ltr">${escape(cv.email)}</p></div></div>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(work, jobs.join(''))}
${section(education, schools.join(''))}
${section(skills, isTagged ? names.map((name) => `<span class="skill">${escape(name)}</span>`).join(' ') : list(names))}
${section(spoken, list(cv.languages.map(({ name, level }) => `${name} – ${level}`)))}
${extraSections(sheet)}`,
    );
  },
};

export default family;
