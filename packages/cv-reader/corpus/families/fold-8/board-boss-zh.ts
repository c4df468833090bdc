/** A Chinese online résumé as recruiters forward it: facts between strokes, wishes, `内容` and `业绩` below each job, no printed headings for details. */
import type { Family } from '../../family.ts';
import { each, escape, page, section } from '../../html/page.ts';

const css = `body{font-family:"Noto Sans CJK SC",sans-serif;font-size:9.5pt;color:#333;line-height:1.7}.top{display:flex;justify-content:space-between}h1{font-size:18pt;font-weight:500}h2{font-size:11.5pt;border-inline-start:1mm solid #00bebd;padding-inline-start:2.5mm;margin:6mm 0 2mm}.line{display:flex;justify-content:space-between;font-weight:500}.grey{color:#8d92a1}.tag{background:#f3f6f9;padding:.5mm 2.5mm;margin-inline-end:1.5mm;display:inline-block}`;

const STRAY = '本简历来自在线招聘平台，未经本人许可不得转发。';

const family: Family = {
  tool: 'chromium',
  languages: ['zh-CN'],
  // The town is that of the job that the person wishes for.
  without: ['address'],
  html(sheet) {
    const { cv, wording, random } = sheet;
    const dotted = ({ year, month }: { year: number; month: number }) =>
      wording.isYearOnly ? String(year) : `${year}.${String(month).padStart(2, '0')}`;
    const first = cv.work.at(-1)?.start.year ?? 2020;
    const facts = [
      `${2026 - first}年经验`,
      cv.education[0]?.degree ?? '本科',
      `${2026 - cv.birth.date.year}岁`,
      random.pick(['离职-随时到岗', '在职-月内到岗', '在职-考虑机会']),
    ];
    const jobs = cv.work.map(
      (job) =>
        `<div class="line"><span>${escape(job.employer)}</span><span class="grey">${dotted(job.start)}-${job.end ? dotted(job.end) : '至今'}</span></div><p>${escape(job.title)}</p><p><span class="grey">内容：</span>${escape([job.summary, ...job.highlights].map((one, at) => `${at + 1}、${one}`).join('；'))}。</p><p><span class="grey">业绩：</span>${random.pick(['连续两年获评优秀员工', '团队考核排名前三', '按期完成年度指标'])}</p>`,
    );
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        `<div class="line"><span>${escape(institution)}</span><span class="grey">${start.year}-${end.year}</span></div><p>${escape(area)} · ${escape(degree)}</p>`,
    );
    const named = cv.skills.map(({ names }) => each('span class="tag"', names));
    const spoken = cv.languages.map(({ name, level }) => `${name}：${level}`).join('，');
    const papers = cv.certificates.map(({ name }) => name);
    const works = cv.projects.map(({ name, description }) => `${name}：${description}`);
    return page(
      sheet,
      css,
      `<div class="top"><div><h1>${escape(cv.name.full)}</h1><p>${facts.join(' | ')}</p></div><div class="grey"><p>${escape(cv.phone.national)}</p><p>${escape(cv.email)}</p></div></div>
${section('个人优势', `<p>${escape(cv.summary)}</p>${named.join('')}`)}
${section('期望职位', `<p>${escape(cv.label)} | ${escape(cv.address.city)} | ${random.integer(8, 15)}-${random.integer(16, 30)}K</p>`)}
${section('工作经历', jobs.join(''))}
${section('项目经历', each('p', works))}
${section('教育经历', schools.join(''))}
${section('资格证书', each('p', papers))}
${section('语言能力', spoken === '' ? '' : `<p>${escape(spoken)}</p>`)}
<p class="grey" style="margin-top:8mm;font-size:7.5pt">${STRAY}</p>`,
    );
  },
};

export default family;
