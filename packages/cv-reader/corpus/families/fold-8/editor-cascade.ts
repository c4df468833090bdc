/** A CV of an editor on the web: a coloured column with bars and words of level, at the right a narrow column of dates, `2019-03 -` over `present`. */
import type { Family } from '../../family.ts';
import { cityLine, escape, extraSections, joined, list, page, section } from '../../html/page.ts';

const css = `@page{margin:0}body{font-family:"Source Sans 3","Open Sans","Noto Sans","Noto Sans CJK SC",sans-serif;font-size:9pt;display:grid;grid-template-columns:66mm 1fr;min-height:297mm}aside{background:#1c3f60;color:#fff;padding:10mm 7mm}main{padding:10mm 9mm}h1{font-size:21pt;line-height:1.15}aside h2{background:#14304a;margin:6mm -7mm 3mm;padding:1.2mm 7mm;font-size:12pt}main h2{font-size:13pt;color:#1c3f60;border-top:1px solid #ccd;border-bottom:1px solid #ccd;padding:1mm 0;margin:5mm 0 3mm}
.r{display:grid;grid-template-columns:27mm 1fr;gap:3mm;margin-bottom:3.5mm}.r b{display:block;font-size:10.5pt}.r em{display:block}.bar{height:1.4mm;background:#3b5b7a;margin-top:.8mm}.bar i{display:block;height:1.4mm;background:#fff}.lv{text-align:end;font-size:7.5pt;margin-bottom:1.5mm}.k{font-weight:700;margin-top:1.5mm}`;

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'de', 'ru', 'es', 'ko', 'el', 'cs', 'fr', 'zh-CN', 'sv'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const levels = cv.languages.map(({ level }) => level);
    const bar = (text: string, level: string) =>
      `<p>${escape(text)}</p><div class="bar"><i style="width:${random.integer(3, 5) * 20}%"></i></div><p class="lv">${escape(level)}</p>`;
    const hasWords = random.chance(0.5);
    const skills = cv.skills
      .flatMap(({ names }) => names)
      .map((name) => bar(name, hasWords ? (levels.at(-1) ?? '') : ''));
    const row = (left: string, right: string) =>
      `<div class="r"><span>${escape(left)}</span><div>${right}</div></div>`;
    const jobs = cv.work.map((job) =>
      row(
        wording.period(job.start, job.end),
        `<b>${escape(job.title)}</b><em>${joined([job.employer, job.city], ', ')}</em>${list([job.summary, ...job.highlights])}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        wording.period(start, end),
        `<b>${escape(`${degree}: ${area}`)}</b><em>${escape(institution)}</em>`,
      ),
    );
    const known = (label: string, text: string) =>
      `<p class="k">${escape(label)}</p><p>${escape(text)}</p>`;
    return page(
      sheet,
      css,
      `<aside><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>
${section(wording.heading('personal'), known(wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}, ${cv.address.country}`) + known(wording.label('phone'), cv.phone.international) + known(wording.label('email'), cv.email))}
${section(wording.heading('skills'), skills.join(''))}
${section(wording.heading('languages'), cv.languages.map(({ name, level }) => bar(name, level)).join(''))}</aside>
<main><p>${escape(cv.summary)}</p>${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${extraSections(sheet)}</main>`,
    );
  },
};

export default family;
