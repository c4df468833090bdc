/** 職務経歴書: the career in prose and tables that goes with a 履歴書, where contact and schools stand. */
import type { Job, YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { byEmployer, each, escape, joined, page, sentences, spanOf } from '../../html/page.ts';

function company({ random, wording }: Sheet, employer: string, jobs: readonly Job[]): string {
  const { start, end } = spanOf(jobs);
  const facts = [
    `事業内容：${random.pick(['卸売・小売', '製造・販売', '物流サービス', '情報サービス'])}`,
    `従業員数：${random.integer(3, 90) * 10}名`,
    random.chance(0.5) ? '雇用形態：正社員' : `資本金：${random.integer(1, 9)},000万円`,
  ];
  const rows = jobs.map(
    (job) =>
      `<tr><td class="w">${escape(wording.period(job.start, job.end))}</td><td><p>【${escape(job.title)}】（${escape(job.city)}）</p>${sentences(
        job,
      )
        .map((line) => `<p>・${escape(line)}</p>`)
        .join('')}</td></tr>`,
  );
  return `<p class="e"><b>${escape(employer)}</b>（${escape(wording.period(start, end))}）</p><p class="f">${joined(facts, '　')}</p><table><tr><th class="w">期間</th><th>業務内容</th></tr>${rows.join('')}</table>`;
}

const today = ({ year, month }: YearMonth) => `${year}年${month}月1日現在`;

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  dateStyle: 'han',
  without: ['email', 'phone', 'address', 'education'],
  html(sheet) {
    const { cv, random } = sheet;
    const mark = random.pick(['■', '◆', '【', '●']);
    const heading = (text: string) => `<h2>${mark}${text}${mark === '【' ? '】' : ''}</h2>`;
    const skills = cv.skills
      .map(({ label, names }) =>
        random.chance(0.5)
          ? `<p>${escape(label)}：${joined(names, '、')}</p>`
          : each(
              'p',
              names.map((name) => `・${name}`),
            ),
      )
      .join('');
    return page(
      sheet,
      'body{font-family:"Noto Serif CJK JP","Noto Sans CJK JP",serif}h1{font-size:16pt;text-align:center;letter-spacing:.4em}.r{text-align:right}h2{font-size:11pt;margin:6mm 0 2mm}table{border-collapse:collapse;width:100%;margin:1mm 0 4mm}th,td{border:1px solid #444;padding:1.5mm 2mm;vertical-align:top;text-align:start}th{background:#eee}.w{width:42mm}.e{margin-top:3mm}.f{font-size:9pt}',
      `<h1>職務経歴書</h1><p class="r">${today({ year: 2026, month: 4 })}</p><p class="r">${random.chance(0.5) ? '氏名　' : ''}${escape(cv.name.full)}</p>
${heading(random.pick(['職務要約', '職務概要']))}<p>${escape(cv.summary)}</p>
${heading(random.pick(['職務経歴', '職歴']))}${byEmployer(cv.work)
        .map(({ employer, jobs }) => company(sheet, employer, jobs))
        .join('')}
${heading(random.pick(['活かせる経験・知識・技術', '保有スキル', 'スキル']))}${skills}
${cv.languages.length === 0 ? '' : heading('語学')}${cv.languages.map(({ name, level }) => `<p>${escape(name)}（${escape(level)}）</p>`).join('')}
<p class="r">以上</p>`,
    );
  },
};

export default family;
