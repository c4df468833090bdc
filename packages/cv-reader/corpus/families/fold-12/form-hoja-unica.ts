/** Word: the single form of a life's work that public bodies in Colombia ask for, typed in: numbered parts, cells of first and second surname and names, the date of birth in three cells, each job a block with entity, post, day, month and year. */
import type { Family } from '../../family.ts';
import { Word, type Cell } from '../fold-11/lib/word.ts';
import { course, number, on, rest, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc'],
  languages: ['es'],
  dateStyle: 'numeric',
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Liberation Sans', 17);
    const { day, month, year } = cv.birth.date;
    const label = (text: string, value = ''): Cell => [
      w.p({ t: text, z: 13 }, { under: 0 }),
      w.p(value, { under: 0 }),
    ];
    const head = (text: string) =>
      w.p({ t: text, b: true, c: 'FFFFFF' }, { over: 160, under: 60, fill: '6E6E6E' });
    const job = (one: (typeof cv.work)[number]) => [
      w.table(
        [4600, 2400, 2600],
        [
          [
            label('EMPRESA O ENTIDAD', one.employer),
            label(`PÚBLICA ☐  PRIVADA ☒`),
            label('PAÍS', cv.address.country),
          ],
          [
            label('CARGO O CONTRATO', one.title),
            label('MUNICIPIO', one.city),
            label('DEPENDENCIA', random.pick(['Operaciones', 'Administración', 'General'])),
          ],
          [
            label('FECHA DE INGRESO', on(sheet, one.start)),
            label('FECHA DE RETIRO', one.end ? on(sheet, one.end) : sheet.wording.present),
            label('TELÉFONOS', ''),
          ],
          [
            {
              of: [
                w.p({ t: 'FUNCIONES', z: 13 }, { under: 0 }),
                w.p(`${tasks(one).join('. ')}.`, { under: 0 }),
              ],
              span: 3,
            },
          ],
        ],
        '777777',
      ),
      w.p('', { under: 40 }),
    ];
    return w.pack(
      [
        w.p({ t: 'FORMATO ÚNICO', z: 18 }, { at: 'center', under: 0 }),
        w.p({ t: 'HOJA DE VIDA', b: true, z: 30 }, { at: 'center', under: 0 }),
        w.p({ t: 'Persona Natural', z: 16 }, { at: 'center', under: 120 }),
        head('1  DATOS PERSONALES'),
        w.table(
          [4800, 4800],
          [
            [{ of: label('NOMBRES Y APELLIDOS', cv.name.full) as never, span: 2 }],
            [
              label(
                'DOCUMENTO DE IDENTIFICACIÓN',
                `C.C. ${random.integer(10_000_000, 99_999_999)}`,
              ),
              label('NACIONALIDAD', cv.nationality),
            ],
            [
              label('FECHA DE NACIMIENTO', `DÍA ${day}  MES ${month}  AÑO ${year}`),
              label('LUGAR', cv.birth.place),
            ],
            [
              label('DIRECCIÓN DE CORRESPONDENCIA', cv.address.street),
              label('MUNICIPIO', `${cv.address.city}, ${cv.address.country}`),
            ],
            [label('TELÉFONO', number(sheet)), label('EMAIL', cv.email)],
          ],
          '777777',
        ),
        head('2  FORMACIÓN ACADÉMICA'),
        w.table(
          [4400, 3600, 1600],
          [
            [
              { of: 'NOMBRE DE LOS ESTUDIOS O TÍTULO OBTENIDO', fill: 'DDDDDD' },
              { of: 'INSTITUCIÓN', fill: 'DDDDDD' },
              { of: 'TERMINACIÓN', fill: 'DDDDDD' },
            ],
            ...cv.education.map((one) => [course(one), one.institution, on(sheet, one.end)]),
          ],
          '777777',
        ),
        ...(cv.languages.length
          ? [
              w.p('ESPECIFIQUE LOS IDIOMAS QUE HABLA, LEE Y ESCRIBE', { over: 100 }),
              w.table(
                [4800, 4800],
                cv.languages.map(({ name, level }) => [name, level]),
                '777777',
              ),
            ]
          : []),
        head('3  EXPERIENCIA LABORAL'),
        ...cv.work.flatMap(job),
        head('4  OTROS CONOCIMIENTOS'),
        ...cv.skills.map(({ label: group, names }) => w.p(`${group}: ${names.join(', ')}`)),
        ...rest(sheet, ['references']).map(({ title, lines }) =>
          w.p(`${title}: ${lines.join('; ')}`),
        ),
        w.p('MANIFIESTO BAJO LA GRAVEDAD DEL JURAMENTO QUE LOS DATOS SON VERACES', { over: 160 }),
        w.p(`Ciudad y fecha: ${cv.address.city}, 20/11/2026`),
      ],
      1000,
    );
  },
};
export default family;
