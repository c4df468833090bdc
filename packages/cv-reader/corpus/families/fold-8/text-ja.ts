/** 職務経歴書 pasted into a mail: rules of ━, headings after ■, employers with the period on the line above, 【】 before each fact, full-width spaces. */
import type { Family } from '../../family.ts';

const RULE = '━'.repeat(20);

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['ja'],
  dateStyle: 'han',
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const { address } = cv;
    const mark = random.pick(['■', '◆', '●']);
    const point = random.pick(['・', '　・', '－']);
    const heading = (text: string) => ['', RULE, `${mark}${text}`, RULE];
    const jobs = cv.work.flatMap((job) => [
      '',
      `${wording.date(job.start)}～${job.end ? wording.date(job.end) : '現在'}`,
      `　${job.employer}`,
      `【所在地】${job.city}`,
      `【雇用形態】${random.pick(['正社員', '契約社員'])}`,
      `【役職】${job.title}`,
      '【業務内容】',
      ...[job.summary, ...job.highlights].map((line) => point + line),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) => [
      `${wording.date(start)}　${institution}　${area}　入学`,
      `${wording.date(end)}　${institution}　${area}　卒業（${degree}）`,
    ]);
    const lines = [
      '　　　　　　　職務経歴書',
      `　　　　　　　　　　　　　　　　　　　2026年4月${random.integer(10, 28)}日現在`,
      `　　　　　　　　　　　　　　　　　　　氏名　${cv.name.full}`,
      '',
      `〒${address.postalCode}　${address.city}${address.street}`,
      `携帯電話：${cv.phone.national}`,
      `メール：${cv.email}`,
      ...heading('職務要約'),
      cv.summary,
      ...heading('職務経歴'),
      ...jobs,
      ...heading('学歴'),
      ...schools,
      ...heading('活かせるスキル'),
      ...cv.skills.map(({ label, names }) => `【${label}】${names.join('、')}`),
      ...(cv.certificates.length === 0 ? [] : heading('資格')),
      ...cv.certificates.map(({ name, date }) => `${wording.date(date)}　${name}　取得`),
      ...(cv.languages.length === 0 ? [] : heading('語学')),
      ...cv.languages.map(({ name, level }) => `${point}${name}（${level}）`),
      '',
      '　　　　　　　　　　　　　　　　　　　　　　　　　　　以上',
    ];
    return new TextEncoder().encode(lines.join('\r\n'));
  },
};

export default family;
