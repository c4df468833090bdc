/** A CV of an editor on the web: `Title at Employer, City` with the dates in capitals below it, details and bars at the right. */
import type { Family } from '../../family.ts';
import {
  each,
  escape,
  extraSections,
  list,
  page,
  section,
  sentences,
  skillNames,
} from '../../html/page.ts';

/** What stands between the title and the employer, and the heading of the details. */
const phrases: Readonly<Record<string, readonly [string, string]>> = {
  en: ['at', 'Details'],
  de: ['bei', 'Details'],
  fr: ['chez', 'Coordonnées'],
  es: ['en', 'Detalles'],
  it: ['presso', 'Dettagli'],
  nl: ['bij', 'Gegevens'],
  sv: ['på', 'Uppgifter'],
  pl: ['w', 'Dane'],
  ru: ['в', 'Данные'],
  'pt-BR': ['na', 'Detalhes'],
};

const css = `body{font-family:Lato,"Noto Sans",sans-serif;font-size:9.5pt;display:grid;grid-template-columns:1fr 50mm;gap:10mm;color:#222}header{grid-column:1/3}h1{font-size:24pt;font-weight:600}header p{color:#555}h2{font-size:13pt;margin:6mm 0 2mm}h3{font-size:10pt;margin-top:4mm}.d{font-size:7.5pt;letter-spacing:1.5px;color:#8a8a8a;margin:.5mm 0 1.5mm}
aside h2{font-size:11pt}aside p{margin-bottom:1.2mm;overflow-wrap:anywhere}.bar{height:.8mm;background:#ddd;margin-bottom:3mm}.bar i{display:block;height:.8mm;background:#2f6bd8}`;

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(phrases),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const [at, details] = phrases[cv.language] ?? ['–', ''];
    const dates = (text: string) =>
      `<p class="d">${escape(text.toLocaleUpperCase(cv.language))}</p>`;
    const isProse = random.chance(0.5);
    const jobs = cv.work.map(
      (job) =>
        `<h3>${escape(`${job.title} ${at} ${job.employer}, ${job.city}`)}</h3>${dates(wording.period(job.start, job.end))}${isProse ? each('p', sentences(job)) : list(sentences(job))}`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<h3>${escape(`${degree} ${area}, ${institution}`)}</h3>${dates(wording.period(start, end))}`,
    );
    const bar = (text: string, percent: number) =>
      `<p>${escape(text)}</p><div class="bar"><i style="width:${percent}%"></i></div>`;
    const skills = skillNames(cv).map((name) => bar(name, random.integer(3, 5) * 20));
    const hasLevel = random.chance(0.5);
    const spoken = cv.languages.map(({ name, level }) =>
      bar(hasLevel ? `${name} (${level})` : name, random.integer(2, 5) * 20),
    );
    const { address } = cv;
    const contact = [
      address.street,
      `${address.postalCode} ${address.city}`,
      address.country,
      cv.phone.international,
      cv.email,
    ];
    return page(
      sheet,
      css,
      `<header><h1>${escape(cv.name.full)}</h1><p>${escape(cv.label)}</p></header>
<main>${section(wording.heading('summary'), `<p>${escape(cv.summary)}</p>`)}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${extraSections(sheet)}</main>
<aside>${section(details, each('p', contact))}${section(wording.heading('skills'), skills.join(''))}${section(wording.heading('languages'), spoken.join(''))}</aside>`,
    );
  },
};

export default family;
