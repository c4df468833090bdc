/** Word as people type it who were asked for facts: every job is one line of labels between strokes, `Company: … | Post: … | Period: …`, duties below after a label of their own; the contact is such a line too. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import {
  course,
  ends,
  h,
  labelled,
  number,
  place,
  skillList,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'docx', 'pdf', 'doc', 'rtf'],
  languages: [
    'en',
    'tr',
    'vi',
    'hi',
    'es',
    'pl',
    'zh-CN',
    'cs',
    'ko',
    'el',
    'it',
    'ru',
    'ar',
    'de',
  ],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Tinos', 'Arimo', 'Carlito']), 22);
    const stroke = random.pick([' | ', ' / ', '; ', '   ']);
    const isTitleFirst = random.chance(0.4);
    const head = (title: string) =>
      w.p({ t: title, b: true, u: true, z: 23 }, { over: 180, under: 70 });
    const line = (...facts: readonly (readonly [string, string])[]) =>
      w.p(
        facts.flatMap(([label, value], at) => [
          { t: `${at > 0 ? stroke : ''}${labelled(sheet, label, '')}`, b: true },
          value,
        ]),
        { over: 60, under: 20 },
      );
    return w.pack([
      w.p({ t: wording.title, b: true, z: 28 }, { at: 'center', under: 80 }),
      line([wording.label('name'), cv.name.full]),
      line(
        [wording.label('phone'), number(sheet, random.chance(0.5))],
        [wording.label('email'), cv.email],
      ),
      line([wording.label('address'), place(sheet)]),
      ...(random.chance(0.5) ? [head(h(sheet, 'summary')), w.p(cv.summary)] : []),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => {
        const [employer, title] = [
          [wording.label('employer'), job.employer],
          [wording.label('position'), job.title],
        ] as const;
        const period = [wording.label('dates'), span(sheet, job)] as const;
        return [
          line(...(isTitleFirst ? [title, employer] : [employer, title]), period),
          w.p([
            { t: labelled(sheet, wording.label('tasks'), ''), i: true },
            `${tasks(job).join('; ')}.`,
          ]),
        ];
      }),
      head(h(sheet, 'education')),
      ...cv.education.map((one) =>
        line(
          [wording.label('institution'), one.institution],
          [wording.label('degree'), course(one)],
          [wording.label('dates'), span(sheet, one)],
        ),
      ),
      head(h(sheet, 'skills')),
      w.p(skillList(sheet).join(random.pick([', ', '; ']))),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), w.p(spoken(sheet).join(random.pick([', ', '; '])))]
        : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
