/** Word in East Asia as recruiters hand it on: name and contact in one line with strokes, headings between long rules, each job as `period | employer | post` in bold with the duties numbered in circles, schools in the same manner. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  course,
  ends,
  h,
  labelled,
  number,
  place,
  skillLines,
  span,
  spokenLine,
  tasks,
} from './lib/kit.ts';

const CIRCLES = '①②③④⑤⑥⑦⑧⑨';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['ko', 'zh-CN', 'ja', 'zh-CN', 'ko', 'ja'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, 'Carlito', 21);
    const stroke = random.pick([' | ', ' ｜ ', ' / ', '　']);
    const isTitleLast = random.chance(0.7);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 24, c: '1F3864' }, { over: 220, under: 80, rule: '1F3864' });
    const circled = (lines: readonly string[]) =>
      lines.map((one, at) =>
        w.p(`${CIRCLES[at] ?? '・'}${one}`, { under: 10, indent: { left: 300 } }),
      );
    const entry = (when: string, parts: readonly string[]) =>
      w.p(
        { t: [when, ...(isTitleLast ? parts : parts.toReversed())].join(stroke), b: true },
        { over: 90, under: 30 },
      );
    return w.pack([
      w.p(
        [
          { t: cv.name.full, b: true, z: 40 },
          ...(cv.name.reading ? [{ t: `　${cv.name.reading}`, z: 20 }] : []),
        ],
        { under: 40 },
      ),
      w.p(cv.label, { under: 40 }),
      w.p(
        [
          labelled(sheet, wording.label('mobile'), number(sheet, random.chance(0.7))),
          labelled(sheet, wording.label('email'), cv.email),
        ].join(stroke),
        { under: 0 },
      ),
      w.p(labelled(sheet, wording.label('address'), place(sheet))),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        entry(span(sheet, job), [job.employer, job.title]),
        ...circled(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.map((one) => entry(span(sheet, one), [one.institution, course(one, ' ')])),
      head(h(sheet, 'skills')),
      ...skillLines(sheet, '、').map((one) => w.p(one)),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), w.p(spokenLine(sheet))] : []),
      ...ends(sheet, head, circled),
    ]);
  },
};
export default family;
