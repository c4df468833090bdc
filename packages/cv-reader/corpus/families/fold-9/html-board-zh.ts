/** The mail in which a Chinese job board forwards a résumé, saved as a page: nested tables, a strip with the post and the number, facts on lines with strokes, jobs as `2019/3 - 至今：employer [7年]` over industry, department and post. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { escape, sentences } from '../../html/page.ts';

const TODAY = 2026;

const date = ({ year, month }: YearMonth) => `${year}/${month}`;

function lasted(start: YearMonth, end: YearMonth | null): string {
  const to = end ?? { year: TODAY, month: 4 };
  const months = Math.max(1, (to.year - start.year) * 12 + to.month - start.month);
  const years = Math.floor(months / 12);
  return `${years === 0 ? '' : `${years}年`}${months % 12 === 0 ? '' : `${months % 12}个月`}`;
}

const family: Family = {
  tool: 'none',
  extension: 'html',
  languages: ['zh-CN'],
  dateStyle: 'numeric',
  bytes({ cv, random }) {
    const row = (html: string) =>
      `<tr><td style="font-size:12px;line-height:22px;color:#333;padding-left:20px">${html}</td></tr>`;
    const bar = (text: string) =>
      `<tr><td bgcolor="#e8f1fa" style="font-size:14px;font-weight:bold;padding:6px 20px">${text}</td></tr>`;
    const jobs = cv.work.map((job) => {
      const when = `${date(job.start)} - ${job.end ? date(job.end) : '至今'}`;
      return [
        row(`<b>${when}：${escape(job.employer)}</b>&nbsp;[${lasted(job.start, job.end)}]`),
        row(`所属行业：${random.pick(['互联网/电子商务', '制造业', '教育/培训', '医疗/护理'])}`),
        row(`<b>${escape(job.title)}</b>`),
        row(`工作地点：${escape(job.city)}`),
        row(sentences(job).map(escape).join('；<br>')),
        row('&nbsp;'),
      ].join('\n');
    });
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        `${date(start)} - ${date(end)}&nbsp;&nbsp;<b>${escape(institution)}</b>&nbsp;&nbsp;${escape(area)}&nbsp;|&nbsp;${escape(degree)}`,
      ),
    );
    const spoken = cv.languages.map(({ name, level }) => row(`${escape(name)}：${escape(level)}`));
    const facts = [
      random.pick(['男', '女']),
      `${TODAY - cv.birth.date.year}岁`,
      `现居住${cv.address.city}`,
    ];
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${escape(cv.label)}-${escape(cv.name.full)}</title></head>
<body bgcolor="#ffffff"><table width="700" border="0" align="center" cellpadding="0" cellspacing="0">
<tr><td><table width="100%"><tr><td style="font-size:12px">应聘职位：${escape(cv.label)}</td><td align="right" style="font-size:12px">ID：${random.integer(300_000_000, 399_999_999)}</td></tr></table></td></tr>
<tr><td style="font-size:24px;padding:12px 20px"><strong>${escape(cv.name.full)}</strong></td></tr>
${row(facts.join(' | '))}
${row(`电话：${escape(cv.phone.national)}`)}
${row(`E-mail：<a href="mailto:${cv.email}">${escape(cv.email)}</a>`)}
${bar('求职意向')}
${row(`期望薪资：${random.integer(8, 30)}000元/月`)}${row(`到岗时间：${random.pick(['随时', '1个月内', '待定'])}`)}
${bar('工作经验')}
${jobs.join('\n')}
${bar('教育经历')}
${schools.join('\n')}
${bar('技能特长')}
${cv.skills.map(({ label, names }) => row(`${escape(label)}：${names.map(escape).join('、')}`)).join('\n')}
${spoken.length === 0 ? '' : bar('语言能力')}
${spoken.join('\n')}
${bar('自我评价')}
${row(escape(cv.summary))}
<tr><td style="font-size:11px;color:#999;padding:12px 20px">此邮件由系统发送，请勿直接回复。</td></tr>
</table></body></html>`;
    return new TextEncoder().encode(html);
  },
};

export default family;
