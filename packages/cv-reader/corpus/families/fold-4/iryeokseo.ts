/** 이력서: the Korean form in Word, a bordered table of personal data, schools, jobs and licences, with a declaration and a date. */
import { AlignmentType } from 'docx';
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { skillNames } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

type Cell = ReturnType<typeof paragraph>[];
const cell = (text: string, bold = false): Cell => [
  paragraph(
    text,
    { bold, size: 18 },
    { alignment: bold ? AlignmentType.CENTER : AlignmentType.LEFT },
  ),
];

function personal({ cv, wording }: Sheet) {
  const { date } = cv.birth;
  const birth = `${date.year}년 ${date.month}월 ${date.day}일 (만 ${2026 - date.year}세)`;
  return table(
    [16, 34, 16, 34],
    [
      [cell('성  명', true), cell(cv.name.full), cell('영  문', true), cell(cv.name.reading ?? '')],
      [cell('생년월일', true), cell(birth), cell('휴대폰', true), cell(cv.phone.national)],
      [cell(wording.label('email'), true), cell(cv.email), cell('지원분야', true), cell(cv.label)],
      [
        cell('주  소', true),
        cell(`(${cv.address.postalCode}) ${cv.address.city} ${cv.address.street}`),
        cell('국  적', true),
        cell(cv.nationality),
      ],
    ],
    true,
  );
}

const dot = ({ year, month }: YearMonth) => `${year}.${String(month).padStart(2, '0')}`;

const title = (text: string) =>
  paragraph(text, { bold: true, size: 22 }, { spacing: { before: 240, after: 60 } });

function sections({ cv, wording, random }: Sheet) {
  const when = (start: YearMonth, end: YearMonth | null) =>
    `${dot(start)} ~ ${end ? dot(end) : random.pick(['현재', '재직중'])}`;
  const schools = cv.education.map(({ institution, degree, area, start, end }) => [
    cell(when(start, end)),
    cell(institution),
    cell(area),
    cell(degree),
  ]);
  const jobs = cv.work.map((job) => [
    cell(when(job.start, job.end)),
    cell(job.employer),
    cell(job.title),
    [job.summary, ...job.highlights].map((line) => paragraph(`- ${line}`, { size: 18 })),
  ]);
  const licences = cv.certificates.map(({ name, issuer, date }) => [
    cell(dot(date)),
    cell(name),
    cell(issuer),
  ]);
  const spoken = cv.languages.map(({ name, level }) => [cell(name), cell(level)]);
  return [
    title('학력사항'),
    table(
      [24, 34, 22, 20],
      [
        [cell('기간', true), cell('학교명', true), cell('전공', true), cell('구분', true)],
        ...schools,
      ],
      true,
    ),
    title('경력사항'),
    table(
      [24, 22, 16, 38],
      [
        [cell('근무기간', true), cell('회사명', true), cell('직위', true), cell('담당업무', true)],
        ...jobs,
      ],
      true,
    ),
    ...(licences.length === 0
      ? []
      : [
          title('자격사항'),
          table(
            [24, 40, 36],
            [[cell('취득일', true), cell('자격증명', true), cell('발행처', true)], ...licences],
            true,
          ),
        ]),
    title(wording.heading('skills')),
    paragraph(skillNames(cv).join(', '), { size: 18 }),
    ...(spoken.length === 0
      ? []
      : [
          title('외국어'),
          table([40, 60], [[cell('언어', true), cell('수준', true)], ...spoken], true),
        ]),
  ];
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ko'],
  dateStyle: 'dotted',
  formats: ['docx', 'doc', 'pdf', 'rtf', 'odt'],
  docx(sheet) {
    const { cv } = sheet;
    return pack(sheet, [
      paragraph(
        '이 력 서',
        { bold: true, size: 40 },
        { alignment: AlignmentType.CENTER, spacing: { after: 200 } },
      ),
      personal(sheet),
      ...sections(sheet),
      paragraph(
        '위에 기재한 사항은 사실과 틀림이 없습니다.',
        {},
        { alignment: AlignmentType.CENTER, spacing: { before: 400 } },
      ),
      paragraph('2026년 3월 12일', {}, { alignment: AlignmentType.CENTER }),
      paragraph(`지원자 : ${cv.name.full} (인)`, {}, { alignment: AlignmentType.RIGHT }),
    ]);
  },
};

export default family;
