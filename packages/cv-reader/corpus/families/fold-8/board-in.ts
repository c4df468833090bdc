/** A profile of an Indian job board, printed: total experience and notice period at the top, chips of skills, `2019 to Till date`, a grid of languages. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import {
  birthDate,
  each,
  escape,
  extraSections,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

const css = `body{font-family:Lato,"Noto Sans","Noto Sans Devanagari",sans-serif;font-size:9pt;color:#3a3a4a}h1{font-size:19pt;color:#121224}.at{font-size:10.5pt}.facts{display:grid;grid-template-columns:1fr 1fr;gap:1mm 8mm;border-top:1px solid #ddd;margin-top:3mm;padding-top:3mm}.facts b{color:#777;font-weight:400;margin-inline-end:2mm}
h2{font-size:12pt;color:#121224;margin:6mm 0 2mm}.chips span{display:inline-block;border:1px solid #bbb;border-radius:9mm;padding:.4mm 3mm;margin:0 1.5mm 1.5mm 0}.job{margin-bottom:4mm}.job h3{font-size:10.5pt}.when{color:#777}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:1mm 2mm;border-bottom:1px solid #eee}`;

const phrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    at: 'at',
    total: 'Total experience',
    years: 'Years',
    months: 'Months',
    notice: 'Notice period',
    place: 'Current location',
    to: 'to',
    now: 'Till date',
    skills: 'Key skills',
    read: 'Read|Write|Speak',
    yes: 'Yes',
    done: 'Passed out in',
  },
  hi: {
    at: '–',
    total: 'कुल अनुभव',
    years: 'वर्ष',
    months: 'माह',
    notice: 'नोटिस अवधि',
    place: 'वर्तमान स्थान',
    to: 'से',
    now: 'अब तक',
    skills: 'मुख्य कौशल',
    read: 'पढ़ना|लिखना|बोलना',
    yes: 'हाँ',
    done: 'उत्तीर्ण वर्ष',
  },
};

const PRINTED: YearMonth = { year: 2026, month: 4 };

function monthsOf({ cv }: Sheet): number {
  const first = cv.work.at(-1)?.start ?? PRINTED;
  return (PRINTED.year - first.year) * 12 + PRINTED.month - first.month;
}

const family: Family = {
  tool: 'chromium',
  languages: ['en', 'en', 'hi'],
  dateStyle: 'short',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const words = phrases[cv.language] ?? {};
    const word = (key: string) => words[key] ?? '';
    const total = monthsOf(sheet);
    const fact = (label: string, text: string) =>
      `<div><b>${escape(label)}</b>${escape(text)}</div>`;
    const jobs = cv.work.map(
      (job) =>
        `<div class="job"><h3>${escape(job.title)}</h3><p>${escape(job.employer)}, ${escape(job.city)}</p><p class="when">${escape(`${wording.date(job.start)} ${word('to')} ${job.end ? wording.date(job.end) : word('now')}`)}</p><p>${escape(sentences(job).join('. '))}.</p></div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, end }) =>
        `<div class="job"><h3>${escape(`${degree} - ${area}`)}</h3><p>${escape(institution)}</p><p class="when">${word('done')} ${end.year}</p></div>`,
    );
    const head = ['', ...word('read').split('|')];
    const spoken = cv.languages.map(
      ({ name, level }) =>
        `<tr><td>${escape(name)} (${escape(level)})</td>${each('td', [word('yes'), random.pick([word('yes'), '–']), word('yes')])}</tr>`,
    );
    const current = cv.work[0];
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p class="at">${escape(current?.end === null ? `${cv.label} ${word('at')} ${current.employer}` : cv.label)}</p>
<div class="facts">${fact(word('total'), `${Math.floor(total / 12)} ${word('years')} ${total % 12} ${word('months')}`)}${fact(wording.label('mobile'), cv.phone.international)}${fact(word('place'), `${cv.address.city}, ${cv.address.country}`)}${fact(wording.label('email'), cv.email)}${fact(word('notice'), `${random.pick([15, 30, 60, 90])} days`)}</div>
${section(word('skills'), `<div class="chips">${each('span', skillNames(cv))}</div>`)}
${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}
${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${extraSections(sheet)}
${section(wording.heading('languages'), spoken.length === 0 ? '' : `<table><tr>${each('th', head)}</tr>${spoken.join('')}</table>`)}
${section(wording.heading('personal'), `<div class="facts">${fact(wording.label('birthDate'), birthDate(sheet))}${fact(wording.label('address'), `${cv.address.street}, ${cv.address.city}, ${cv.address.postalCode}`)}${fact(wording.label('nationality'), cv.nationality)}</div>`)}`,
    );
  },
};

export default family;
