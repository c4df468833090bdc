/** Word by skills, for people who change their field: each group of skills as a heading with examples from jobs below, the course of work as a table of period and post, employers in brackets. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, span, spoken, tasks } from './lib/kit.ts';

/** Skills with examples; course of work in short. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Skills and Achievements', 'Employment Summary'],
  de: ['Kompetenzen und Beispiele', 'Stationen im Überblick'],
  fr: ['Compétences et réalisations', 'Parcours en résumé'],
  es: ['Competencias y logros', 'Resumen de empleos'],
  it: ['Competenze e risultati', 'Impieghi in sintesi'],
  nl: ['Vaardigheden en voorbeelden', 'Loopbaanoverzicht'],
  sv: ['Kompetens och exempel', 'Anställningar i korthet'],
  'pt-BR': ['Competências e resultados', 'Resumo dos empregos'],
  pl: ['Umiejętności i osiągnięcia', 'Zatrudnienie w skrócie'],
  ru: ['Навыки и достижения', 'Места работы кратко'],
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: Object.keys(words),
  docx(sheet) {
    const { cv, random } = sheet;
    const [skills = '', course_ = ''] = words[cv.language] ?? [];
    const w = new Word(sheet, random.pick(['Carlito', 'Tinos', 'Open Sans']), 21, '▪');
    const head = (title: string) =>
      w.p({ t: title, b: true, caps: true, z: 23 }, { over: 220, under: 80, rule: '808080' });
    const done = cv.work.flatMap(tasks);
    const each = Math.max(1, Math.ceil(done.length / Math.max(1, cv.skills.length)));
    const group = ({ label, names }: (typeof cv.skills)[number], at: number) => [
      w.p({ t: label, b: true, c: '2E5E4E' }, { over: 80, under: 20 }),
      w.p({ t: names.join(', '), i: true }, { under: 20 }),
      ...w.list(done.slice(at * each, (at + 1) * each)),
    ];
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 38 }, { under: 20 }),
      w.p(contacts(sheet).join(', '), { under: 80 }),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(skills),
      ...cv.skills.flatMap(group),
      head(course_),
      w.table(
        [2400, 7200],
        cv.work.map((job) => [span(sheet, job), `${job.title} (${job.employer}, ${job.city})`]),
      ),
      head(h(sheet, 'education')),
      w.table(
        [2400, 7200],
        cv.education.map((one) => [span(sheet, one), `${course(one)} (${one.institution})`]),
      ),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join(', '))] : []),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ]);
  },
};
export default family;
