/** Word as contractors of information technology and their agencies write it: a list of points as summary, a grid of skills, then each assignment as `Client`, `Role`, `Period` with labels, "Responsibilities" and "Environment" below. */
import type { Family } from '../../family.ts';
import { type Child, tabs, Word } from '../fold-11/lib/word.ts';
import {
  contacts,
  course,
  ends,
  h,
  number,
  skillList,
  span,
  spokenLine,
  tasks,
  townAndCountry,
} from './lib/kit.ts';

/** Client, place, role, period, responsibilities, environment. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['Client', 'Location', 'Role', 'Duration', 'Responsibilities', 'Environment'],
  de: ['Kunde', 'Einsatzort', 'Rolle', 'Zeitraum', 'Aufgaben', 'Eingesetzte Kenntnisse'],
  fr: ['Client', 'Lieu', 'Rôle', 'Durée', 'Réalisations', 'Environnement'],
  es: ['Cliente', 'Lugar', 'Rol', 'Periodo', 'Funciones', 'Entorno'],
  pl: ['Klient', 'Lokalizacja', 'Rola', 'Okres', 'Zakres prac', 'Środowisko'],
  nl: ['Opdrachtgever', 'Plaats', 'Rol', 'Periode', 'Werkzaamheden', 'Omgeving'],
  'pt-BR': ['Cliente', 'Local', 'Função', 'Período', 'Responsabilidades', 'Ambiente'],
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'docx', 'pdf'],
  languages: ['en', 'de', 'en', 'fr', 'es', 'en', 'pl', 'nl', 'en', 'pt-BR'],
  docx(sheet) {
    const { cv, random } = sheet;
    const [client = '', where = '', role = '', when = '', duties = '', means = ''] =
      words[cv.language] ?? words['en'] ?? [];
    const w = new Word(sheet, random.pick(['Carlito', 'Caladea', 'Arimo']), 21);
    const head = (title: string) =>
      w.p({ t: `${title}:`, b: true, u: true, z: 23 }, { over: 220, under: 80 });
    const isCentred = random.chance(0.5);
    const at = isCentred ? ({ at: 'center' } as const) : {};
    const isOneLine = random.chance(0.5);
    const top = (job: (typeof cv.work)[number]): Child[] =>
      isOneLine
        ? [
            w.p(
              [
                { t: `${client}: ${job.employer}, ${job.city}`, b: true },
                { t: `\t${span(sheet, job)}`, b: true },
              ],
              { ...tabs(-9600), over: 140, under: 0 },
            ),
            w.p({ t: `${role}: ${job.title}`, b: true }, { under: 40 }),
          ]
        : [
            w.p([{ t: `${client}: `, b: true }, job.employer], { over: 140, under: 0 }),
            w.p([{ t: `${where}: `, b: true }, job.city], { under: 0 }),
            w.p([{ t: `${role}: `, b: true }, job.title], { under: 0 }),
            w.p([{ t: `${when}: `, b: true }, span(sheet, job)], { under: 40 }),
          ];
    const used = (job: (typeof cv.work)[number]) =>
      job.mentions.length > 0 ? job.mentions : random.some(skillList(sheet), 4);
    return w.pack(
      [
        w.p({ t: cv.name.full, b: true, z: 30 }, { ...at, under: 0 }),
        ...(random.chance(0.5)
          ? contacts(sheet).map((one) => w.p(one, { ...at, under: 0 }))
          : [w.p([cv.email, number(sheet), townAndCountry(sheet)].join(' | '), at)]),
        head(h(sheet, 'summary')),
        ...w.list([cv.summary]),
        head(h(sheet, 'skills')),
        w.table(
          [2900, 6700],
          cv.skills.map(({ label, names }) => [{ of: { t: label, b: true } }, names.join(', ')]),
          '808080',
        ),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          ...top(job),
          w.p({ t: `${duties}:`, b: true }, { under: 20 }),
          ...w.list(tasks(job)),
          w.p([{ t: `${means}: `, b: true }, `${used(job).join(', ')}.`], { over: 40 }),
        ]),
        head(h(sheet, 'education')),
        ...w.list(
          cv.education.map((one) => `${course(one)}, ${one.institution} (${span(sheet, one)})`),
        ),
        ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spokenLine(sheet))] : []),
        ...ends(sheet, head, (lines) => w.list(lines)),
      ],
      1000,
    );
  },
};
export default family;
