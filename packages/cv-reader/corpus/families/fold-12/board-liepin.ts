/** The résumé of a Chinese board of headhunters, printed: facts with strokes below the name, present post and pay wished, each job a strip of employer and period with post, those above and below, and duties after 职责业绩. */
import type { Family } from '../../family.ts';
import { e, paper, sect, each } from '../fold-11/lib/page.ts';
import { course, number, rest, skillList, span, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['zh-CN'],
  html(sheet) {
    const { cv, random } = sheet;
    const now = cv.work[0];
    const age = 2026 - cv.birth.date.year;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="job"><div class="strip"><b>${e(one.employer)}</b><span>${e(span(sheet, one, 'slashed', ' - '))}</span></div><table><tr><td>职位名称：</td><td>${e(one.title)}</td></tr><tr><td>工作地点：</td><td>${e(one.city)}</td></tr><tr><td>下属人数：</td><td>${random.integer(0, 12)}人</td></tr><tr><td>职责业绩：</td><td>${tasks(
        one,
      )
        .map((text, at) => `${at + 1}、${e(text)}`)
        .join('<br>')}</td></tr></table></div>`;
    const css = `h1{font-size:19pt;font-weight:700;display:inline}.facts{color:#666;margin:2mm 0}.grid{display:grid;grid-template-columns:1fr 1fr;gap:1mm 8mm;margin-top:3mm}h2{font-size:12pt;font-weight:700;border-inline-start:4px solid #ff7a00;padding-inline-start:3mm;margin:6mm 0 3mm}.strip{background:#f6f6f6;display:flex;justify-content:space-between;padding:1.5mm 3mm;margin-top:3mm}td{padding:1mm 2mm}td:first-child{color:#888;white-space:nowrap;width:22mm}.no{color:#aaa;font-size:8pt;text-align:end}`;
    return paper(
      sheet,
      { font: '"Noto Sans CJK SC"', margin: '14mm', css },
      `<p class="no">简历编号：${random.integer(10_000_000, 99_999_999)} 更新时间：2026-11-20</p><h1>${e(cv.name.full)}</h1><p class="facts">${random.pick(['男', '女'])} | ${age}岁 | ${e(cv.address.city)} | 工作${random.integer(5, 15)}年</p>
<div class="grid">${each('p', [`手机：${number(sheet, true)}`, `邮箱：${cv.email}`, ...(now ? [`当前职位：${now.title}`, `当前公司：${now.employer}`] : []), `目前状态：${random.pick(['在职，看看新机会', '离职，正在找工作'])}`, `期望薪资：${random.integer(12, 40)}k×13薪`, `期望职位：${cv.label}`, `期望地点：${cv.address.city}`])}</div>
${sect('自我评价', `<p>${e(cv.summary)}</p>`)}${sect('工作经历', cv.work.map(job).join(''))}${sect('教育经历', cv.education.map((one) => `<p><b>${e(one.institution)}</b>（${e(span(sheet, one, 'slashed', ' - '))}）</p><p>专业：${e(one.area || course(one))}　学历：${e(one.degree || '其他')}</p>`).join(''))}${sect('语言能力', `<p>${e(cv.languages.map(({ name, level }) => `${name}（${level}）`).join('、'))}</p>`)}${sect('技能标签', each('p', [skillList(sheet).join('　')]))}${rest(
        sheet,
      )
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}`,
    );
  },
};
export default family;
