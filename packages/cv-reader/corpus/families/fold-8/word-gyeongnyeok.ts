/** 경력기술서 in Word: a summary table of employers at first, then a bordered block per employer with period, department, post, duties and results. */
import type { Family } from '../../family.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const cells = (texts: readonly string[], bold = false) =>
  texts.map((text) => [paragraph(text, { bold })]);

const family: Family = {
  tool: 'libreoffice',
  languages: ['ko'],
  formats: ['docx', 'pdf', 'doc', 'docx'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) =>
      paragraph(`■ ${text}`, { bold: true, size: 24 }, { spacing: { before: 280, after: 100 } });
    const period = wording.period.bind(wording);
    const blocks = cv.work.flatMap((job) => [
      table(
        [18, 32, 18, 32],
        [
          cells(['회사명', job.employer, '재직기간', period(job.start, job.end)]),
          cells(['직위', job.title, '고용형태', random.pick(['정규직', '계약직'])]),
        ],
        true,
      ),
      paragraph('[주요 업무]', { bold: true }, { spacing: { before: 80 } }),
      ...[job.summary, ...job.highlights].map((line) => paragraph(`- ${line}`)),
      paragraph(''),
    ]);
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      cells([period(start, end), institution, area, degree]),
    );
    const papers = cv.certificates.map(({ name, issuer, date }) =>
      paragraph(`- ${name} (${issuer}, ${date.year})`),
    );
    return pack(sheet, [
      paragraph('경 력 기 술 서', { bold: true, size: 36 }, { alignment: 'center' }),
      table(
        [18, 32, 18, 32],
        [
          cells(['성 명', cv.name.full, '지원 분야', cv.label]),
          cells(['연락처', cv.phone.national, '이메일', cv.email]),
          cells([
            '주 소',
            `${cv.address.city} ${cv.address.street}`,
            '생년',
            `${cv.birth.date.year}년생`,
          ]),
        ],
        true,
      ),
      heading('핵심 역량'),
      paragraph(cv.summary),
      ...cv.skills.map(({ label, names }) => paragraph(`- ${label} : ${names.join(' / ')}`)),
      heading('경력 상세'),
      ...blocks,
      heading('학력'),
      table([28, 32, 22, 18], [cells(['기간', '학교명', '전공', '구분'], true), ...schools], true),
      ...(papers.length === 0 ? [] : [heading('자격증'), ...papers]),
      ...(cv.languages.length === 0 ? [] : [heading('어학')]),
      ...cv.languages.map(({ name, level }) => paragraph(`- ${name} : ${level}`)),
      paragraph(
        '위 내용은 사실과 다름이 없습니다.',
        {},
        { alignment: 'center', spacing: { before: 400 } },
      ),
      paragraph(`2026년 4월 14일   지원자 ${cv.name.full} (인)`, {}, { alignment: 'right' }),
    ]);
  },
};

export default family;
