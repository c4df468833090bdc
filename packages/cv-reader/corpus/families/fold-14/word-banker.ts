/** Word as guides to applications at banks and consultancies hand it out: one dense page, school first, employer and town in bold against each other, title and period in italics, at the end one section of labels for languages, skills and interests. */
import type { Family } from '../../family.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, rest, skillList, span, spokenLine, tasks } from './lib/kit.ts';

/** The last section, then the label of what was learned besides. */
const words: Readonly<Record<string, string>> = {
  en: 'Skills, Languages & Interests|Additional Information|Skills, Activities & Interests',
  de: 'Weitere Angaben|Kenntnisse, Sprachen und Interessen',
  fr: 'Compétences, langues et centres d’intérêt|Informations complémentaires',
  es: 'Información adicional|Idiomas, competencias e intereses',
  it: 'Ulteriori informazioni|Lingue, competenze e interessi',
  nl: 'Overige|Talen, vaardigheden en interesses',
  'pt-BR': 'Informações adicionais|Idiomas, habilidades e interesses',
  'zh-CN': '其他信息|语言、技能及兴趣',
  ko: '기타 사항|어학·기술·관심사',
  tr: 'Ek Bilgiler|Dil, Beceri ve İlgi Alanları',
  pl: 'Dodatkowe informacje|Języki, umiejętności, zainteresowania',
  vi: 'Thông tin thêm|Ngôn ngữ, kỹ năng và sở thích',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'pdf', 'docx', 'doc'],
  languages: Object.keys(words),
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Tinos', 'Caladea', 'PT Serif']), 20);
    const right = tabs(-10_300);
    const head = (title: string) =>
      w.p({ t: title, b: true, small: true, z: 23 }, { over: 140, under: 50, rule: '000000' });
    const last = random.pick((words[cv.language] ?? 'Other').split('|'));
    const [certificates, projects] = [h(sheet, 'certificates'), h(sheet, 'projects')];
    const more = rest(sheet, ['interests', 'references']);
    const of = (name: string) => more.find(({ title }) => title === name)?.lines ?? [];
    const line = (label: string, text: string) => w.p([{ t: `${label}: `, b: true }, text]);
    return w.pack(
      [
        w.p({ t: cv.name.full, b: true, z: 32 }, { at: 'center', under: 0 }),
        w.p(contacts(sheet, random.chance(0.5)).join(' | '), { at: 'center', under: 60 }),
        head(h(sheet, 'education')),
        ...cv.education.flatMap((one) => [
          w.p(
            [
              { t: one.institution, b: true },
              { t: `\t${span(sheet, one)}`, i: true },
            ],
            {
              ...right,
              under: 0,
            },
          ),
          w.p({ t: course(one), i: true }),
        ]),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          w.p(
            [
              { t: job.employer, b: true },
              { t: `\t${job.city}`, b: true },
            ],
            {
              ...right,
              under: 0,
              over: 50,
            },
          ),
          w.p(
            [
              { t: job.title, i: true },
              { t: `\t${span(sheet, job)}`, i: true },
            ],
            {
              ...right,
              under: 20,
            },
          ),
          ...w.list(tasks(job)),
        ]),
        ...(of(projects).length ? [head(projects), ...w.list(of(projects))] : []),
        head(last),
        ...(cv.languages.length ? [line(h(sheet, 'languages'), spokenLine(sheet))] : []),
        line(h(sheet, 'skills'), skillList(sheet).join(', ')),
        ...(of(certificates).length ? [line(certificates, of(certificates).join('; '))] : []),
        line(h(sheet, 'interests'), cv.interests.join(', ')),
      ],
      800,
    );
  },
};
export default family;
