/** A Chinese job board's résumé, printed: facts in a table of label and value, wishes, each job as one line of period, firm and size with post and department below it, duties after a label. */
import type { Family } from '../../family.ts';
import { h, number, rest, skillList, span, tasks } from './lib/kit.ts';
import { e, each, paper, sect } from './lib/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['zh-CN'],
  html(sheet) {
    const { cv, random } = sheet;
    const when = (one: Parameters<typeof span>[1]) => span(sheet, one, 'slashed', '-');
    const fact = (pairs: readonly string[]) =>
      `<tr>${pairs.map((one, at) => `<td class="${at % 2 === 0 ? 'k' : ''}">${e(one)}</td>`).join('')}</tr>`;
    const job = (one: (typeof cv.work)[number]) =>
      `<div class="item"><p class="l"><span>${e(when(one))}</span><b>${e(one.employer)}</b><span>（${random.pick(['150-500人', '50-150人', '1000-5000人'])}）</span></p><p class="l"><span>所属行业：${random.pick(['互联网', '制造业', '专业服务', '教育'])}</span></p><p class="l"><b>${e(one.title)}</b><span>${random.chance(0.5) ? '全职' : ''}</span></p><p><i>工作描述：</i>${tasks(
        one,
      )
        .map((text, at) => e(`${at + 1}、${text}；`))
        .join('<br>')}</p></div>`;
    const schools = cv.education.map(
      (one) =>
        `<p class="l"><span>${e(when(one))}</span><b>${e(one.institution)}</b><span>${e(one.area)}</span><span>${e(one.degree)}</span></p>`,
    );
    const css = `h1{font-size:17pt;font-weight:700}h2{font-weight:700;color:#f60;border-bottom:1px solid #f60;margin:5mm 0 2.5mm}.l{display:flex;gap:5mm}table{width:100%}td{padding:.8mm 1mm}.k{color:#888;width:24mm}b{font-weight:700}.item{margin-bottom:3mm}i{font-style:normal;color:#888}`;
    return paper(
      sheet,
      { font: '"Noto Sans CJK SC"', margin: '14mm', css },
      `<h1>${e(cv.name.full)}</h1><p>${random.pick(['目前正在找工作', '观望有好机会会考虑'])} | ID:${random.integer(300000000, 399999999)}</p>
<table>${fact(['性别', random.pick(['男', '女']), '出生年份', `${cv.birth.date.year}`])}${fact(['居住地', cv.address.city, '电话', number(sheet, random.chance(0.7))])}${fact(['户口', cv.birth.place, 'E-mail', cv.email])}</table>
${sect('求职意向', `<table>${fact(['期望职位', cv.label, '期望地点', cv.address.city])}${fact(['期望薪资', '面议', '工作类型', '全职'])}</table>`)}${sect(h(sheet, 'work'), cv.work.map(job).join(''))}${sect(h(sheet, 'education'), schools.join(''))}
${sect(
  h(sheet, 'skills'),
  skillList(sheet)
    .map(
      (one) =>
        `<p class="l"><span>${e(one)}</span><span>${random.pick(['熟练', '精通', '良好'])}</span></p>`,
    )
    .join(''),
)}${sect(
        h(sheet, 'languages'),
        each(
          'p',
          cv.languages.map(({ name, level }) => `${name} ${level}`),
        ),
      )}${rest(sheet)
        .map(({ title, lines }) => sect(title, each('p', lines)))
        .join('')}${sect(h(sheet, 'summary'), `<p>${e(cv.summary)}</p>`)}`,
    );
  },
};
export default family;
