/** A CV of an Israeli job board, printed from right to left: two columns of facts with colons, years beside each job, availability and service. */
import type { Family } from '../../family.ts';
import { each, escape, extraSections, list, page, section } from '../../html/page.ts';

const css = `body{font-family:Arimo,"Noto Sans Hebrew","Noto Sans",sans-serif;font-size:10pt}.bar{background:#1976a8;color:#fff;padding:4mm 5mm}.bar h1{font-size:20pt}.facts{display:grid;grid-template-columns:1fr 1fr;gap:1mm 8mm;padding:3mm 5mm;background:#f0f4f7}h2{font-size:12pt;color:#1976a8;border-bottom:1px solid #1976a8;margin:5mm 0 2mm}.row{display:grid;grid-template-columns:38mm 1fr;gap:3mm;margin-bottom:3mm}.row b{display:block}`;

const family: Family = {
  tool: 'chromium',
  languages: ['he'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const fact = (label: string, html: string) => `<div><b>${label}:</b> ${html}</div>`;
    const ltr = (text: string) => `<span dir="ltr">${escape(text)}</span>`;
    const isTitleFirst = random.chance(0.5);
    const jobs = cv.work.map((job) => {
      const lines = isTitleFirst
        ? [job.title, `${job.employer}, ${job.city}`]
        : [`${job.employer}, ${job.city}`, job.title];
      return `<div class="row"><div>${escape(wording.period(job.start, job.end))}</div><div><b>${escape(lines[0] ?? '')}</b>${escape(lines[1] ?? '')}${list([job.summary, ...job.highlights])}</div></div>`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="row"><div>${escape(wording.period(start, end))}</div><div><b>${escape(institution)}</b>${escape(`${degree}, ${area}`)}</div></div>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}:</b> ${escape(names.join(', '))}</p>`,
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} - ${level}`);
    return page(
      sheet,
      css,
      `<div class="bar"><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p></div>
<div class="facts">${fact('נייד', ltr(cv.phone.national))}${fact('דוא"ל', ltr(cv.email))}${fact('מגורים', escape(`${cv.address.city}, ${cv.address.country}`))}${fact('שנת לידה', String(cv.birth.date.year))}${fact('מצב משפחתי', random.pick(['רווק/ה', 'נשוי/אה', 'נשוי/אה + 2']))}${fact('זמינות', random.pick(['מיידית', 'חודש', 'שבועיים']))}</div>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(wording.heading('work'), jobs.join(''))}
${section(wording.heading('education'), schools.join(''))}
${section(wording.heading('skills'), skills.join(''))}
${section(wording.heading('languages'), each('p', spoken))}
${extraSections(sheet)}
${section('שירות צבאי', `<p>${cv.birth.date.year + 18}-${cv.birth.date.year + 21}: שירות מלא</p>`)}`,
    );
  },
};

export default family;
