/** An academic CV: appointments, teaching and a list of publications with the names of others, over several pages. */
import type { Family, Sheet } from '../../family.ts';
import { each, escape, joined, page, section, sentences } from '../../html/page.ts';

type Phrases = {
  appointments: string;
  teaching: string;
  publications: string;
  talks: string;
  grants: string;
  course: string;
  journals: readonly string[];
  about: readonly string[];
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    appointments: 'Academic and professional appointments',
    teaching: 'Teaching',
    publications: 'Publications',
    talks: 'Invited talks',
    grants: 'Grants and awards',
    course: 'Seminar',
    journals: [
      'Journal of Applied Practice',
      'Review of Methods',
      'Annals of Professional Studies',
    ],
    about: ['On the limits of', 'A field study of', 'Measuring', 'Rethinking'],
  },
  de: {
    appointments: 'Beruflicher und akademischer Werdegang',
    teaching: 'Lehre',
    publications: 'Veröffentlichungen',
    talks: 'Vorträge',
    grants: 'Förderungen und Preise',
    course: 'Seminar',
    journals: [
      'Zeitschrift für Praxisforschung',
      'Beiträge zur Methodik',
      'Archiv für Berufskunde',
    ],
    about: ['Grenzen von', 'Eine Feldstudie zu', 'Messung von', 'Zur Theorie von'],
  },
  fr: {
    appointments: 'Parcours professionnel et académique',
    teaching: 'Enseignement',
    publications: 'Publications',
    talks: 'Communications',
    grants: 'Bourses et prix',
    course: 'Séminaire',
    journals: ['Revue des pratiques appliquées', 'Cahiers de méthode', 'Annales des métiers'],
    about: ['Les limites de', 'Une étude de terrain sur', 'Mesurer', 'Repenser'],
  },
  es: {
    appointments: 'Trayectoria académica y profesional',
    teaching: 'Docencia',
    publications: 'Publicaciones',
    talks: 'Conferencias',
    grants: 'Becas y premios',
    course: 'Seminario',
    journals: [
      'Revista de Práctica Aplicada',
      'Cuadernos de Método',
      'Anales de Estudios Profesionales',
    ],
    about: ['Los límites de', 'Un estudio de campo sobre', 'Cómo medir', 'Repensar'],
  },
  it: {
    appointments: 'Carriera accademica e professionale',
    teaching: 'Didattica',
    publications: 'Pubblicazioni',
    talks: 'Conferenze',
    grants: 'Borse e premi',
    course: 'Seminario',
    journals: [
      'Rivista di pratica applicata',
      'Quaderni di metodo',
      'Annali degli studi professionali',
    ],
    about: ['I limiti di', 'Uno studio sul campo su', 'Misurare', 'Ripensare'],
  },
};

function papers({ cv, random }: Sheet, words: Phrases): string[] {
  const topics = cv.skills.flatMap(({ names }) => names);
  const others = cv.references.map(({ name }) => name.split(' ').at(-1) ?? name);
  const own = `${cv.name.last ?? cv.name.first}, ${cv.name.first[0]}.`;
  return Array.from({ length: random.integer(4, 12) }, (_, at) => {
    const authors = random.chance(0.6)
      ? [own, ...others.map((name) => `${name}, ${random.pick(['A.', 'J.', 'M. L.'])}`)]
      : [own];
    const first = random.integer(3, 180);
    return `${authors.join(', ')} (${2025 - at}). ${random.pick(words.about)} ${random.pick(topics)}. ${random.pick(words.journals)}, ${random.integer(3, 44)}(${random.integer(1, 4)}), ${first}–${first + random.integer(8, 30)}.`;
  });
}

const family: Family = {
  tool: 'chromium',
  languages: Object.keys(phrases),
  html(sheet) {
    const { cv, wording, random } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const row = (when: string, what: string) =>
      `<div class="r"><span>${escape(when)}</span><div>${what}</div></div>`;
    const jobs = cv.work.map((job) =>
      row(
        wording.period(job.start, job.end),
        `<b>${escape(job.title)}</b>, ${escape(`${job.employer}, ${job.city}`)}<br>${joined(sentences(job), '; ')}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        wording.period(start, end),
        `<b>${escape(degree)}</b>, ${escape(area)}, ${escape(institution)}`,
      ),
    );
    const topics = cv.skills.flatMap(({ names }) => names);
    const teaching = Array.from({ length: 3 }, (_, at) =>
      row(`${2025 - at}`, escape(`${words.course}: ${random.pick(topics)}`)),
    );
    const grants = Array.from({ length: 2 }, (_, at) =>
      row(
        `${2024 - 2 * at}`,
        escape(`${random.pick(words.journals)}, € ${random.integer(2, 40)}.000`),
      ),
    );
    const skills = cv.skills.map(
      ({ label, names }) => `<p>${escape(label)}: ${joined(names, ', ')}</p>`,
    );
    const referees = cv.references.map(
      (one) =>
        `<p>${joined([one.name, one.position, one.email, one.phone.international], '<br>')}</p>`,
    );
    return page(
      sheet,
      '@page{margin:25mm}body{font-family:"Linux Libertine O","Noto Serif",serif;font-size:11pt}h1{font-size:18pt;font-weight:400;text-align:center}.c{text-align:center;margin-bottom:6mm}h2{font-size:12pt;font-variant:small-caps;border-bottom:.5pt solid #000;margin:6mm 0 2mm}.r{display:grid;grid-template-columns:38mm 1fr;gap:4mm;margin-bottom:2mm}.p p{padding-inline-start:8mm;text-indent:-8mm;margin-bottom:1.5mm}',
      `<h1>${escape(cv.name.full)}</h1><p class="c">${joined([cv.label, `${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}`, `${cv.email} · ${cv.phone.international}`], '<br>')}</p>
${section(wording.heading('education'), schools.join(''))}${section(words.appointments, jobs.join(''))}${section(words.grants, grants.join(''))}<div class="p">${section(words.publications, each('p', papers(sheet, words)))}</div>${section(words.teaching, teaching.join(''))}
${section(wording.heading('skills'), skills.join(''))}${section(
        wording.heading('languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name}, ${level}`),
        ),
      )}${section(wording.heading('references'), referees.join(''))}`,
    );
  },
};

export default family;
