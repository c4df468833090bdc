/** Word: the CV form for consultants of a development bank: numbered items, education in a table, employment record with `From … To …`, `Employer` and `Positions held`, languages in a grid. */
import type { Family } from '../../family.ts';
import { birthday, course, h, number, on, rest, skillList, tasks } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: 'CURRICULUM VITAE (CV)|Proposed Position|Name of Expert|Date of Birth|Nationality|Education|Other Training|Languages|Employment Record|From|To|Employer|Positions held|Summary of activities performed|Certification|I, the undersigned, certify that this CV correctly describes me and my qualifications.|Contact information|Specialization',
  fr: 'CURRICULUM VITAE (CV)|Poste proposé|Nom de l’expert|Date de naissance|Nationalité|Formation|Autres formations|Langues|Expérience professionnelle|Depuis|Jusqu’à|Employeur|Postes occupés|Description des activités|Attestation|Je, soussigné(e), certifie que les renseignements ci-dessus rendent fidèlement compte de ma situation.|Coordonnées|Spécialisation',
  es: 'CURRÍCULO DEL PERSONAL|Cargo propuesto|Nombre del experto|Fecha de nacimiento|Nacionalidad|Educación|Otras capacitaciones|Idiomas|Historia laboral|Desde|Hasta|Empleador|Cargos desempeñados|Resumen de actividades|Certificación|Yo, el abajo firmante, certifico que este currículo describe correctamente mi persona y mis calificaciones.|Información de contacto|Especialidad',
  'pt-BR':
    'CURRICULUM VITAE (CV)|Cargo proposto|Nome do especialista|Data de nascimento|Nacionalidade|Educação|Outros treinamentos|Idiomas|Registro de emprego|De|Até|Empregador|Cargos exercidos|Resumo das atividades|Certificação|Eu, abaixo assinado, certifico que este CV descreve corretamente minhas qualificações.|Contato|Especialização',
  ru: 'РЕЗЮМЕ (CV)|Предлагаемая должность|Имя эксперта|Дата рождения|Гражданство|Образование|Другое обучение|Языки|Опыт работы|С|По|Работодатель|Занимаемая должность|Описание деятельности|Подтверждение|Я, нижеподписавшийся, подтверждаю достоверность приведённых сведений.|Контактные данные|Специализация',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: Object.keys(WORDS),
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const w = new Word(sheet, random.pick(['Liberation Serif', 'Carlito']), 22);
    const l = (WORDS[cv.language] ?? '').split('|');
    let count = 0;
    const item = (label: string | undefined, value = '') =>
      w.p([{ t: `${(count += 1)}. ${label}: `, b: true }, value], { over: 120 });
    const job = (one: (typeof cv.work)[number]) => [
      w.p(
        [
          { t: `${l[9]} `, b: true },
          on(sheet, one.start),
          { t: `  ${l[10]} `, b: true },
          one.end ? on(sheet, one.end) : wording.present,
        ],
        { over: 120, under: 0 },
      ),
      w.p([{ t: `${l[11]}: `, b: true }, `${one.employer}, ${one.city}`], { under: 0 }),
      w.p([{ t: `${l[12]}: `, b: true }, one.title], { under: 0 }),
      w.p([{ t: `${l[13]}: `, b: true }, `${tasks(one).join('. ')}.`]),
    ];
    return w.pack([
      w.p({ t: l[0] ?? '', b: true, z: 28 }, { at: 'center', under: 160 }),
      item(l[1], cv.label),
      item(l[2], cv.name.full),
      item(l[3], birthday(sheet, '/')),
      item(l[4], cv.nationality),
      item(l[5]),
      w.table(
        [1900, 4200, 3500],
        cv.education.map((one) => [
          `${one.start.year}–${one.end.year}`,
          one.institution,
          course(one),
        ]),
        '000000',
      ),
      item(
        l[6],
        cv.certificates.map(({ name, date }) => `${name}, ${date.year}`).join('; ') || '–',
      ),
      item(l[17], skillList(sheet).join(', ')),
      ...(cv.languages.length
        ? [
            item(l[7]),
            w.table(
              [4800, 4800],
              cv.languages.map(({ name, level }) => [name, level]),
              '000000',
            ),
          ]
        : []),
      item(l[8]),
      ...cv.work.flatMap(job),
      ...rest(sheet)
        .filter(({ title }) => title !== h(sheet, 'certificates'))
        .flatMap(({ title, lines }) => [item(title)].concat(lines.map((one) => w.p(one)))),
      item(
        l[16],
        `${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}; ${number(sheet)}; ${cv.email}`,
      ),
      item(l[14]),
      w.p(l[15] ?? ''),
      w.p(`________________________      ${cv.name.full}`, { over: 300 }),
    ]);
  },
};
export default family;
