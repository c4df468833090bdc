/** The 職務経歴書 that a Japanese site for managers prints of a profile: present pay, 職務要約, each employer as a strip with industry and size, period with post and department at the left of what was done, 語学 and 資格 at the end. */
import type { Family } from '../../family.ts';
import { e, each, paper, sect } from '../fold-11/lib/page.ts';
import { birthday, course, number, place, rest, skillList, span, tasks } from './lib/kit.ts';

const industries = ['メーカー', 'IT・インターネット', '小売・流通', '医療・福祉', 'サービス'];

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  html(sheet) {
    const { cv, random } = sheet;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="company"><p class="strip">${e(one.employer)}<small>業種：${random.pick(industries)}／従業員数：${random.integer(2, 90) * 10}名／勤務地：${e(one.city)}</small></p><table><tr><td class="when">${e(span(sheet, one))}</td><td><p><b>役職：${e(one.title)}</b></p><p>【業務内容】</p>${each(
        'p',
        tasks(one).map((text) => `・${text}`),
      )}</td></tr></table></div>`;
    const css = `h1{font-size:15pt;text-align:center;font-weight:700;letter-spacing:3px}.sub{display:flex;justify-content:space-between;border-bottom:1px solid #333;padding-bottom:2mm;margin:4mm 0}h2{background:#1d2c4c;color:#fff;padding:1mm 3mm;font-size:11pt;margin:5mm 0 2.5mm}.strip{background:#e8ebf2;padding:1.2mm 3mm;font-weight:700;margin-top:3mm}.strip small{display:block;font-weight:400;color:#555}td{padding:2mm 3mm}.when{width:38mm;color:#333}`;
    return paper(
      sheet,
      { font: '"Noto Sans CJK JP"', margin: '14mm', css },
      `<h1>職務経歴書</h1><div class="sub"><div><p><b>${e(cv.name.full)}</b>${cv.name.reading ? `（${e(cv.name.reading)}）` : ''}</p><p>生年月日：${birthday(sheet, '/')}</p></div><div>${each('p', [`TEL：${number(sheet, true)}`, `E-mail：${cv.email}`, `住所：${place(sheet)}`, `現在の年収：${random.integer(38, 95) * 10}万円`])}</div></div>
${sect('職務要約', `<p>${e(cv.summary)}</p>`)}${sect('職務経歴', cv.work.map(job).join(''))}${sect('学歴', `<table>${cv.education.map((one) => `<tr><td class="when">${e(span(sheet, one))}</td><td>${e(one.institution)}　${e(course(one, '　'))}</td></tr>`).join('')}</table>`)}${sect(
        'スキル',
        each(
          'p',
          skillList(sheet).map((one) => `・${one}`),
        ),
      )}${sect(
        '語学',
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name}：${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
