/** The profile of a consultant in Word: positions at an employer as a table of promotions, skills as a matrix of level and years. */
import { extras } from '../../extras.ts';
import type { Family, Sheet } from '../../family.ts';
import { byEmployer, spanOf } from '../../html/page.ts';
import { bullet, pack, paragraph, table } from '../../word/build.ts';

type Phrases = {
  skill: string;
  level: string;
  years: string;
  last: string;
  levels: readonly string[];
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    skill: 'Skill',
    level: 'Level',
    years: 'Years',
    last: 'Last used',
    levels: ['Basic', 'Good', 'Expert'],
  },
  de: {
    skill: 'Kenntnis',
    level: 'Niveau',
    years: 'Jahre',
    last: 'Zuletzt',
    levels: ['Grundlagen', 'Gut', 'Experte'],
  },
  fr: {
    skill: 'Compétence',
    level: 'Niveau',
    years: 'Années',
    last: 'Dernière utilisation',
    levels: ['Notions', 'Confirmé', 'Expert'],
  },
  nl: {
    skill: 'Vaardigheid',
    level: 'Niveau',
    years: 'Jaren',
    last: 'Laatst gebruikt',
    levels: ['Basis', 'Goed', 'Expert'],
  },
  es: {
    skill: 'Competencia',
    level: 'Nivel',
    years: 'Años',
    last: 'Último uso',
    levels: ['Básico', 'Bueno', 'Experto'],
  },
  pl: {
    skill: 'Umiejętność',
    level: 'Poziom',
    years: 'Lata',
    last: 'Ostatnio',
    levels: ['Podstawowy', 'Dobry', 'Ekspert'],
  },
};

function matrix({ cv, random }: Sheet, words: Phrases) {
  const head = [words.skill, words.level, words.years, words.last].map((text) => [
    paragraph(text, { bold: true }),
  ]);
  const rows = cv.skills.flatMap(({ names }) =>
    names.map((name) => [
      [paragraph(name)],
      [paragraph(random.pick(words.levels))],
      [paragraph(String(random.integer(1, 9)))],
      [paragraph(String(random.integer(2023, 2026)))],
    ]),
  );
  return table([40, 25, 15, 20], [head, ...rows], true);
}

function work({ cv, wording }: Sheet) {
  return byEmployer(cv.work).flatMap(({ employer, jobs }) => {
    const { start, end } = spanOf(jobs);
    const isPromoted = jobs.length > 1;
    const name = paragraph(
      isPromoted ? `${employer} (${wording.period(start, end)})` : employer,
      { bold: true, size: 22 },
      { spacing: { before: 160 } },
    );
    const rows = jobs.map((job) => [
      [paragraph(wording.period(job.start, job.end))],
      [paragraph(job.title, { bold: true })],
      [paragraph(job.city)],
    ]);
    const head = [wording.label('dates'), wording.label('position'), wording.label('address')].map(
      (text) => [paragraph(text, { italics: true })],
    );
    const tasks = jobs.flatMap((job) => [job.summary, ...job.highlights]).map(bullet);
    const positions = table([30, 45, 25], isPromoted ? [head, ...rows] : rows, isPromoted);
    return [name, positions, tasks].flat();
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: Object.keys(phrases),
  formats: ['docx', 'pdf', 'odt', 'doc', 'docx', 'rtf'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const words = phrases[cv.language] ?? phrases['en'];
    if (!words) throw new RangeError('No phrases.');
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, size: 26, color: 'C55A11' },
        { spacing: { before: 280, after: 80 } },
      );
    const facts: [string, string][] = [
      [wording.label('name'), cv.name.full],
      [wording.label('position'), cv.label],
      [wording.label('address'), `${cv.address.postalCode} ${cv.address.city}`],
      [wording.label('phone'), cv.phone.international],
      [wording.label('email'), cv.email],
      [
        wording.heading('languages'),
        cv.languages.map(({ name, level }) => `${name} (${level})`).join(', '),
      ],
    ];
    return pack(sheet, [
      paragraph(wording.title, { bold: true, size: 36 }),
      table(
        [30, 70],
        facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => [[paragraph(label)], [paragraph(value, { bold: true })]]),
        false,
      ),
      heading(wording.heading('summary')),
      paragraph(cv.summary),
      heading(wording.heading('skills')),
      matrix(sheet, words),
      heading(wording.heading('work')),
      ...work(sheet),
      heading(wording.heading('education')),
      table(
        [30, 40, 30],
        cv.education.map(({ institution, degree, area, start, end }) => [
          [paragraph(wording.period(start, end))],
          [paragraph(institution)],
          [paragraph(`${degree} ${area}`)],
        ]),
        false,
      ),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => paragraph(line))),
      ),
    ]);
  },
};

export default family;
