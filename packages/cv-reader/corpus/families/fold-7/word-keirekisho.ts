/** 職務経歴書 in Word: headings after ■, each employer over a table of period and duties, name and date at the right, 以上 at the end. */
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { byEmployer, sentences, spanOf } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const right = { alignment: 'right' } as const;

const heading = (text: string) =>
  paragraph(`■${text}`, { bold: true, size: 22 }, { spacing: { before: 260, after: 80 } });

function career({ cv, wording, random }: Sheet) {
  const span = (start: YearMonth, end: YearMonth | null) => wording.period(start, end);
  return byEmployer(cv.work).flatMap(({ employer, jobs }) => {
    const { start, end } = spanOf(jobs);
    const rows = jobs.map((job) => [
      [paragraph(span(job.start, job.end))],
      [
        paragraph(job.title, { bold: true }),
        paragraph('【業務内容】'),
        ...sentences(job).map((line) => paragraph(`・${line}`)),
      ],
    ]);
    const head = ['期間', '業務内容'].map((text) => [paragraph(text, { bold: true })]);
    return [
      paragraph(
        `□${span(start, end)}　${employer}`,
        { bold: true },
        { spacing: { before: 160, after: 40 } },
      ),
      paragraph(`従業員数：${random.integer(3, 120) * 10}名　勤務地：${jobs[0]?.city ?? ''}`),
      table([30, 70], [head, ...rows], true),
    ];
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ja'],
  formats: ['docx', 'doc', 'pdf', 'docx'],
  docx(sheet) {
    const { cv, wording } = sheet;
    const schools = cv.education.map(({ institution, degree, area, end }) =>
      paragraph(`${wording.date(end)}　${institution}　${area}　${degree}　卒業`),
    );
    const licences = cv.certificates.map(({ name, date }) =>
      paragraph(`・${name}（${wording.date(date)}取得）`),
    );
    return pack(sheet, [
      paragraph('職務経歴書', { bold: true, size: 32 }, { alignment: 'center' }),
      paragraph('2026年11月10日現在', {}, right),
      paragraph(`氏名　${cv.name.full}`, {}, right),
      paragraph(
        `〒${cv.address.postalCode}　${cv.address.city}${cv.address.street}`,
        { size: 18 },
        right,
      ),
      paragraph(`TEL：${cv.phone.national}　E-mail：${cv.email}`, { size: 18 }, right),
      heading('職務要約'),
      paragraph(cv.summary),
      heading('職務経歴'),
      ...career(sheet),
      heading('活かせる経験・知識・技術'),
      ...cv.skills.flatMap(({ label, names }) => [
        paragraph(`＜${label}＞`),
        ...names.map((name) => paragraph(`・${name}`)),
      ]),
      ...(cv.languages.length === 0 ? [] : [heading('語学')]),
      ...cv.languages.map(({ name, level }) => paragraph(`・${name}：${level}`)),
      heading('学歴'),
      ...schools,
      ...(licences.length === 0 ? [] : [heading('資格'), ...licences]),
      heading('自己PR'),
      paragraph(cv.projects[0]?.description ?? cv.summary),
      paragraph('以上', {}, right),
    ]);
  },
};

export default family;
