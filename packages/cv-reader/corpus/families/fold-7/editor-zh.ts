/** A CV of a Chinese editor on the web: one dense page, employers at the left and dates at the right, skills in one line at the end. */
import type { Family } from '../../family.ts';
import { escape, joined, list, page, section, sentences } from '../../html/page.ts';

const css = `body{font-family:"Noto Sans CJK SC",sans-serif;font-size:9.5pt;line-height:1.5}h1{text-align:center;font-size:20pt;letter-spacing:2px}.c{text-align:center;color:#444;margin-bottom:3mm}h2{font-size:11pt;color:#1f4e9e;border-bottom:1.5px solid #1f4e9e;margin:4mm 0 1.5mm}
.l{display:flex;justify-content:space-between}.l b{font-size:10pt}`;

const family: Family = {
  tool: 'chromium',
  languages: ['zh-CN'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const line = (left: string, right: string, tag = 'span') =>
      `<div class="l"><${tag}>${escape(left)}</${tag}><span>${escape(right)}</span></div>`;
    const jobs = cv.work.map(
      (job) =>
        line(job.employer, wording.period(job.start, job.end), 'b') +
        line(job.title, job.city) +
        list(sentences(job)),
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end, city }) =>
        line(institution, wording.period(start, end), 'b') + line(`${area}　${degree}`, city),
    );
    const comma = random.pick(['、', '，', ' / ']);
    const others = [
      ...cv.skills.map(({ label, names }) => `${label}：${names.join(comma)}`),
      ...(cv.languages.length === 0
        ? []
        : [`语言：${cv.languages.map(({ name, level }) => `${name}（${level}）`).join(comma)}`]),
      ...cv.certificates.map(
        ({ name, issuer, date }) => `证书：${name}（${issuer}，${wording.date(date)}）`,
      ),
      `兴趣爱好：${cv.interests.join(comma)}`,
    ];
    const projects = cv.projects.map(
      ({ name, description }) => `<p><b>${escape(name)}</b></p>${list([description])}`,
    );
    const isSchoolFirst = random.chance(0.6);
    const parts = [
      section(random.pick(['教育经历', '教育背景']), schools.join('')),
      section('工作经历', jobs.join('')),
    ];
    return page(
      sheet,
      css,
      `<h1>${escape(cv.name.full)}</h1><p class="c">${joined([`电话：${cv.phone.national}`, `邮箱：${cv.email}`, `现居城市：${cv.address.city}`], random.pick([' | ', ' ｜ ', '　']))}<br>求职意向：${escape(cv.label)}</p>
${(isSchoolFirst ? parts : parts.toReversed()).join('')}
${section('项目经历', projects.join(''))}
${section('其他', list(others))}
${section('自我评价', `<p>${escape(cv.summary)}</p>`)}`,
    );
  },
};

export default family;
