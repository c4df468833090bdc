/** Japan: a career sheet made in a table calculation and printed, a ruled row for each employer. */
import type { Family } from '../../family.ts';
import { e, frame, map } from './lib/html.ts';
import { address, allSkills, date, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  html(sheet) {
    const { cv, random } = sheet;
    const how = random.pick(['wording', 'slash'] as const);
    const age = 2026 - cv.birth.date.year - 1;
    return frame(
      sheet,
      random.pick(['"Noto Sans CJK JP"', '"Noto Serif CJK JP"']),
      '10mm',
      `
body{font-size:8.6pt}h1{text-align:center;font-size:15pt;font-weight:700;margin-bottom:3mm}table{border-collapse:collapse;width:100%;margin-bottom:3mm;table-layout:fixed}td,th{border:1px solid #333;padding:1mm 1.6mm;text-align:left;vertical-align:top;font-weight:400}th{background:#dde6d5;text-align:center;vertical-align:middle}`,
      `
<h1>${random.pick(['キャリアシート', 'スキルシート', '経歴書'])}</h1>
<table><tr><th style="width:24mm">${cv.name.reading ? 'フリガナ' : '区分'}</th><td>${e(cv.name.reading ?? '本人')}</td><th style="width:24mm">生年月日</th><td>${cv.birth.date.year}年${cv.birth.date.month}月${cv.birth.date.day}日（${age}歳）</td></tr>
<tr><th>氏名</th><td>${e(cv.name.full)}</td><th>職種</th><td>${e(cv.label)}</td></tr><tr><th>住所</th><td colspan="3">〒${e(address(sheet))}</td></tr><tr><th>電話番号</th><td>${e(cv.phone.national)}</td><th>メール</th><td>${e(cv.email)}</td></tr>
${map(cv.education, (one, at) => `<tr>${at === 0 ? `<th rowspan="${cv.education.length}">学歴</th>` : ''}<td colspan="3">${e(`${date(sheet, one.end, how)}　${one.institution}　${one.area}　${one.degree}`)}</td></tr>`)}
<tr><th>スキル</th><td colspan="3">${e(allSkills(sheet).join('、'))}</td></tr>
${cv.languages.length ? `<tr><th>語学</th><td colspan="3">${e(cv.languages.map(({ name, level }) => `${name}（${level}）`).join('、'))}</td></tr>` : ''}
${cv.certificates.length ? `<tr><th>資格</th><td colspan="3">${e(cv.certificates.map(({ name }) => name).join('、'))}</td></tr>` : ''}<tr><th>自己PR</th><td colspan="3">${e(cv.summary)}</td></tr></table>
<table><tr><th style="width:9mm">No</th><th style="width:36mm">期間</th><th style="width:48mm">会社名</th><th style="width:34mm">役職</th><th>業務内容</th></tr>
${map(cv.work, (job, at) => `<tr><td>${at + 1}</td><td>${e(date(sheet, job.start, how))}<br>～${e(job.end ? date(sheet, job.end, how) : '現在')}</td><td>${e(job.employer)}</td><td>${e(job.title)}</td><td>${map(tasks(job), (one) => `・${e(one)}<br>`)}</td></tr>`)}</table>`,
    );
  },
};
export default family;
