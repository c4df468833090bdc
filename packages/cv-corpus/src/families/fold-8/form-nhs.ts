/** The application form of a health service, printed: every post as a table with the employer's telephone, grade and manager, then schools and referees. */
import type { Family, Sheet } from '../../family.ts';
import { escape, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:Arimo,"Liberation Sans",sans-serif;font-size:9pt}h1{font-size:14pt;color:#005eb8}h2{font-size:12pt;background:#e8edee;padding:1mm 2mm;margin:5mm 0 2mm}h3{font-size:10pt;margin:3mm 0 1mm}table{width:100%;border-collapse:collapse;margin-bottom:2mm}td,th{border:1px solid #aeb7bd;padding:.8mm 2mm;vertical-align:top;text-align:start}td:first-child{width:52mm;background:#f6f8f8;font-weight:700}`;

type Row = readonly [string, string];

const rows = (all: readonly Row[]) =>
  `<table>${all.map(([label, text]) => `<tr><td>${label}</td><td>${escape(text)}</td></tr>`).join('')}</table>`;

function posts({ cv, wording, random }: Sheet): string[] {
  return cv.work.map((job, at) => {
    const boss = cv.references[0];
    const all: Row[] = [
      ['Employer name', job.employer],
      ['Type of business', random.pick(['Service', 'Private company', 'Public body'])],
      ['Address', `${job.city}, ${cv.address.country}`],
      ...(at === cv.work.length - 1 && boss
        ? [['Telephone', boss.phone.international] satisfies Row]
        : []),
      ['Job title', job.title],
      ['Start date', wording.date(job.start)],
      ['End date', job.end ? wording.date(job.end) : 'Present'],
      ['Grade', random.pick(['Band 5', 'Band 6', 'Not applicable'])],
      ['Period of notice', random.pick(['4 weeks', '8 weeks', 'Not applicable'])],
      ['Description of your duties and responsibilities', sentences(job).join('. ')],
      ['Reason for leaving', random.pick(['Career progression', 'Relocation', 'End of contract'])],
    ];
    const head = at === 0 ? 'Current or most recent post' : `Previous employment ${at}`;
    return `<h3>${head}</h3>${rows(all)}`;
  });
}

const family: Family = {
  tool: 'chromium',
  languages: ['en'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const schools = cv.education.map(
      ({ institution, degree, area, end }) =>
        `<tr><td>${escape(`${degree} ${area}`)}</td><td>${escape(institution)}</td><td>${random.pick(['Pass', 'Merit', '2:1', 'Distinction'])}</td><td>${end.year}</td></tr>`,
    );
    const courses = cv.certificates.map(({ name, issuer, date }): Row => [
      escape(name),
      `${issuer}, ${date.year}`,
    ]);
    const referees = cv.references.map((one, at) =>
      rows([
        [`Referee ${at + 1}: name`, one.name],
        ['Organisation', one.position],
        ['Telephone', one.phone.international],
        ['Email address', one.email],
        ['Can the referee be contacted before interview?', random.pick(['Yes', 'No'])],
      ]),
    );
    return page(
      sheet,
      css,
      `<h1>Application for employment</h1><p>Job reference: ${random.integer(100, 999)}-${random.integer(1000, 9999)}-RN. Position applied for: ${escape(cv.label)}</p>
${section(
  'Personal details',
  rows([
    ['Title', cv.name.title ?? random.pick(['Mr', 'Ms', 'Mx'])],
    ['Name', cv.name.full],
    ['Address', address.street],
    ['Town/City', address.city],
    ['Postcode/Zipcode', address.postalCode],
    ['Country', address.country],
    ['Mobile telephone', cv.phone.international],
    ['Preferred email address', cv.email],
  ]),
)}
${section('Education and professional qualifications', `<table><tr><th>Subject/Qualification</th><th>Place of study</th><th>Grade/result</th><th>Year</th></tr>${schools.join('')}</table>`)}
${section('Relevant training courses attended', courses.length === 0 ? '' : rows(courses))}
${section('Employment history', posts(sheet).join(''))}
${section('Supporting information', `<p>${escape(cv.summary)}</p>`)}
${section('Skills', rows(cv.skills.map(({ label, names }) => [escape(label), names.join('; ')] satisfies Row)))}
${section('Languages', cv.languages.length === 0 ? '' : rows(cv.languages.map(({ name, level }) => [escape(name), level] satisfies Row)))}
${section('References', referees.join(''))}
<h2>Declaration</h2><p>The information in this form is true and complete. I agree that any deliberate omission may be grounds for rejecting this application. Date: ${wording.date({ year: 2026, month: 4 })}</p>`,
    );
  },
};

export default family;
