/** The long CV of managers: a profile, strengths in a grid of three columns, a list of posts on the first page, and each post again below with its duties as paragraphs, over two pages. */
import type { Family } from '../../family.ts';
import { sentences, skillNames } from '../../html/page.ts';
import { pack, paragraph, run, table } from '../../word/build.ts';
import { Paragraph, TabStopPosition } from 'docx';

/** Core strengths, career at a glance, posts in detail. */
const words: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['Core competencies', 'Career summary', 'Professional experience'],
  de: ['Kernkompetenzen', 'Werdegang im Überblick', 'Berufserfahrung im Detail'],
  nl: ['Kerncompetenties', 'Loopbaan in het kort', 'Werkervaring in detail'],
  fr: ['Compétences clés', 'Parcours en bref', 'Expérience professionnelle détaillée'],
  it: ['Competenze chiave', 'Carriera in sintesi', 'Esperienze professionali in dettaglio'],
  es: ['Competencias clave', 'Trayectoria en resumen', 'Experiencia profesional en detalle'],
  sv: ['Kärnkompetenser', 'Karriär i korthet', 'Arbetslivserfarenhet i detalj'],
  pl: ['Kluczowe kompetencje', 'Przebieg kariery w skrócie', 'Doświadczenie zawodowe – szczegóły'],
};

const COLUMNS = 3;

const family: Family = {
  tool: 'libreoffice',
  languages: Object.keys(words),
  formats: ['docx', 'pdf', 'doc', 'docx', 'odt'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const [strengths, glance, detail] = words[cv.language] ?? ['', '', ''];
    const heading = (text: string) =>
      paragraph(
        text.toLocaleUpperCase(cv.language),
        { bold: true, size: 22, color: 'FFFFFF' },
        { spacing: { before: 300, after: 120 }, shading: { fill: '1F3864' } },
      );
    const right = { tabStops: [{ type: 'right', position: TabStopPosition.MAX }] } as const;
    const pair = (left: string, when: string, isBold = false) =>
      new Paragraph({ ...right, children: [run(left, { bold: isBold }), run(`\t${when}`)] });
    const names = skillNames(cv);
    const rows = Array.from({ length: Math.ceil(names.length / COLUMNS) }, (_, at) =>
      Array.from({ length: COLUMNS }, (__, column) => {
        const name = names[at * COLUMNS + column];
        return [paragraph(name === undefined ? '' : `▪ ${name}`)];
      }),
    );
    const brief = cv.work.map((job) =>
      pair(`${job.title}, ${job.employer}`, wording.period(job.start, job.end)),
    );
    const long = cv.work.flatMap((job) => [
      pair(job.employer, wording.period(job.start, job.end), true),
      paragraph(`${job.title} | ${job.city}`, { italics: true, color: '1F3864' }),
      ...sentences(job).map((text) => paragraph(`${text}.`, {}, { spacing: { after: 80 } })),
      paragraph(''),
    ]);
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      pair(`${degree}, ${area} – ${institution}`, wording.period(start, end)),
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join('  ▪  ');
    const contact = [cv.address.city, cv.address.country, cv.phone.international, cv.email];
    return pack(sheet, [
      paragraph(cv.name.full, { bold: true, size: 40, color: '1F3864' }, { alignment: 'center' }),
      paragraph(cv.label, { size: 24 }, { alignment: 'center' }),
      paragraph(contact.join('  ▪  '), {}, { alignment: 'center' }),
      heading(wording.heading('summary')),
      paragraph(`${cv.summary} ${random.pick(cv.work).summary}.`),
      heading(strengths),
      table([33, 34, 33], rows, false),
      heading(glance),
      ...brief,
      heading(detail),
      ...long,
      heading(wording.heading('education')),
      ...schools,
      ...(spoken === '' ? [] : [heading(wording.heading('languages')), paragraph(spoken)]),
    ]);
  },
};

export default family;
