/** A Japanese CV kept on a job site, printed: tables of labels with 【】 headings, employers with their size. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { escape, joined, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:"Noto Sans CJK JP",sans-serif;font-size:9.5pt}h1{font-size:14pt;text-align:center;margin-bottom:3mm}h2{font-size:11pt;margin:5mm 0 1.5mm}
table{border-collapse:collapse;width:100%;margin-bottom:3mm}th,td{border:1px solid #aaa;padding:1mm 2mm;text-align:left;vertical-align:top}th{width:36mm;background:#f3f3f3;font-weight:400}.right{text-align:right}`;

const date = ({ year, month }: YearMonth) => `${year}年${month}月`;
const period = (start: YearMonth, end: YearMonth | null) =>
  `${date(start)}～${end ? date(end) : '現在'}`;

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  dateStyle: 'han',
  html(sheet) {
    const { cv, random } = sheet;
    const { year, month, day } = cv.birth.date;
    const table = (rows: readonly (readonly [string, string])[]) =>
      `<table>${rows.map(([label, text]) => `<tr><th>${label}</th><td>${text}</td></tr>`).join('')}</table>`;
    const jobs = cv.work.map((job) =>
      table([
        ['会社名', escape(job.employer)],
        ['在籍期間', period(job.start, job.end)],
        ['雇用形態', '正社員'],
        ['従業員数', `${random.integer(2, 90) * 10}名`],
        ['役職・職種', escape(job.title)],
        [
          '職務内容',
          joined(
            sentences(job).map((line) => `・${line}`),
            '<br>',
          ),
        ],
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      table([
        ['学校名', escape(institution)],
        ['学部・学科', joined([area, degree], '　')],
        ['在学期間', `${period(start, end)} 卒業`],
      ]),
    );
    const languages = cv.languages.map(({ name, level }) => [escape(name), escape(level)] as const);
    return page(
      sheet,
      css,
      `<h1>応募者情報</h1><p class="right">最終更新日：2026年11月2日</p>
${section(
  '【基本情報】',
  table([
    ['氏名', `${escape(cv.name.full)}${cv.name.reading ? `（${escape(cv.name.reading)}）` : ''}`],
    ['生年月日', `${year}年${month}月${day}日`],
    [
      '現住所',
      `〒${escape(cv.address.postalCode)}　${escape(cv.address.city)}${escape(cv.address.street)}`,
    ],
    ['電話番号', escape(cv.phone.national)],
    ['メールアドレス', escape(cv.email)],
  ]),
)}
${section('【職務要約】', `<p>${escape(cv.summary)}</p>`)}
${section('【職務経歴】', jobs.join(''))}
${section('【学歴】', schools.join(''))}
${section('【スキル】', table(cv.skills.map(({ label, names }) => [escape(label), joined(names, '／')] as const)))}
${section('【語学】', cv.languages.length === 0 ? '' : table(languages))}
${section('【資格】', cv.certificates.length === 0 ? '' : table(cv.certificates.map(({ name, date: when }) => [date(when), escape(name)] as const)))}`,
    );
  },
};

export default family;
