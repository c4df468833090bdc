/** A CV of the Dutch employment service, printed: numbered blocks with a bar, each job as `Functie`, `Werkgever`, `Periode`, sectors, driving licence, hours a week. */
import type { Family, Sheet } from '../../family.ts';
import { birthDate, cityLine, each, escape, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:"Liberation Sans",sans-serif;font-size:10pt}h1{font-size:18pt;color:#0078d2}h2{font-size:12pt;background:#e5f1fa;color:#003b69;padding:1.5mm 3mm;margin:6mm 0 2mm}dl{display:grid;grid-template-columns:44mm 1fr;margin:0 0 3mm;padding:0 3mm}dt{color:#555}dd{margin:0}.s{padding:0 3mm}`;

const rows = (pairs: readonly (readonly [string, string])[]) =>
  `<dl>${pairs.map(([label, text]) => `<dt>${escape(label)}</dt><dd>${escape(text)}</dd>`).join('')}</dl>`;

function coursesOf({ cv }: Sheet) {
  return cv.certificates
    .map(({ name, issuer, date }) =>
      rows([
        ['Cursus', name],
        ['Aanbieder', issuer],
        ['Behaald', String(date.year)],
      ]),
    )
    .join('');
}

const family: Family = {
  tool: 'chromium',
  languages: ['nl'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const jobs = cv.work.map((job) =>
      rows([
        ['Functie', job.title],
        ['Werkgever', job.employer],
        ['Plaats', job.city],
        ['Periode', `${wording.date(job.start)} t/m ${job.end ? wording.date(job.end) : 'heden'}`],
        ['Omschrijving', `${sentences(job).join('. ')}.`],
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      rows([
        ['Opleiding', `${degree} ${area}`],
        ['Instituut', institution],
        ['Periode', `${wording.date(start)} t/m ${wording.date(end)}`],
        ['Diploma', 'Ja'],
      ]),
    );
    const spoken = rows(cv.languages.map(({ name, level }) => [name, level] as const));
    const skills = cv.skills.map(
      ({ label, names }) =>
        `<div class="s"><b>${escape(label)}</b><ul>${each('li', names)}</ul></div>`,
    );
    return page(
      sheet,
      css,
      `<h1>Curriculum vitae</h1>
${section(
  'Persoonsgegevens',
  rows([
    ['Naam', cv.name.full],
    ['Adres', cv.address.street],
    ['Postcode en plaats', cityLine(sheet)],
    ['Land', cv.address.country],
    ['Telefoonnummer', cv.phone.national],
    ['E-mailadres', cv.email],
    ['Geboortedatum', birthDate(sheet)],
  ]),
)}
${section(
  'Wat zoek ik',
  rows([
    ['Gewenst beroep', cv.label],
    ['Uren per week', String(random.pick([24, 32, 36, 40]))],
    ['Reisafstand', `${random.pick([15, 25, 40])} km`],
  ]),
)}
${section('Over mij', `<p class="s">${escape(cv.summary)}</p>`)}
${section('Werkervaring', jobs.join(''))}
${section('Opleidingen', schools.join(''))}
${section('Cursussen', coursesOf(sheet))}
${section('Vaardigheden', skills.join(''))}
${cv.languages.length === 0 ? '' : section('Talen', spoken)}
${section('Rijbewijs', `<p class="s">${random.pick(['B', 'B, BE', 'Geen rijbewijs'])}</p>`)}`,
    );
  },
};

export default family;
