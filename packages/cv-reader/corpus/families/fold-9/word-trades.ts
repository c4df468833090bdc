/** One short page of Word as drivers, cooks and carers send it: the name, how to reach them, a line for each job with nothing about duties, schools, licences, and when they can begin. */
import { Paragraph } from 'docx';
import type { Family } from '../../family.ts';
import { cityLine, skillNames } from '../../html/page.ts';
import { pack, paragraph, run } from '../../word/build.ts';

/** Driving licence, and when one can begin. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Full clean driving licence', 'Available immediately'],
  de: ['Führerschein Klasse B', 'Ab sofort verfügbar'],
  fr: ['Permis B', 'Disponible immédiatement'],
  es: ['Carné de conducir B', 'Disponibilidad inmediata'],
  it: ['Patente B, automunito', 'Disponibile da subito'],
  nl: ['Rijbewijs B', 'Per direct beschikbaar'],
  pl: ['Prawo jazdy kat. B', 'Dyspozycyjność od zaraz'],
  'pt-BR': ['CNH categoria B', 'Disponibilidade imediata'],
  tr: ['B sınıfı ehliyet', 'Hemen başlayabilir'],
  cs: ['Řidičský průkaz sk. B', 'Nástup ihned'],
  sv: ['B-körkort', 'Kan börja omgående'],
  ru: ['Водительские права кат. B', 'Готов(а) приступить сразу'],
  el: ['Δίπλωμα οδήγησης Β', 'Άμεσα διαθέσιμος/-η'],
};

const family: Family = {
  tool: 'libreoffice',
  languages: Object.keys(words),
  formats: ['docx', 'doc', 'pdf', 'docx', 'odt', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const [licence, begin] = words[cv.language] ?? ['', ''];
    const isUnderlined = random.chance(0.5);
    const heading = (text: string) =>
      new Paragraph({
        spacing: { before: 240 },
        children: [run(isUnderlined ? text : text.toLocaleUpperCase(cv.language), { bold: true })],
      });
    const shape = random.pick(['dates first', 'dates last'] as const);
    const entry = (what: string, when: string) =>
      paragraph(shape === 'dates first' ? `${when}   ${what}` : `${what}, ${when}`);
    const jobs = cv.work.map((job) =>
      entry(`${job.title}, ${job.employer}, ${job.city}`, wording.period(job.start, job.end)),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(`${degree} (${area}), ${institution}`, wording.period(start, end)),
    );
    const spoken = cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
    return pack(sheet, [
      paragraph(cv.name.full, { bold: true, size: 32 }),
      paragraph(cv.address.street),
      paragraph(cityLine(sheet)),
      paragraph(cv.address.country),
      paragraph(`${wording.label('mobile')} ${cv.phone.national}`),
      paragraph(cv.email),
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('skills')),
      ...skillNames(cv).map((name) => paragraph(name)),
      ...(spoken === '' ? [] : [heading(wording.heading('languages')), paragraph(spoken)]),
      paragraph(licence, {}, { spacing: { before: 240 } }),
      paragraph(begin),
    ]);
  },
};

export default family;
