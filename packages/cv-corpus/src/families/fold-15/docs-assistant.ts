/** A document of Google as its assistant drafts it and people download it: headings of the editor's styles, `Title | Employer, Town` in bold with the period in italics behind a break of the line, points that open with a word in bold and a colon, horizontal rules between sections. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, skillList, span, spoken, tasks } from './lib/kit.ts';

/** What an assistant names the points. */
const words: Readonly<Record<string, string>> = {
  en: 'Ownership|Delivery|Impact|Teamwork|Quality',
  de: 'Verantwortung|Umsetzung|Ergebnis|Zusammenarbeit|Qualität',
  fr: 'Responsabilité|Réalisation|Résultat|Collaboration|Qualité',
  es: 'Responsabilidad|Ejecución|Resultado|Colaboración|Calidad',
  'pt-BR': 'Responsabilidade|Execução|Resultado|Colaboração|Qualidade',
  it: 'Responsabilità|Attività|Risultato|Collaborazione|Qualità',
  nl: 'Verantwoordelijkheid|Uitvoering|Resultaat|Samenwerking|Kwaliteit',
  pl: 'Odpowiedzialność|Realizacja|Wynik|Współpraca|Jakość',
  hi: 'ज़िम्मेदारी|कार्यान्वयन|परिणाम|सहयोग|गुणवत्ता',
  vi: 'Trách nhiệm|Thực hiện|Kết quả|Phối hợp|Chất lượng',
  ja: '担当|推進|成果|連携|品質',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'odt'],
  languages: Object.keys(words),
  docx(sheet) {
    const { cv, random } = sheet;
    const names = (words[cv.language] ?? '').split('|');
    const hasNames = random.chance(0.6);
    const w = new Word(sheet, 'Arimo', 22, random.pick(['●', '•']));
    const head = (title: string) => [
      w.p('', { rule: 'A0A0A0', under: 0 }),
      w.p({ t: title, b: true, z: 32 }, { over: 240, under: 80, heading: 'Heading2' }),
    ];
    const points = (lines: readonly string[]) =>
      lines.map((one, at) =>
        w.p(hasNames ? [{ t: `${names[at % names.length]}: `, b: true }, one] : one, {
          under: 40,
          numbering: { reference: 'list', level: 0 },
        }),
      );
    const entry = (name: string, when: string) =>
      w.p(
        [
          { t: name, b: true },
          { t: when, i: true, br: true },
        ],
        { over: 160, under: 60 },
      );
    return w.pack(
      [
        w.p({ t: cv.name.full, b: true, z: 46 }, { under: 80, heading: 'Heading1' }),
        w.p({ t: contacts(sheet).join(' | ') }, { under: 120 }),
        ...head(h(sheet, 'summary')),
        w.p(cv.summary),
        ...head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          entry(`${job.title} | ${job.employer}, ${job.city}`, span(sheet, job)),
          ...points(tasks(job)),
        ]),
        ...head(h(sheet, 'education')),
        ...cv.education.map((one) =>
          entry(`${course(one)} | ${one.institution}`, span(sheet, one)),
        ),
        ...head(h(sheet, 'skills')),
        ...(random.chance(0.6)
          ? cv.skills.map(({ label, names: its }) =>
              w.p([{ t: `${label}: `, b: true }, its.join(', ')], {
                numbering: { reference: 'list', level: 0 },
              }),
            )
          : w.list(skillList(sheet))),
        ...(cv.languages.length ? [...head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
        ...ends(sheet, head, (lines) => w.list(lines)),
      ],
      1440,
    );
  },
};
export default family;
