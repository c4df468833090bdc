/** Each job and school is a block of labels and values, as job boards of South Asia and the Gulf print it. */
import type { Family } from '../../family.ts';
import {
  birthDate,
  cityLine,
  escape,
  extraSections,
  joined,
  list,
  page,
  section,
  sentences,
} from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'en', 'ar', 'hi', 'en', 'tr', 'vi', 'ru', 'fr', 'es'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const colon = random.pick([' : ', ': ']);
    const row = (label: string, value: string) =>
      `<p><b>${escape(label)}</b>${colon}${escape(value)}</p>`;
    const jobs = cv.work.map(
      (job) =>
        `<div class="b">${row(wording.label('employer'), job.employer)}${row(wording.label('position'), job.title)}${row(wording.label('dates'), wording.period(job.start, job.end))}${row(wording.label('address'), job.city)}<p><b>${escape(wording.label('tasks'))}</b>${colon}</p>${list(sentences(job))}</div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="b">${row(wording.label('degree'), `${degree} (${area})`)}${row(wording.label('institution'), institution)}${row(wording.label('dates'), wording.period(start, end))}</div>`,
    );
    const personal = [
      row(wording.label('birthDate'), birthDate(sheet)),
      row(wording.label('nationality'), cv.nationality),
      row(wording.label('address'), [cv.address.street, cityLine(sheet)].join(', ')),
    ];
    return page(
      sheet,
      'body{font-family:Carlito,"Noto Sans","Noto Sans Devanagari","Noto Sans Arabic",sans-serif;font-size:11pt}h1{font-size:17pt}h2{font-size:12pt;text-decoration:underline;margin:5mm 0 2mm}.b{margin-bottom:4mm}',
      `<h1>${escape(cv.name.full)}</h1>${row(wording.label('mobile'), cv.phone.international)}${row(wording.label('email'), cv.email)}
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('skills'), cv.skills.map(({ names }) => `<p>${joined(names, ' | ')}</p>`).join(''))}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${extraSections(sheet)}${section(wording.heading('languages'), cv.languages.map(({ name, level }) => row(name, level)).join(''))}${section(wording.heading('personal'), personal.join(''))}`,
    );
  },
};

export default family;
