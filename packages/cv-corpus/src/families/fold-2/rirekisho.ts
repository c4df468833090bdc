/** 履歴書: the printed form with a grid of years, months and events. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { escape, page } from '../../html/page.ts';

const family: Family = {
  tool: 'chromium',
  languages: ['ja'],
  dateStyle: 'han',
  html(sheet) {
    const { cv, random } = sheet;
    const isEra = random.chance(0.4);
    const year = ({ year: y, month }: YearMonth) => {
      if (!isEra) return String(y);
      const isReiwa = y > 2019 || (y === 2019 && month >= 5);
      return isReiwa ? `令和${y - 2018}` : `平成${y - 1988}`;
    };
    const row = (date: YearMonth | null, text: string) =>
      `<tr><td class="y">${date ? year(date) : ''}</td><td class="m">${date ? date.month : ''}</td><td>${escape(text)}</td></tr>`;
    const schools = cv.education
      .toReversed()
      .flatMap(({ start, end, institution, area }) => [
        row(start, `${institution} ${area} 入学`),
        row(end, `${institution} ${area} 卒業`),
      ]);
    const jobs = cv.work
      .toReversed()
      .flatMap((job) => [
        row(job.start, `${job.employer} 入社`),
        row(null, `${job.title}として勤務`),
        job.end
          ? row(
              job.end,
              random.pick(['一身上の都合により退職', `${job.employer} 退職`, '同社 退社']),
            )
          : row(null, '現在に至る'),
      ]);
    const spoken = cv.languages.map(({ name, level }) => `${name}（${level}）`).join('、');
    const { date } = cv.birth;
    return page(
      sheet,
      'h1{font-size:18pt;letter-spacing:8px}table{border-collapse:collapse;width:100%;margin-bottom:4mm}td{border:1px solid #000;padding:1.5mm 2mm;vertical-align:top}.y{width:20mm;text-align:center}.m{width:12mm;text-align:center}.k{width:26mm;font-size:9pt}.n{font-size:15pt}',
      `<h1>履歴書</h1><p style="text-align:right">2026年4月1日現在</p><table><tr><td class="k">ふりがな</td><td>${escape(cv.name.reading ?? '')}</td></tr><tr><td class="k">氏名</td><td class="n">${escape(cv.name.full)}</td></tr>
<tr><td class="k">生年月日</td><td>${date.year}年${date.month}月${date.day}日生（満${2026 - date.year}歳）</td></tr><tr><td class="k">現住所</td><td>〒${cv.address.postalCode} ${escape(cv.address.city + cv.address.street)}</td></tr><tr><td class="k">電話</td><td>${escape(cv.phone.national)}</td></tr><tr><td class="k">E-mail</td><td>${escape(cv.email)}</td></tr></table>
<table><tr><td class="y">年</td><td class="m">月</td><td style="text-align:center">学歴・職歴</td></tr>${row(null, '学歴')}${schools.join('')}${row(null, '職歴')}${jobs.join('')}${row(null, '以上')}</table>
<table><tr><td class="k">免許・資格・スキル</td><td>${cv.skills
        .flatMap(({ names }) => names)
        .map(escape)
        .join(
          '、',
        )}</td></tr>${spoken && `<tr><td class="k">語学</td><td>${escape(spoken)}</td></tr>`}</table>`,
    );
  },
};

export default family;
