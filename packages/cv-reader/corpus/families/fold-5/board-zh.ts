/** A CV of a Chinese job board, printed: facts on one line with strokes, headings on a coloured strip. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, escape, joined, page, section, sentences, skillNames } from '../../html/page.ts';

const css = `body{font-family:"Noto Sans CJK SC",sans-serif}h1{font-size:19pt}.facts{color:#555}.facts i{font-style:normal;color:#ccc;margin:0 2mm}
h2{font-size:11.5pt;background:#eaf3fb;color:#1767a8;padding:1mm 3mm;margin:5mm 0 2mm}.line{display:flex;justify-content:space-between;font-weight:600}.sub{color:#444}.block{margin-bottom:3mm}`;

const NOW = 2026;
const date = ({ year, month }: YearMonth) => `${year}.${String(month).padStart(2, '0')}`;
const period = (start: YearMonth, end: YearMonth | null) =>
  `${date(start)} - ${end ? date(end) : '至今'}`;

const family: Family = {
  tool: 'chromium',
  languages: ['zh-CN'],
  dateStyle: 'dotted',
  html(sheet) {
    const { cv, random } = sheet;
    const { year, month } = cv.birth.date;
    const stroke = '<i>|</i>';
    const worked = NOW - (cv.work.at(-1)?.start.year ?? NOW);
    const facts = [
      random.pick(['男', '女']),
      `${year}年${month}月 (${NOW - year}岁)`,
      `${worked}年工作经验`,
      `现居住${cv.address.city}`,
      cv.education[0]?.degree ?? '',
    ];
    const jobs = cv.work.map(
      (job) =>
        `<div class="block"><div class="line"><span>${escape(job.employer)}</span><span>${period(job.start, job.end)}</span></div><p class="sub">${joined([job.title, job.city], stroke)}</p><p>工作描述：</p>${each(
          'p',
          sentences(job).map((line, at) => `${at + 1}. ${line}`),
        )}</div>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="block"><div class="line"><span>${escape(institution)}</span><span>${period(start, end)}</span></div><p class="sub">${joined([area, degree, '统招'], stroke)}</p></div>`,
    );
    const certificates = cv.certificates.map(({ name, date: when }) => `${date(when)} ${name}`);
    const projects = cv.projects.map(({ name, description }) => `${name}：${description}`);
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1>
<p class="facts">${joined(facts, stroke)}</p>
<p class="facts">手机：${escape(cv.phone.national)}${stroke}邮箱：${escape(cv.email)}</p>
${section('求职意向', `<p>期望职位：${escape(cv.label)}</p><p>期望城市：${escape(cv.address.city)}　期望薪资：面议　到岗时间：一个月内</p>`)}
${section('自我评价', `<p>${escape(cv.summary)}</p>`)}
${section('工作经历', jobs.join(''))}
${section('项目经历', each('p', projects))}
${section('教育经历', schools.join(''))}
${section(
  '专业技能',
  random.chance(0.5)
    ? `<p>${joined(skillNames(cv), '、')}</p>`
    : each(
        'p',
        cv.skills.map(({ label, names }) => `${label}：${names.join('、')}`),
      ),
)}
${section(
  '语言能力',
  each(
    'p',
    cv.languages.map(({ name, level }) => `${name}：${level}`),
  ),
)}
${section('证书', each('p', certificates))}`,
    );
  },
};

export default family;
