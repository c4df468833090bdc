/** From right to left in two columns: a coloured column at the right with contact, skills and languages. */
import type { Family } from '../../family.ts';
import {
  cityLine,
  each,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ar', 'he', 'fa'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const colour = random.pick(['#0b525b', '#3d405b', '#6a040f']);
    const isLabelled = random.chance(0.5);
    const contact = isLabelled
      ? [
          [wording.label('mobile'), cv.phone.international],
          [wording.label('email'), cv.email],
          [wording.label('address'), cityLine(sheet)],
        ].map(
          ([label = '', value = '']) =>
            `<p>${escape(label)}:<br><span dir="${value === cv.phone.international ? 'ltr' : 'auto'}">${escape(value)}</span></p>`,
        )
      : [cv.phone.international, cv.email, cityLine(sheet)].map(
          (value) => `<p><bdi>${escape(value)}</bdi></p>`,
        );
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(job.title)} – ${escape(job.employer)}</h3><p class="d">${joined([wording.period(job.start, job.end), job.city], ' | ')}</p>${list(sentences(job))}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h3>${escape(`${degree} ${area}`)}</h3><p>${escape(institution)}</p><p class="d">${escape(wording.period(start, end))}</p>`,
    );
    return page(
      sheet,
      `@page{margin:0}body{display:grid;grid-template-columns:62mm 1fr;min-height:297mm;font-family:"Noto Sans Arabic","Noto Sans Hebrew","Noto Sans",sans-serif}aside{background:${colour};color:#fff;padding:14mm 7mm}main{padding:14mm 10mm}h1{font-size:24pt;line-height:1.3}h2{font-size:13pt;margin:7mm 0 2mm;border-bottom:1px solid currentColor}main h2,h1{color:${colour}}h3{font-size:11pt;margin-top:3mm}.d{color:#777;font-size:9pt}aside p{margin-bottom:1.5mm}`,
      `<aside>${section(wording.heading('contact'), contact.join(''))}${section(wording.heading('skills'), each('p', skillNames(cv)))}${section(
        wording.heading('languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} – ${level}`),
        ),
      )}</aside><main><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p>${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${extraSections(sheet)}</main>`,
    );
  },
};

export default family;
