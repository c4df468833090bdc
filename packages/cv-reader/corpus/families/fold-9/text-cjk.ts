/** Plain text in Chinese or Korean as sent by chat: headings in 【】 or [ ], contact with colons, the period before employer and title in one line with strokes or wide spaces, numbered duties. */
import type { Family } from '../../family.ts';
import { sentences } from '../../html/page.ts';

/** Age or birth, wish, own assessment. */
const words: Readonly<Record<string, readonly [string, string, string]>> = {
  'zh-CN': ['出生年月', '求职意向', '自我评价'],
  ko: ['생년월일', '지원 분야', '자기소개'],
};

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['zh-CN', 'ko'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const [birth, wish, self] = words[cv.language] ?? ['', '', ''];
    const colon = cv.language === 'ko' ? ': ' : '：';
    const between = random.pick([' | ', '　', '  ']);
    const [open, close] = cv.language === 'ko' ? random.pick(['[]', '■ '] as const) : '【】';
    const heading = (text: string) => ['', `${open}${text}${close === ' ' ? '' : close}`];
    const fact = (label: string, text: string) => `${label}${colon}${text}`;
    const jobs = cv.work.flatMap((job) => [
      [wording.period(job.start, job.end), job.employer, job.title].join(between),
      ...sentences(job).map((text, at) => `${at + 1}. ${text}`),
      '',
    ]);
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      [wording.period(start, end), institution, area, degree].join(between),
    );
    const { date } = cv.birth;
    const lines = [
      fact(wording.label('name'), cv.name.full),
      fact(birth, `${date.year}.${String(date.month).padStart(2, '0')}`),
      fact(wording.label('mobile'), cv.phone.national),
      fact(wording.label('email'), cv.email),
      fact(wording.label('address'), `${cv.address.city} ${cv.address.street}`),
      fact(wish, cv.label),
      ...heading(wording.heading('education')),
      ...schools,
      ...heading(wording.heading('work')),
      ...jobs.slice(0, -1),
      ...heading(wording.heading('skills')),
      ...cv.skills.map(({ label, names }) =>
        fact(label, names.join(cv.language === 'ko' ? ', ' : '、')),
      ),
      ...(cv.languages.length === 0 ? [] : heading(wording.heading('languages'))),
      ...cv.languages.map(({ name, level }) => `${name}（${level}）`),
      ...heading(self),
      cv.summary,
    ];
    return new TextEncoder().encode(`${lines.join('\n')}\n`);
  },
};

export default family;
