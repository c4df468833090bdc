/** An application in one file: a letter to an employer, with its address and a contact person, and the CV on the next page. */
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
} from '../../html/page.ts';

type Phrases = { subject: string; dear: string; body: readonly string[]; regards: string };

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    subject: 'Application for the position of',
    dear: 'Dear Ms Holloway,',
    body: [
      'I read your advertisement with great interest and should like to apply.',
      'The enclosed CV shows what I have done so far. I could start in June.',
      'I look forward to meeting you.',
    ],
    regards: 'Yours sincerely,',
  },
  de: {
    subject: 'Bewerbung als',
    dear: 'Sehr geehrte Frau Winkler,',
    body: [
      'Ihre Anzeige habe ich mit großem Interesse gelesen und bewerbe mich hiermit.',
      'Der beigefügte Lebenslauf zeigt meinen Werdegang. Zum 1. Juni stehe ich zur Verfügung.',
      'Auf ein Gespräch freue ich mich.',
    ],
    regards: 'Mit freundlichen Grüßen',
  },
  fr: {
    subject: 'Candidature au poste de',
    dear: 'Madame, Monsieur,',
    body: [
      'Votre annonce a retenu toute mon attention et je vous adresse ma candidature.',
      'Le curriculum vitae ci-joint présente mon parcours. Je suis disponible en juin.',
      'Je reste à votre disposition pour un entretien.',
    ],
    regards: 'Veuillez agréer mes salutations distinguées.',
  },
  es: {
    subject: 'Candidatura al puesto de',
    dear: 'Estimada Sra. Robles:',
    body: [
      'He leído su anuncio con gran interés y me gustaría presentar mi candidatura.',
      'El currículum adjunto muestra mi trayectoria. Puedo incorporarme en junio.',
      'Quedo a la espera de sus noticias.',
    ],
    regards: 'Atentamente,',
  },
  nl: {
    subject: 'Sollicitatie naar de functie van',
    dear: 'Geachte mevrouw Hendriks,',
    body: [
      'Met veel belangstelling heb ik uw vacature gelezen en ik solliciteer graag.',
      'In het bijgevoegde cv leest u wat ik heb gedaan. Ik ben vanaf juni beschikbaar.',
      'Graag licht ik mijn sollicitatie toe.',
    ],
    regards: 'Met vriendelijke groet,',
  },
};

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(phrases),
  html(sheet) {
    const { cv, wording } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const sender = [
      cv.name.full,
      cv.address.street,
      cityLine(sheet),
      cv.phone.international,
      cv.email,
    ];
    const letter = `<div class="l">${each('p', sender)}</div><div class="to">${each('p', ['Brunswick Holding', 'Box 1140', cv.address.country])}</div><p class="r">${escape(cv.address.city)}, 12.03.2026</p><p><b>${words.subject} ${escape(cv.label)}</b></p><p>${words.dear}</p>${each('p', words.body)}<p>${words.regards}</p><p class="n">${escape(cv.name.full)}</p>`;
    const jobs = cv.work.map(
      (job) =>
        `<div class="e"><span>${escape(wording.period(job.start, job.end))}</span><div><p><b>${escape(job.title)}</b></p><p>${joined([job.employer, job.city], ', ')}</p>${list(sentences(job))}</div></div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="e"><span>${escape(wording.period(start, end))}</span><div><p><b>${escape(`${degree} ${area}`)}</b></p><p>${escape(institution)}</p></div></div>`,
    );
    return page(
      sheet,
      'body{font-family:"Liberation Sans","Noto Sans",sans-serif;font-size:11pt}.letter{break-after:page}.letter>p{margin:4mm 0}.l{margin-bottom:12mm}.to{margin-bottom:10mm}.r{text-align:end}.n{margin-top:14mm}h1{font-size:20pt}h2{font-size:12pt;background:#eef;padding:1mm 2mm;margin:6mm 0 2mm}.e{display:grid;grid-template-columns:42mm 1fr;gap:4mm;margin-bottom:3mm}',
      `<div class="letter">${letter}</div><h1>${escape(wording.title)}</h1>${section(wording.heading('personal'), each('p', sender))}${section(wording.heading('work'), jobs.join(''))}${section(wording.heading('education'), schools.join(''))}${section(wording.heading('skills'), cv.skills.map(({ label, names }) => `<p>${escape(label)}: ${joined(names, ', ')}</p>`).join(''))}${section(
        wording.heading('languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name}: ${level}`),
        ),
      )}${extraSections(sheet)}`,
    );
  },
};

export default family;
