/** Word: the personal history form of international organizations: numbered cells over the whole page, every employment a bordered block of dates, title, employer and a description. */
import type { Family } from '../../family.ts';
import { birthday, number, on, skillList, tasks } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: 'PERSONAL HISTORY|Family name|First name|Date of birth|Place of birth|Nationality|Permanent address|Telephone|E-mail|Knowledge of languages|Mother tongue and level|Education|From|To|Name and place of institution|Degree obtained|Main course of study|Employment record: starting with your present post, list in reverse order every employment|Exact title of your post|Name of employer|Address of employer|Description of your duties|List any skills|I certify that the statements made by me are true.|Date|Signature|Full name',
  fr: 'NOTICE PERSONNELLE|Nom de famille|Prénom|Date de naissance|Lieu de naissance|Nationalité|Adresse permanente|Téléphone|Courriel|Connaissances linguistiques|Langue et niveau|Études|De|À|Nom et lieu de l’établissement|Diplôme obtenu|Principal domaine d’études|Antécédents professionnels : en commençant par votre poste actuel, indiquez tous vos emplois|Titre exact de votre poste|Nom de l’employeur|Adresse de l’employeur|Description de vos fonctions|Énumérez vos compétences|Je certifie que les déclarations ci-dessus sont exactes.|Date|Signature|Nom complet',
  es: 'ANTECEDENTES PERSONALES|Apellidos|Nombre|Fecha de nacimiento|Lugar de nacimiento|Nacionalidad|Dirección permanente|Teléfono|Correo electrónico|Conocimiento de idiomas|Idioma y nivel|Educación|Desde|Hasta|Nombre y lugar de la institución|Título obtenido|Campo principal de estudio|Empleos: comenzando por su puesto actual, indique todos sus empleos|Título exacto de su puesto|Nombre del empleador|Dirección del empleador|Descripción de sus funciones|Enumere sus competencias|Certifico que las declaraciones anteriores son verdaderas.|Fecha|Firma|Nombre completo',
  ar: 'السيرة الشخصية|اسم العائلة|الاسم الأول|تاريخ الميلاد|مكان الميلاد|الجنسية|العنوان الدائم|الهاتف|البريد الإلكتروني|معرفة اللغات|اللغة والمستوى|التعليم|من|إلى|اسم المؤسسة ومكانها|الشهادة|مجال الدراسة|سجل العمل: ابدأ بوظيفتك الحالية|المسمى الوظيفي|اسم صاحب العمل|عنوان صاحب العمل|وصف الواجبات|اذكر مهاراتك|أقر بأن البيانات المذكورة صحيحة.|التاريخ|التوقيع|الاسم الكامل',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['en', 'fr', 'es', 'ar', 'en'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const w = new Word(sheet, 'Liberation Sans', 18);
    const l = (WORDS[cv.language] ?? '').split('|');
    const cell = (label: string | undefined, value: string) => [
      w.p({ t: label ?? '', z: 15 }, { under: 10 }),
      w.p(value, { under: 0 }),
    ];
    const to = (end: (typeof cv.work)[number]['end']) => (end ? on(sheet, end) : wording.present);
    const bar = (text: string | undefined) => [
      { of: [w.p({ t: text ?? '', b: true }, { under: 0 })], span: 4, fill: 'D9D9D9' },
    ];
    const wide = (label: string | undefined, value: string) => [
      { of: cell(label, value), span: 4 },
    ];
    const job = (one: (typeof cv.work)[number]) => [
      [
        cell(l[12], on(sheet, one.start)),
        cell(l[13], to(one.end)),
        { of: cell(l[18], one.title), span: 2 },
      ],
      [
        { of: cell(l[19], one.employer), span: 2 },
        { of: cell(l[20], `${one.city}, ${cv.address.country}`), span: 2 },
      ],
      wide(l[21], `${tasks(one).join('. ')}.`),
    ];
    return w.pack(
      [
        w.p({ t: l[0] ?? '', b: true, z: 28 }, { at: 'center', under: 160 }),
        w.table(
          [2400, 2400, 2400, 2400],
          [
            wide(`1. ${l[26]}`, cv.name.full),
            [
              cell(`2. ${l[3]}`, birthday(sheet, '/')),
              cell(`3. ${l[4]}`, cv.birth.place),
              { of: cell(`4. ${l[5]}`, cv.nationality), span: 2 },
            ],
            wide(
              `5. ${l[6]}`,
              `${cv.address.street}, ${cv.address.postalCode} ${cv.address.city}, ${cv.address.country}`,
            ),
            [
              { of: cell(`6. ${l[7]}`, number(sheet)), span: 2 },
              { of: cell(`7. ${l[8]}`, cv.email), span: 2 },
            ],
            bar(`8. ${l[9]}`),
            ...cv.languages.map(({ name, level }) => [
              { of: name, span: 2 },
              { of: level, span: 2 },
            ]),
            bar(`9. ${l[11]}`),
            ...cv.education.map((one) => [
              cell(`${l[12]} / ${l[13]}`, `${on(sheet, one.start)} / ${on(sheet, one.end)}`),
              cell(l[14], one.institution),
              cell(l[15], one.degree),
              cell(l[16], one.area),
            ]),
            bar(`10. ${l[17]}`),
            ...cv.work.flatMap(job),
            bar(`11. ${l[22]}`),
            [{ of: skillList(sheet).join(', '), span: 4 }],
            wide(`12. ${l[23]}`, `${l[24]}: ____________   ${l[25]}: ____________`),
          ],
          '000000',
        ),
      ],
      1000,
    );
  },
};
export default family;
