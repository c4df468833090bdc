/** Japan: the entry that an applicant has filled in on a firm's own recruiting page, printed: a reference number, rows of a grey label and a value, 氏名 with its reading in two boxes, each station as `職歴1` with its rows, marks for what is required. */
import type { Family } from '../../family.ts';
import { e, paper } from '../fold-11/lib/page.ts';
import { birthday, on, place, skillList, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  html(sheet) {
    const { cv, random, wording } = sheet;
    const must = '<i>必須</i>';
    const row = (label: string, value: string, isMust = false) =>
      value === '' ? '' : `<tr><th>${label}${isMust ? must : ''}</th><td>${e(value)}</td></tr>`;
    const table = (title: string, rows: string) => `<h2>${title}</h2><table>${rows}</table>`;
    const when = (start: (typeof cv.work)[number]['start'], end: (typeof cv.work)[number]['end']) =>
      `${on(sheet, start)} ～ ${end ? on(sheet, end) : wording.present}`;
    const { reading } = cv.name;
    const css = `header{border-bottom:3px solid #0a5ea8;padding-bottom:2mm;margin-bottom:4mm;display:flex;justify-content:space-between}h1{font-size:13pt;font-weight:700}h2{background:#0a5ea8;color:#fff;padding:1mm 3mm;font-weight:700;margin:5mm 0 0}table{width:100%}th,td{border:1px solid #b9c6d2;padding:1.5mm 3mm}th{background:#eef3f8;width:46mm}i{font-style:normal;font-size:7pt;background:#d33;color:#fff;padding:0 1mm;margin-left:2mm}`;
    return paper(
      sheet,
      { font: '"Noto Sans CJK JP"', margin: '14mm', css },
      `<header><h1>キャリア採用 エントリー内容確認</h1><p>受付番号：E2026-${random.integer(10_000, 99_999)}<br>受付日時：2026/11/${random.integer(10, 25)} 21:${random.integer(10, 59)}</p></header>
${table('応募職種', row('希望職種', cv.label, true) + row('希望勤務地', cv.address.city) + row('入社可能時期', random.pick(['内定後1か月以内', '内定後2か月以内', '応相談'])))}
${table('基本情報', row('氏名', cv.name.full, true) + row('ローマ字', reading ?? '') + row('生年月日', birthday(sheet, '/').split('/').toReversed().join('/'), true) + row('現住所', place(sheet), true) + row('携帯電話番号', cv.phone.national, true) + row('メールアドレス', cv.email, true))}
${cv.education.map((one, at) => table(`学歴${at + 1}`, row('学校名', one.institution, true) + row('学部・学科', one.area) + row('学位', one.degree) + row('在学期間', when(one.start, one.end)))).join('')}
${cv.work.map((job, at) => table(`職歴${at + 1}`, row('会社名', job.employer, true) + row('勤務地', job.city) + row('雇用形態', '正社員') + row('在籍期間', when(job.start, job.end), true) + row('職種・役職', job.title) + row('業務内容', `${tasks(job).join('。')}。`))).join('')}
${table('スキル・資格', row('保有スキル', skillList(sheet).join('、')) + cv.certificates.map((one) => row('資格', `${one.name}（${one.date.year}年取得）`)).join('') + row('語学', spoken(sheet, '：').join('、')))}
${table('自己PR', row('自己PR（400字以内）', cv.summary))}`,
    );
  },
};
export default family;
