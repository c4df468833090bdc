/** Korea: the application of public bodies by job standards: tables of training, experience and career with a cell each for period, body, post and duties, a statement and a pledge. */
import type { Family } from '../../family.ts';
import { h, number, place, skillList, span, tasks } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['ko'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Liberation Sans', 19);
    const head = (text: string) => w.p({ t: text, b: true, z: 22 }, { over: 200, under: 60 });
    const grey = (texts: readonly string[]) =>
      texts.map((one) => ({
        of: [w.p({ t: one, b: true }, { at: 'center' as const, under: 0 })],
        fill: 'E7E6E6',
      }));
    const when = (one: Parameters<typeof span>[1]) => span(sheet, one, 'own', ' ~ ');
    const label = (text: string) => ({
      of: [w.p({ t: text, b: true }, { at: 'center' as const, under: 0 })],
      fill: 'E7E6E6',
    });
    return w.pack(
      [
        w.p({ t: '입 사 지 원 서', b: true, z: 34 }, { at: 'center', under: 120 }),
        head('1. 인적사항'),
        w.table(
          [1600, 3200, 1600, 3200],
          [
            [label('지원구분'), random.pick(['신입', '경력']), label('지원직무'), cv.label],
            [label('성명'), { t: cv.name.full, b: true }, label('연락처'), number(sheet, true)],
            [label('전자우편'), { of: cv.email, span: 3 }],
            [label('주소'), { of: place(sheet), span: 3 }],
          ],
          '000000',
        ),
        head(`2. ${h(sheet, 'education')}`),
        w.table(
          [2600, 3400, 3600],
          [
            grey(['기간', '교육기관', '전공 / 학위']),
            ...cv.education.map((one) => [
              when(one),
              one.institution,
              `${one.area} / ${one.degree}`,
            ]),
          ],
          '000000',
        ),
        ...(cv.certificates.length
          ? [
              head('3. 자격사항'),
              w.table(
                [3600, 3600, 2400],
                [
                  grey(['자격증명', '발급기관', '취득일자']),
                  ...cv.certificates.map(({ name, issuer, date }) => [
                    name,
                    issuer,
                    `${date.year}.${date.month}`,
                  ]),
                ],
                '000000',
              ),
            ]
          : []),
        head(`4. ${h(sheet, 'work')}`),
        w.table(
          [2200, 2300, 1700, 3400],
          [
            grey(['근무기간', '기관명', '직위/역할', '담당업무']),
            ...cv.work.map((job) => [
              when(job),
              job.employer,
              job.title,
              tasks(job).map((one) => w.p(`- ${one}`, { under: 0 })),
            ]),
          ],
          '000000',
        ),
        head(`5. ${h(sheet, 'skills')}`),
        w.p(skillList(sheet).join(', ')),
        ...(cv.languages.length
          ? [
              head(`6. ${h(sheet, 'languages')}`),
              w.p(cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
            ]
          : []),
        head(`7. ${h(sheet, 'summary')}`),
        w.p(cv.summary),
        w.p('위 사항은 사실과 다름이 없음을 확인합니다.', { at: 'center', over: 300 }),
        w.p(`지원자: ${cv.name.full} (인)`, { at: 'right', over: 100 }),
      ],
      1000,
    );
  },
};
export default family;
