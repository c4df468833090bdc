/** Word: the application for employment that stationers in Mexico and its neighbours sell and firms in Brazil hand out, filled in: a cell with label above each value, schooling as a table, and the jobs as columns side by side of one table whose rows are the questions. */
import type { Family } from '../../family.ts';
import { type Cell, type Child, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, skillList, tasks, whole } from './lib/kit.ts';

/** The labels, in the order of the form. */
const words: Readonly<Record<string, string>> = {
  es: 'SOLICITUD DE EMPLEO|Puesto que solicita|Fecha|DATOS PERSONALES|Nombre completo|Domicilio|Teléfono celular|Correo electrónico|Lugar y fecha de nacimiento|Nacionalidad|Estado civil|ESCOLARIDAD|Escuela|Título recibido|De|A|EMPLEO ACTUAL Y ANTERIORES|Concepto|Empleo actual o último|Empleo anterior|Nombre de la compañía|Ciudad|Puesto desempeñado|Tiempo que prestó sus servicios|Actividades|Motivo de separación|CONOCIMIENTOS GENERALES|Qué idiomas habla|Funciones, programas y equipos que domina|Hago constar que mis respuestas son verdaderas. Firma del solicitante|Mejora|soltero/a|casado/a',
  'pt-BR':
    'FICHA DE SOLICITAÇÃO DE EMPREGO|Cargo pretendido|Data|DADOS PESSOAIS|Nome completo|Endereço|Celular|E-mail|Local e data de nascimento|Nacionalidade|Estado civil|ESCOLARIDADE|Escola|Curso|Início|Término|EMPREGO ATUAL E ANTERIORES|Item|Último emprego|Emprego anterior|Nome da empresa|Cidade|Cargo exercido|Admissão e saída|Atividades|Motivo da saída|CONHECIMENTOS GERAIS|Idiomas|Programas, equipamentos e conhecimentos|Declaro que as informações acima são verdadeiras. Assinatura do candidato|Nova oportunidade|solteiro(a)|casado(a)',
};

const MOST = 3;
const WIDTH = 10_000;
const FIRST = 2200;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['es', 'es', 'pt-BR'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const w = new Word(sheet, random.pick(['Arimo', 'Carlito']), 18);
    const line = '595959';
    const head = (at: number): Child =>
      w.p({ t: word(at), b: true, c: 'FFFFFF' }, { fill: '404040', over: 120, under: 0 });
    const cell = (at: number, value: string, span = 1): Cell => ({
      of: [w.p({ t: word(at), z: 14, c: '595959' }, { under: 0 }), w.p(value, { under: 0 })],
      span,
    });
    const name = (text: string): Cell => ({ of: { t: text, b: true, z: 16 }, fill: 'EDEDED' });
    const time = (job: (typeof cv.work)[number]) =>
      `${word(14)} ${on(sheet, job.start)} ${word(15).toLocaleLowerCase()} ${job.end ? on(sheet, job.end) : wording.present}`;
    /** Three jobs fit on the form; further ones stand in a second table. */
    const jobs = (from: number): Child[] => {
      const own = cv.work.slice(from, from + MOST);
      if (own.length === 0) return [];
      const width = Math.floor((WIDTH - FIRST) / own.length);
      const row = (at: number, of: (job: (typeof own)[number]) => string): Cell[] => [
        name(word(at)),
        ...own.map(of),
      ];
      const heads = own.map((_, at) => name(from + at === 0 ? word(18) : word(19)));
      return [
        w.table(
          [FIRST, ...own.map(() => width)],
          [
            [name(word(17)), ...heads],
            row(23, time),
            row(20, (job) => job.employer),
            row(21, (job) => job.city),
            row(22, (job) => job.title),
            row(24, (job) => tasks(job).join('; ')),
            row(25, (job) => (job.end ? word(30) : '—')),
          ],
          line,
        ),
        w.p('', { under: 60 }),
        ...jobs(from + MOST),
      ];
    };
    return w.pack(
      [
        w.p({ t: word(0), b: true, z: 28 }, { at: 'center' }),
        w.table([7000, 3000], [[cell(1, cv.label), cell(2, '23/11/2026')]], line),
        head(3),
        w.table(
          [5000, 2500, 2500],
          [
            [cell(4, cv.name.full), cell(6, number(sheet, true)), cell(7, cv.email)],
            [cell(5, whole(sheet), 3)],
            [
              cell(8, `${cv.birth.place}, ${birthday(sheet, '/')}`),
              cell(9, cv.nationality),
              cell(10, random.pick([word(31), word(32)])),
            ],
          ],
          line,
        ),
        head(11),
        w.table(
          [4200, 3200, 1300, 1300],
          [
            [name(word(12)), name(word(13)), name(word(14)), name(word(15))],
            ...cv.education.map((one) => [
              one.institution,
              course(one),
              on(sheet, one.start),
              on(sheet, one.end),
            ]),
          ],
          line,
        ),
        head(26),
        w.table(
          [10_000],
          [
            ...(cv.languages.length
              ? [
                  [
                    cell(
                      27,
                      cv.languages.map(({ name: of, level }) => `${of} (${level})`).join(', '),
                    ),
                  ],
                ]
              : []),
            [cell(28, skillList(sheet).join(', '))],
          ],
          line,
        ),
        head(16),
        ...jobs(0),
        w.p(`${word(29)}: ____________________`, { over: 200 }),
      ],
      900,
    );
  },
};
export default family;
