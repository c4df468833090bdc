/** Word, China: shaded headings; period, company and post in one line with tabs; facts of the person in two columns. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { allSkills, born, h, more, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'pdf', 'doc'],
  languages: ['zh-CN'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, table, pack, left } = kit(sheet, 'Noto Sans CJK SC', 21);
    const colour = random.pick(['2F5597', '4E8542', '7F7F7F']);
    const join = random.pick([' - ', '-', ' ~ ', '--']);
    const how = random.pick(['wording', 'slash'] as const);
    const head = (text: string) =>
      p(
        { t: text, b: true, z: 24, c: 'FFFFFF' },
        { before: 200, after: 100, shading: { type: 'clear', fill: colour, color: 'auto' } },
      );
    const tab = left(3200, 6800);
    const pair = (label: string, value: string) => [p([{ t: `${label}：`, b: true }, value])];
    const numbered = random.chance(0.5);
    const sections = [
      [
        head(h(sheet, 'education')),
        ...cv.education.map((one) =>
          p(
            [
              {
                t: `${period(sheet, one, how, join)}\t${one.institution}\t${one.area}（${one.degree}）`,
                b: true,
              },
            ],
            tab,
          ),
        ),
      ],
      [
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          p(
            { t: `${period(sheet, job, how, join)}\t${job.employer}\t${job.title}`, b: true },
            { ...tab, before: 80 },
          ),
          ...tasks(job).map((one, at) => p(`${numbered ? `${at + 1}、` : '● '}${one}；`)),
        ]),
      ],
    ];
    if (random.chance(0.4)) sections.reverse();
    return pack(
      [
        p(
          { t: cv.name.full, b: true, z: 44, c: colour },
          { alignment: AlignmentType.CENTER, after: 40 },
        ),
        p(`求职意向：${cv.label}`, { alignment: AlignmentType.CENTER, after: 160 }),
        table(
          [4819, 4819],
          [
            [
              pair('出生年月', born(sheet).split('.').slice(1).toReversed().join('.')),
              pair('现居地', cv.address.city),
            ],
            [pair('手机', cv.phone.national), pair('邮箱', cv.email)],
            [
              pair('工作年限', `${2026 - (cv.work.at(-1)?.start.year ?? 2020)}年`),
              pair('学历', cv.education[0]?.degree ?? ''),
            ],
          ],
        ),
        ...sections.flat(),
        ...more(sheet).flatMap(({ title, lines }) =>
          [head(title), lines.map((one) => p(one))].flat(),
        ),
        head(h(sheet, 'skills')),
        p(allSkills(sheet).join('、')),
        ...(cv.languages.length
          ? [
              head(h(sheet, 'languages')),
              p(cv.languages.map(({ name, level }) => `${name}：${level}`).join('；')),
            ]
          : []),
        head(h(sheet, 'summary')),
        p(cv.summary),
      ],
      1134,
    );
  },
};
export default family;
