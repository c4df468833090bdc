/** 简历: the form of Chinese Word templates, one table whose section titles stand in a cell at the left. */
import type { Family, Sheet } from '../../family.ts';
import { skillNames } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const small = { size: 19 };
const value = (text: string) => paragraph(text, small);

function sections({ cv, wording }: Sheet): [string, ReturnType<typeof paragraph>[]][] {
  const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
    value(`${wording.period(start, end)}    ${institution}    ${area}    ${degree}`),
  ]);
  const jobs = cv.work.flatMap((job) => [
    paragraph(`${wording.period(job.start, job.end)}    ${job.employer}    ${job.title}`, {
      bold: true,
      ...small,
    }),
    ...[job.summary, ...job.highlights].map((line, at) => value(`${at + 1}、${line}；`)),
  ]);
  return [
    [wording.heading('education'), schools],
    [wording.heading('work'), jobs],
    [
      wording.heading('projects'),
      cv.projects.map(({ name, description }) => value(`${name}：${description}`)),
    ],
    [
      wording.heading('certificates'),
      cv.certificates.map(({ name, date: on }) => value(`${on.year}年 ${name}`)),
    ],
    [wording.heading('skills'), [value(skillNames(cv).join('、'))]],
    [
      wording.heading('languages'),
      cv.languages.map(({ name, level }) => value(`${name}：${level}`)),
    ],
    [wording.heading('summary'), [value(cv.summary)]],
  ];
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['zh-CN'],
  formats: ['docx', 'doc', 'pdf', 'docx', 'rtf'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { date } = cv.birth;
    const isSpaced = random.chance(0.5);
    const label = (text: string) =>
      paragraph(isSpaced && text.length === 2 ? `${text[0]}  ${text[1]}` : text, {
        bold: true,
        ...small,
      });
    const facts = table(
      [14, 26, 14, 26, 20],
      [
        [
          [label('姓名')],
          [value(cv.name.full)],
          [label('性别')],
          [value(random.pick(['男', '女']))],
          [value('')],
        ],
        [
          [label('出生年月')],
          [value(`${date.year}.${String(date.month).padStart(2, '0')}`)],
          [label('籍贯')],
          [value(cv.birth.place)],
          [value('照片')],
        ],
        [
          [label('电话')],
          [value(cv.phone.national)],
          [label('邮箱')],
          [value(cv.email)],
          [value('')],
        ],
        [
          [label('现居')],
          [value(`${cv.address.city}${cv.address.street}`)],
          [label('求职意向')],
          [value(cv.label)],
          [value('')],
        ],
      ],
      true,
    );
    const filled = sections(sheet).filter(([, lines]) => lines.length > 0);
    return pack(sheet, [
      paragraph(
        random.pick(['个 人 简 历', '个人简历', '求职简历']),
        { bold: true, size: 36 },
        { alignment: 'center', spacing: { after: 160 } },
      ),
      facts,
      value(''),
      table(
        [14, 86],
        filled.map(([title, lines]) => [[label(title)], lines]),
        true,
      ),
    ]);
  },
};

export default family;
