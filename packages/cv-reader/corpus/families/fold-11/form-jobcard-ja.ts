/** Japan: the career sheet of the labour office: numbered rows of period and employer with post and duties in merged cells, what was learned at the right, licences below. */
import type { Family } from '../../family.ts';
import { birthday, h, number, place, skillList, span, tasks } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['ja'],
  dateStyle: 'han',
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Liberation Serif', 20);
    const head = (text: string) => w.p({ t: text, b: true, z: 22 }, { over: 200, under: 60 });
    const jobs = cv.work.map((job, at) => [
      String(cv.work.length - at),
      [w.p(span(sheet, job, 'own', '～'), { under: 0 })],
      [
        w.p({ t: job.employer, b: true }, { under: 0 }),
        w.p(job.title, { under: 0 }),
        w.p(random.pick(['（正社員）', '（契約社員）', '（正社員）']), { under: 0 }),
      ],
      tasks(job).map((one) => w.p(`・${one}`, { under: 0 })),
    ]);
    return w.pack(
      [
        w.p('様式2', { under: 0 }),
        w.p({ t: '職務経歴シート', b: true, z: 32 }, { at: 'center' }),
        w.p('2026年11月24日現在', { at: 'right' }),
        w.table(
          [1500, 4300, 1300, 2500],
          [
            ['ふりがな', cv.name.reading ?? '', '生年月日', birthday(sheet, '/')],
            [
              '氏名',
              { t: cv.name.full, b: true, z: 26 },
              '電話',
              number(sheet, random.chance(0.7)),
            ],
            ['連絡先', { of: place(sheet), span: 3 }],
            ['メール', { of: cv.email, span: 3 }],
          ],
          '000000',
        ),
        head(h(sheet, 'work')),
        w.table(
          [600, 2400, 2900, 3700],
          [
            ['No.', '期間', '会社名・所属・職名（雇用形態）', '職務の内容'].map((one) => ({
              of: one,
              fill: 'EDEDED',
            })),
            ...jobs,
          ],
          '000000',
        ),
        head(h(sheet, 'education')),
        w.table(
          [3000, 6600],
          cv.education.map((one) => [
            span(sheet, one, 'own', '～'),
            `${one.institution} ${one.area} ${one.degree}`,
          ]),
          '000000',
        ),
        head(h(sheet, 'skills')),
        w.p(skillList(sheet).join('、')),
        ...(cv.languages.length
          ? [
              head(h(sheet, 'languages')),
              w.p(cv.languages.map(({ name, level }) => `${name}（${level}）`).join('、')),
            ]
          : []),
        ...(cv.certificates.length
          ? [
              head(h(sheet, 'certificates')),
              ...cv.certificates.map(({ name, issuer, date }) =>
                w.p(`${date.year}年${date.month}月　${name}（${issuer}）`),
              ),
            ]
          : []),
        head(h(sheet, 'summary')),
        w.p(cv.summary),
      ],
      1000,
    );
  },
};
export default family;
