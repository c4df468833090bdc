/** A CV of a Korean job board, printed: a box with the person, then rows of periods at the left. */
import type { YearMonth } from '../../cv.ts';
import type { Family } from '../../family.ts';
import { each, escape, joined, page, section, sentences, skillNames } from '../../html/page.ts';

const css = `h1{font-size:20pt;display:inline}.age{color:#777;margin-left:3mm}.box{border:1px solid #ddd;padding:4mm;margin:3mm 0}
.box span{display:inline-block;min-width:45%;margin-bottom:1mm}.box b{font-weight:400;color:#888;margin-right:3mm}
h2{font-size:13pt;border-bottom:2px solid #333;margin:6mm 0 2mm}.row{display:flex;border-bottom:1px solid #eee;padding:2mm 0}
.when{width:38mm;flex:none;color:#555}.sum{display:flex;background:#f6f7fa;text-align:center}.sum div{flex:1;padding:2mm}.tag{display:inline-block;border:1px solid #ccd;border-radius:3mm;padding:.5mm 3mm;margin:0 1.5mm 1.5mm 0}`;

const THIS_YEAR = 2026;

const date = ({ year, month }: YearMonth) => `${year}.${String(month).padStart(2, '0')}`;

const family: Family = {
  tool: 'chromium',
  languages: ['ko'],
  dateStyle: 'dotted',
  html(sheet) {
    const { cv, wording, random } = sheet;
    const { year, month, day } = cv.birth.date;
    const first = cv.work.at(-1)?.start.year ?? THIS_YEAR;
    const row = (when: string, body: string) =>
      `<div class="row"><div class="when">${when}</div><div>${body}</div></div>`;
    const jobs = cv.work.map((job) =>
      row(
        `${date(job.start)} ~ ${job.end ? date(job.end) : '재직중'}`,
        `<strong>${escape(job.employer)}</strong> <span class="age">${escape(job.city)}</span><p>${escape(job.title)}</p>${each(
          'p',
          sentences(job).map((line) => `- ${line}`),
        )}`,
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(
        `${date(start)} ~ ${date(end)} 졸업`,
        `<strong>${escape(institution)}</strong><p>${joined([area, degree], ' | ')}</p>`,
      ),
    );
    const spoken = cv.languages.map(({ name, level }) =>
      row(escape(name), `회화능력 ${escape(level)}`),
    );
    const certificates = cv.certificates.map(({ name, issuer, date: when }) =>
      row(date(when), `<strong>${escape(name)}</strong> ${escape(issuer)}`),
    );
    const contact = [
      ['이메일', cv.email],
      ['휴대폰', cv.phone.national],
      ['주소', `(${cv.address.postalCode}) ${cv.address.city} ${cv.address.street}`],
    ];
    return page(
      sheet,
      css,
      `<p style="color:#999">${escape(cv.summary)}</p>
<h1>${escape(cv.name.full)}</h1><span class="age">${random.pick(['남', '여'])}, ${year}.${month}.${day} (만 ${THIS_YEAR - year - 1}세)</span>
<div class="box">${contact.map(([label = '', text = '']) => `<span><b>${label}</b>${escape(text)}</span>`).join('')}</div>
<div class="sum"><div>학력<br><strong>${escape(cv.education[0]?.degree ?? '')}</strong></div><div>경력<br><strong>${THIS_YEAR - first}년</strong></div><div>희망연봉<br><strong>회사내규에 따름</strong></div></div>
${section('경력', jobs.join(''))}
${section('학력', schools.join(''))}
${section(
  '스킬',
  skillNames(cv)
    .map((name) => `<span class="tag">${escape(name)}</span>`)
    .join(''),
)}
${section('어학', spoken.join(''))}
${section('자격/면허/수상', certificates.join(''))}
${section(
  wording.heading('projects'),
  each(
    'p',
    cv.projects.map(({ name, description }) => `${name}: ${description}`),
  ),
)}
<p style="margin-top:8mm;text-align:center">위의 모든 기재사항은 사실과 다름없음을 확인합니다.<br>작성자 : ${escape(cv.name.full)}</p>`,
    );
  },
};

export default family;
