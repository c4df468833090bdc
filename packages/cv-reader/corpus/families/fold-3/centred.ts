/** Everything is centred, with rules and stars between the parts. */
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
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const star = random.pick(['* * *', '~', '—', '']);
    const jobs = cv.work.map(
      (job) =>
        `<p><b>${escape(job.title)}</b></p><p>${joined([job.employer, job.city], ', ')}</p><p class="d">${escape(wording.period(job.start, job.end))}</p>${each('p', sentences(job))}<p class="s">${star}</p>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<p><b>${escape(institution)}</b></p><p>${escape(`${degree}, ${area}`)}</p><p class="d">${escape(wording.period(start, end))}</p>`,
    );
    return page(
      sheet,
      'body{text-align:center;font-family:"Liberation Serif","Noto Serif","Noto Serif CJK SC",serif;font-size:11pt}h1{font-size:24pt;font-variant:small-caps}h2{font-size:13pt;font-weight:400;letter-spacing:2px;text-transform:uppercase;border-top:1px solid #000;border-bottom:1px solid #000;margin:6mm 0 3mm}.d{font-style:italic}.s{color:#999}',
      `<h1>${escape(cv.name.full)}</h1><p>${joined([cv.address.street, cityLine(sheet)], ' · ')}</p><p>${joined([cv.phone.international, cv.email], ' · ')}</p>
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('education'), schools.join(''))}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('skills'), cv.skills.map(({ names }) => `<p>${joined(names, ' · ')}</p>`).join(''))}${section(
        wording.heading('languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} (${level})`),
        ),
      )}${extraSections(sheet)}`,
    );
  },
};

export default family;
