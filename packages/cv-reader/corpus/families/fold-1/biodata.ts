/** The resume of India: an objective, education as a table, personal details with the father's name, and a declaration. */
import type { Family, Sheet } from '../../family.ts';
import {
  birthDate,
  cityLine,
  escape,
  extraSections,
  joined,
  list,
  page,
  sentences,
} from '../../html/page.ts';

type Phrases = Record<
  | 'objective'
  | 'father'
  | 'marital'
  | 'married'
  | 'gender'
  | 'known'
  | 'declaration'
  | 'declare'
  | 'place'
  | 'date'
  | 'year',
  string
>;

const en: Phrases = {
  objective: 'Career Objective',
  father: "Father's Name",
  marital: 'Marital Status',
  married: 'Married',
  gender: 'Gender',
  known: 'Languages Known',
  declaration: 'Declaration',
  declare:
    'I hereby declare that the information given above is true and correct to the best of my knowledge and belief.',
  place: 'Place',
  date: 'Date',
  year: 'Year',
};

const hi: Phrases = {
  objective: 'उद्देश्य',
  father: 'पिता का नाम',
  marital: 'वैवाहिक स्थिति',
  married: 'विवाहित',
  gender: 'लिंग',
  known: 'भाषा ज्ञान',
  declaration: 'घोषणा',
  declare: 'मैं घोषणा करता हूँ कि ऊपर दी गई जानकारी मेरे ज्ञान के अनुसार सत्य है।',
  place: 'स्थान',
  date: 'दिनांक',
  year: 'वर्ष',
};

function personal(sheet: Sheet, words: Phrases): string {
  const { cv, wording, random } = sheet;
  const rows: [string, string][] = [
    [wording.label('name'), cv.name.full],
    [words.father, cv.references[0]?.name ?? ''],
    [wording.label('birthDate'), birthDate(sheet)],
    [words.marital, words.married],
    [wording.label('nationality'), cv.nationality],
    ...(cv.languages.length === 0
      ? []
      : [[words.known, cv.languages.map(({ name }) => name).join(', ')] as [string, string]]),
    [wording.label('address'), `${cv.address.street}, ${cityLine(sheet)}`],
  ];
  const sign = random.pick([':', ' :-', '']);
  return `<table>${rows.map(([label, value]) => `<tr><td class="k">${escape(label)}</td><td>${sign} ${escape(value)}</td></tr>`).join('')}</table>`;
}

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'hi'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const words = cv.language === 'hi' ? hi : en;
    const head = (text: string) => `<h2>${escape(text)}${random.chance(0.5) ? ':' : ''}</h2>`;
    const schools = cv.education.map(
      ({ degree, area, institution, start, end }) =>
        `<tr><td>${joined([degree, area], ', ')}</td><td>${escape(institution)}</td><td>${escape(wording.period(start, end))}</td></tr>`,
    );
    const jobs = cv.work.map(
      (job) =>
        `<li><b>${escape(job.employer)}</b>, ${escape(job.city)}<br>${escape(wording.label('position'))}: ${escape(job.title)}<br>${escape(wording.label('dates'))}: ${escape(wording.period(job.start, job.end))}${list(sentences(job))}</li>`,
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p><b>${escape(label)}</b>: ${joined(names, ', ')}</p>`,
    );
    return page(
      sheet,
      'body{font-family:"Liberation Serif","Noto Serif Devanagari",serif;font-size:11pt}h1{text-align:center;font-size:15pt;text-decoration:underline}h2{font-size:11.5pt;background:#dcdcdc;padding:.5mm 2mm;margin:5mm 0 2mm}table{width:100%;border-collapse:collapse}.s td,.s th{border:1px solid #000;padding:1mm 2mm;text-align:start}.k{width:52mm}li{margin-bottom:2mm}',
      `<h1>${random.chance(0.5) ? escape(wording.title.toUpperCase()) : words === hi ? 'बायोडाटा' : 'RESUME'}</h1><p><b>${escape(cv.name.full)}</b></p><p>${escape(wording.label('mobile'))}: ${escape(cv.phone.international)}</p><p>${escape(wording.label('email'))}: ${escape(cv.email)}</p>
${head(words.objective)}<p>${escape(cv.summary)}</p>${head(wording.heading('education'))}<table class="s"><tr><th>${escape(wording.label('degree'))}</th><th>${escape(wording.label('institution'))}</th><th>${words.year}</th></tr>${schools.join('')}</table>
${head(wording.heading('work'))}<ol>${jobs.join('')}</ol>${head(wording.heading('skills'))}${skills.join('')}${extraSections(sheet, 'li')}${head(wording.heading('personal'))}${personal(sheet, words)}
${head(words.declaration)}<p>${words.declare}</p><p style="margin-top:6mm">${words.place}: ${escape(cv.address.city)}<br>${words.date}: 14/03/2026 <span style="float:right">(${escape(cv.name.full)})</span></p>`,
    );
  },
};

export default family;
