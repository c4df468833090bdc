/** Word, Korea: a ruled CV with the photograph at the left, then 자기소개서 in running text. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { address, date, h, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'pdf'],
  languages: ['ko'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, table, pack } = kit(sheet, 'Noto Sans CJK KR', 20);
    const centre = { alignment: AlignmentType.CENTER };
    const how = random.pick(['wording', 'ko', 'wording'] as const);
    const label = (text: string) => ({
      in: [p({ t: text, b: true }, centre)],
      fill: 'EAEAEA',
      middle: true,
    });
    const cell = (text: string) => [p(text, centre)];
    const when = (one: {
      start: Parameters<typeof date>[1];
      end: Parameters<typeof date>[1] | null;
    }) =>
      `${date(sheet, one.start, how)} ~ ${one.end ? date(sheet, one.end, how) : random.pick(['현재', '재직중'])}`;
    const bar = (text: string) => p({ t: `■ ${text}`, b: true, z: 22 }, { before: 200, after: 60 });
    const { year, month, day } = cv.birth.date;
    return pack([
      p({ t: '입 사 지 원 서', b: true, z: 36 }, { ...centre, after: 160 }),
      table(
        [1500, 1100, 2700, 1100, 3238],
        [
          [
            { in: [p({ t: '(사진)', c: '999999' }, centre)], rows: 4, middle: true },
            label('성명'),
            cell(cv.name.full),
            label('생년월일'),
            cell(`${year}년 ${month}월 ${day}일`),
          ],
          [label('지원분야'), { in: cell(cv.label), span: 3 }],
          [
            label('휴대폰'),
            cell(random.chance(0.7) ? cv.phone.national : cv.phone.international),
            label('이메일'),
            cell(cv.email),
          ],
          [label('현주소'), { in: cell(address(sheet)), span: 3 }],
        ],
        '555555',
      ),
      bar(h(sheet, 'education')),
      table(
        [3000, 3638, 3000],
        [
          [label('재학기간'), label('학교명'), label('전공 / 학위')],
          ...cv.education.map((one) => [
            cell(when(one)),
            cell(one.institution),
            cell(`${one.area} / ${one.degree}`),
          ]),
        ],
        '555555',
      ),
      bar(h(sheet, 'work')),
      table(
        [2700, 2400, 1700, 2838],
        [
          [label('근무기간'), label('회사명'), label('직위'), label('담당업무')],
          ...cv.work.map((job) => [
            cell(when(job)),
            cell(job.employer),
            cell(job.title),
            tasks(job).map((one) => p(`- ${one}`)),
          ]),
        ],
        '555555',
      ),
      bar(h(sheet, 'skills')),
      table(
        [2400, 7238],
        cv.skills.map(({ label: its, names }) => [label(its), [p(names.join(', '))]]),
        '555555',
      ),
      ...(cv.languages.length
        ? [
            bar(h(sheet, 'languages')),
            table(
              [2400, 7238],
              cv.languages.map(({ name, level }) => [label(name), [p(level)]]),
              '555555',
            ),
          ]
        : []),
      ...(cv.certificates.length
        ? [
            bar(h(sheet, 'certificates')),
            table(
              [4000, 3400, 2238],
              [
                [label('자격증명'), label('발급기관'), label('취득일')],
                ...cv.certificates.map((one) => [
                  cell(one.name),
                  cell(one.issuer),
                  cell(`${one.date.year}.${one.date.month}`),
                ]),
              ],
              '555555',
            ),
          ]
        : []),
      p({ t: '자 기 소 개 서', b: true, z: 30 }, { ...centre, before: 300, after: 120 }),
      table(
        [2000, 7638],
        [
          [
            label('성장과정'),
            [
              p(
                '정직과 성실을 중요하게 여기는 부모님 밑에서 자라며 맡은 일을 끝까지 해내는 습관을 길렀습니다.',
              ),
            ],
          ],
          [
            label('성격의 장단점'),
            [
              p(
                '차분하고 꼼꼼한 편입니다. 때로는 신중하여 결정이 늦을 때가 있어 미리 계획을 세우고 있습니다.',
              ),
            ],
          ],
          [
            label('지원동기'),
            [p(`${cv.summary} 그동안의 경험을 살려 귀사에 보탬이 되고자 지원하였습니다.`)],
          ],
        ],
        '555555',
      ),
      p('위 사항은 사실과 다름이 없음을 확인합니다.', { ...centre, before: 240 }),
      p('2026년  4월  일', centre),
      p(`지원자  ${cv.name.full}  (인)`, { alignment: AlignmentType.RIGHT }),
    ]);
  },
};
export default family;
