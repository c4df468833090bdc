/** Word of East Asian template shops: a coloured cell at the left with photo, facts and skills, at the right headings on a strip, each job the employer in bold with `post | period` below it, duties with numbers. */
import { ImageRun, Paragraph } from 'docx';
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { course, h, number, place, rest, skillList, span, spoken, tasks } from './lib/kit.ts';
import { portrait } from './lib/picture.ts';

/** Wish, years of age. */
const words: Readonly<Record<string, readonly [string, string, string]>> = {
  'zh-CN': ['求职意向', '年龄', '岁'],
  ja: ['希望職種', '年齢', '歳'],
  ko: ['희망 직무', '나이', '세'],
};
const THIS_YEAR = 2026;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc'],
  languages: ['zh-CN', 'ko', 'zh-CN', 'ja'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, 'Carlito', 20);
    const [wish = '', age = '', years = ''] = words[cv.language] ?? [];
    const colour = random.pick(['2F5597', '3B3838', '00626D']);
    const white = (t: string, b = false, z = 19) => w.p({ t, b, z, c: 'FFFFFF' }, { under: 50 });
    const sideHead = (t: string) =>
      w.p({ t, b: true, z: 23, c: 'FFFFFF' }, { over: 220, under: 80, rule: 'FFFFFF' });
    const head = (t: string) =>
      w.p({ t, b: true, z: 23, c: colour }, { over: 160, under: 80, fill: 'F2F2F2' });
    const stroke = random.pick([' | ', ' / ', '｜']);
    const numbered = random.pick([
      (one: string, at: number) => `${at + 1}. ${one}`,
      (one: string, at: number) => `${at + 1}、${one}`,
      (one: string) => `• ${one}`,
    ]);
    const photo = new Paragraph({
      alignment: 'center',
      children: [
        new ImageRun({ type: 'png', data: portrait(), transformation: { width: 96, height: 120 } }),
      ],
    });
    const side = [
      photo,
      w.p({ t: cv.name.full, b: true, z: 36, c: 'FFFFFF' }, { at: 'center', over: 80, under: 40 }),
      w.p({ t: `${wish}：${cv.label}`, c: 'FFFFFF', z: 19 }, { at: 'center' }),
      sideHead(h(sheet, 'personal')),
      white(`${age}：${THIS_YEAR - cv.birth.date.year}${years}`),
      white(`${wording.label('phone')}：${number(sheet, true)}`),
      white(`${wording.label('email')}：${cv.email}`),
      white(`${wording.label('address')}：${place(sheet)}`),
      sideHead(h(sheet, 'skills')),
      ...skillList(sheet).map((one) => white(one)),
      ...(cv.languages.length
        ? [sideHead(h(sheet, 'languages')), ...spoken(sheet).map((one) => white(one))]
        : []),
    ];
    const main = [
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p({ t: job.employer, b: true, z: 21 }, { over: 60, under: 0 }),
        w.p({ t: `${job.title}${stroke}${span(sheet, job)}`, c: '595959' }, { under: 20 }),
        ...tasks(job).map((one, at) => w.p(numbered(one, at), { under: 10 })),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: one.institution, b: true, z: 21 }, { under: 0 }),
        w.p({ t: `${course(one)}${stroke}${span(sheet, one)}`, c: '595959' }),
      ]),
      ...rest(sheet).flatMap(({ title, lines }) =>
        [head(title)].concat(lines.map((one) => w.p(one))),
      ),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
    ];
    return w.pack(
      [w.table([3000, 7200], [[{ of: side, fill: colour }, { of: main }]], undefined, 160)],
      800,
    );
  },
};
export default family;
