/** What a chat assistant wrote, pasted into Word with its marks: `**` round bold words, `###` before headings, `---` between parts, points after stars. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, h, rest, span, spoken, tasks } from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'pdf', 'doc'],
  languages: ['en', 'es', 'pt-BR', 'hi', 'de', 'fr', 'vi', 'tr', 'pl', 'it', 'ja', 'nl', 'ar'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Arimo', 'Tinos']), 22);
    const isBold = random.chance(0.7);
    const bold = (text: string) => (isBold ? `**${text}**` : text);
    const [hash, star, rule] = [
      random.pick(['### ', '## ', '**']),
      random.pick(['* ', '- ']),
      random.chance(0.7),
    ];
    const head = (title: string) => (hash === '**' ? `**${title}**` : hash + title);
    const shape = random.integer(0, 1);
    const entry = (title: string, where: string, when: string) =>
      shape === 0
        ? [`${bold(title)} | ${where} | *${when}*`]
        : [bold(title), `*${where}* (${when})`];
    const parts: string[][] = [
      [hash === '**' ? bold(cv.name.full) : `# ${cv.name.full}`, contacts(sheet).join(' | ')],
      [head(h(sheet, 'summary')), cv.summary],
      [
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          ...entry(job.title, `${job.employer}, ${job.city}`, span(sheet, job)),
          ...tasks(job).map((one) => star + one),
          '',
        ]),
      ],
      [
        head(h(sheet, 'education')),
        ...cv.education.flatMap((one) => entry(course(one), one.institution, span(sheet, one))),
      ],
      [
        head(h(sheet, 'skills')),
        ...cv.skills.map(({ label, names }) => `${star}${bold(`${label}:`)} ${names.join(', ')}`),
      ],
      ...(cv.languages.length
        ? [[head(h(sheet, 'languages')), ...spoken(sheet).map((one) => star + one)]]
        : []),
      ...rest(sheet).map(({ title, lines }) =>
        [head(title)].concat(lines.map((one) => star + one)),
      ),
    ];
    const lines = parts.flatMap((part, at) => (rule && at > 0 ? ['---'] : ['']).concat(part));
    return w.pack(lines.slice(1).map((one) => w.p(one, { under: 60 })));
  },
};
export default family;
