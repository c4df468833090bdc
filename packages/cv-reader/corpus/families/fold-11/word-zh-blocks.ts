/** Word, China and Taiwan manner: a row of facts with bars, headings in white on colour, each job with the period at the left, firm in the middle and post at the right. */
import type { Family } from '../../family.ts';
import { h, number, rest, span, spoken, tasks } from './lib/kit.ts';
import { tabs, Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['zh-CN', 'ko', 'zh-CN', 'ja'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Carlito', 21, random.pick(['•', '●', '◆']));
    const colour = random.pick(['305496', '1F7A6D', '404040']);
    const head = (title: string) =>
      w.p(
        { t: ` ${title} `, b: true, c: 'FFFFFF', z: 23 },
        { over: 220, under: 100, fill: colour },
      );
    const tab = {
      tabStops: [{ type: 'center' as const, position: 5000 }, ...tabs(-9600).tabStops],
    };
    const how = random.pick(['dot', 'slashed', 'own'] as const);
    const when = (one: Parameters<typeof span>[1]) => {
      const text = span(sheet, one, how, ' - ');
      return how === 'dot' && !sheet.wording.isYearOnly
        ? text.replace(/(\d\d)\.(\d{4})/gu, '$2.$1')
        : text;
    };
    const year = cv.birth.date.year;
    return w.pack(
      [
        w.p({ t: cv.name.full, b: true, z: 40 }, { at: 'center', under: 60 }),
        w.p(
          [
            `${year}`,
            ' | ',
            cv.address.city,
            ' | ',
            number(sheet, random.chance(0.6)),
            ' | ',
            cv.email,
          ].join(''),
          { at: 'center', under: 40 },
        ),
        w.p(cv.label, { at: 'center' }),
        head(h(sheet, 'education')),
        ...cv.education.map((one) =>
          w.p(
            [
              { t: when(one), b: true },
              '\t',
              { t: one.institution, b: true },
              '\t',
              `${one.area} ${one.degree}`,
            ],
            tab,
          ),
        ),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          w.p(
            [
              { t: when(job), b: true },
              '\t',
              { t: job.employer, b: true },
              '\t',
              { t: job.title, b: true },
            ],
            { ...tab, over: 80 },
          ),
          ...w.list(tasks(job)),
        ]),
        head(h(sheet, 'skills')),
        ...w.list(cv.skills.map(({ label, names }) => `${label}：${names.join('、')}`)),
        ...(cv.languages.length
          ? [head(h(sheet, 'languages')), w.p(spoken(sheet, ' ').join(' / '))]
          : []),
        ...rest(sheet).flatMap(({ title, lines }) => [head(title)].concat(w.list(lines))),
        head(h(sheet, 'summary')),
        w.p(cv.summary),
      ],
      1000,
    );
  },
};
export default family;
