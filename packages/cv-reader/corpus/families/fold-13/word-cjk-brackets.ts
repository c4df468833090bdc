/** Word in East Asia without a form: headings after ◆ or in 【】, the period in full-width brackets behind the employer, post after a colon, duties after ・ or numbers. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  ends,
  h,
  number,
  place,
  skillList,
  span,
  spoken,
  tasks,
} from '../fold-12/lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  languages: ['ja', 'zh-CN', 'ko', 'zh-CN', 'ja'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, 'Liberation Sans', 21);
    const [before, after] = random.pick([
      ['◆ ', ''],
      ['【', '】'],
      ['■', ''],
      ['一、', ''],
    ] as const);
    const head = (title: string) =>
      w.p({ t: before + title + after, b: true, z: 23 }, { over: 200, under: 60 });
    const isNumbered = random.chance(0.4);
    const point = (text: string, at: number) =>
      w.p(isNumbered ? `${at + 1}. ${text}` : `・${text}`, { under: 10, indent: { left: 420 } });
    const colon = cv.language === 'ko' ? ': ' : '：';
    const fact = (label: string, value: string) => w.p(`${label}${colon}${value}`, { under: 0 });
    const bracket = (text: string) => (cv.language === 'ko' ? ` (${text})` : `（${text}）`);
    return w.pack([
      w.p({ t: wording.title, b: true, z: 32 }, { at: 'center', under: 120 }),
      fact(
        wording.label('name'),
        `${cv.name.full}${cv.name.reading ? bracket(cv.name.reading) : ''}`,
      ),
      fact(wording.label('birthDate'), birthday(sheet, '/')),
      fact(wording.label('phone'), number(sheet, true)),
      fact(wording.label('email'), cv.email),
      fact(wording.label('address'), place(sheet)),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p({ t: `${job.employer}${bracket(span(sheet, job))}`, b: true }, { over: 80, under: 0 }),
        fact(wording.label('position'), job.title),
        ...tasks(job).map(point),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.map((one) =>
        w.p(`${one.institution} ${course(one, ' ')}${bracket(span(sheet, one))}`, { under: 10 }),
      ),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join(cv.language === 'ko' ? ', ' : '、')),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => w.p(one, { under: 0 }))]
        : []),
      ...ends(sheet, head, (lines) => lines.map(point)),
    ]);
  },
};
export default family;
