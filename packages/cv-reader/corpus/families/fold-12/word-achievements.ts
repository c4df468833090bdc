/** Word as coaches for applications teach it: employer and place against the period, the title below, one paragraph about the task, then "Key achievements" with bullets. */
import type { Family } from '../../family.ts';
import { titledName } from '../../html/page.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, isRtl, ends, span, spoken } from './lib/kit.ts';

/** Scope and results, as the label of their part of a job. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Responsibilities', 'Key achievements'],
  de: ['Aufgaben', 'Erfolge'],
  fr: ['Missions', 'Réalisations'],
  es: ['Responsabilidades', 'Logros'],
  it: ['Responsabilità', 'Risultati raggiunti'],
  nl: ['Taken', 'Resultaten'],
  pl: ['Zakres obowiązków', 'Osiągnięcia'],
  'pt-BR': ['Atividades', 'Principais resultados'],
  ru: ['Обязанности', 'Достижения'],
  tr: ['Sorumluluklar', 'Başarılar'],
  sv: ['Ansvarsområden', 'Resultat'],
  ar: ['المسؤوليات', 'الإنجازات'],
  'zh-CN': ['工作职责', '主要业绩'],
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf', 'doc'],
  languages: Object.keys(words),
  docx(sheet) {
    const { cv, random } = sheet;
    const [scope = '', results = ''] = words[cv.language] ?? [];
    const w = new Word(sheet, random.pick(['Carlito', 'Liberation Serif', 'Arimo']), 21);
    const right = tabs(-9600);
    const hasScope = random.chance(0.5);
    const head = (title: string) =>
      w.p(
        { t: title, b: true, z: 25, small: !isRtl(sheet) },
        { over: 220, under: 80, rule: '000000' },
      );
    const job = (one: (typeof cv.work)[number]) => [
      w.p([{ t: one.employer, b: true }, `, ${one.city}`, `\t${span(sheet, one)}`], {
        ...right,
        over: 120,
        under: 0,
        keepNext: true,
      }),
      w.p({ t: one.title, i: true, b: true }, { under: 40, keepNext: true }),
      ...(one.summary === ''
        ? []
        : [
            w.p([...(hasScope ? [{ t: `${scope}: `, b: true }] : []), one.summary], { at: 'both' }),
          ]),
      ...(one.highlights.length === 0 ? [] : [w.p({ t: `${results}:`, b: true }, { under: 20 })]),
      ...w.list(one.highlights),
    ];
    return w.pack([
      w.p({ t: titledName(sheet), b: true, z: 36 }, { at: 'center', under: 20 }),
      w.p({ t: cv.label, z: 24 }, { at: 'center', under: 40 }),
      w.p(contacts(sheet).join('  •  '), { at: 'center', under: 120 }),
      head(h(sheet, 'summary')),
      w.p(cv.summary, { at: 'both' }),
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) => w.p([{ t: `${label}: `, b: true }, names.join(', ')])),
      head(h(sheet, 'work')),
      ...cv.work.flatMap(job),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p([{ t: one.institution, b: true }, `, ${one.city}`, `\t${span(sheet, one)}`], {
          ...right,
          under: 0,
        }),
        w.p({ t: course(one), i: true }, { under: 80 }),
      ]),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join(', '))] : []),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ]);
  },
};
export default family;
