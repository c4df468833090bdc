/** Word with a photo that floats at the upper right, personal data behind tabs, headings in a filled line; each job is a bold line of period and title behind a tab, the employer with its town below it, indented. */
import { ImageRun } from 'docx';
import type { Family } from '../../family.ts';
import { tabs, Word } from '../fold-11/lib/word.ts';
import {
  birthday,
  course,
  ends,
  h,
  number,
  place,
  skillLines,
  span,
  spoken,
  tasks,
} from './lib/kit.ts';
import { portrait } from './lib/picture.ts';

const INDENT = 2500;
const EMU_PER_MM = 36_000;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc', 'odt'],
  languages: ['de', 'fr', 'cs', 'pl', 'it', 'es', 'tr', 'vi', 'ru', 'el', 'nl', 'zh-CN', 'ko'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const w = new Word(sheet, random.pick(['Carlito', 'Arimo', 'Clear Sans']), 21);
    const fill = random.pick(['DEEAF6', 'E2EFD9', 'EDEDED']);
    const stop = { ...tabs(INDENT), indent: { left: INDENT, hanging: INDENT } };
    const deep = { indent: { left: INDENT + 300, hanging: 260 } };
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 23 }, { fill, over: 220, under: 90 });
    const fact = (label: string, value: string) =>
      w.p([`${label}:\t${value}`], { ...stop, under: 0 });
    const photo = new ImageRun({
      type: 'png',
      data: portrait(),
      transformation: { width: 105, height: 131 },
      floating: {
        horizontalPosition: { relative: 'page', offset: 160 * EMU_PER_MM },
        verticalPosition: { relative: 'page', offset: 18 * EMU_PER_MM },
      },
    });
    const top = w.p({ t: wording.title, z: 36 }, { under: 120 });
    top.addChildElement(photo);
    return w.pack([
      top,
      head(h(sheet, 'personal')),
      fact(wording.label('name'), cv.name.full),
      fact(wording.label('birthDate'), `${birthday(sheet)}, ${cv.birth.place}`),
      fact(wording.label('nationality'), cv.nationality),
      fact(wording.label('address'), place(sheet)),
      fact(wording.label('phone'), number(sheet)),
      fact(wording.label('email'), cv.email),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        w.p({ t: `${span(sheet, job)}\t${job.title}`, b: true }, { ...stop, over: 90, under: 0 }),
        w.p(`${job.employer}, ${job.city}`, { indent: { left: INDENT }, under: 20 }),
        ...w.list(tasks(job), deep),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        w.p({ t: `${span(sheet, one)}\t${course(one)}`, b: true }, { ...stop, over: 60, under: 0 }),
        w.p(one.institution, { indent: { left: INDENT } }),
      ]),
      head(h(sheet, 'skills')),
      ...skillLines(sheet).map((one) => w.p(one)),
      ...(cv.languages.length
        ? [head(h(sheet, 'languages')), ...spoken(sheet).map((one) => w.p(one, { under: 0 }))]
        : []),
      ...ends(sheet, head, (lines) => lines.map((one) => w.p(one))),
    ]);
  },
};
export default family;
