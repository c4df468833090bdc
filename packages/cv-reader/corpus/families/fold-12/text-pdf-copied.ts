/** Text copied out of a PDF's window into a file: lines broken where the page broke them, bullets on lines of their own or lost, the period on the line after the employer, a page number between. */
import type { Family } from '../../family.ts';
import {
  contacts,
  course,
  h,
  isRtl,
  rest,
  skillList,
  span,
  spoken,
  tasks,
  utf8,
} from './lib/kit.ts';

function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const family: Family = {
  tool: 'none',
  extension: 'txt',
  bytes(sheet) {
    const { cv, random } = sheet;
    const width = random.integer(60, 95);
    const sign = random.pick(['• ', '', '\uf0b7 ', '– ']);
    const isOrphan = sign !== '' && random.chance(0.25);
    const comma = isRtl(sheet) && cv.language !== 'he' ? '، ' : ', ';
    const point = (text: string) =>
      isOrphan ? [sign.trim(), ...broken(text, width)] : broken(sign + text, width);
    const shape = random.integer(0, 2);
    const top = (title: string, where: string, when: string) =>
      [
        [title, where, when],
        [where, when, title],
        [`${title} ${when}`, where],
      ][shape] ?? [];
    const jobs = cv.work.map((job) => [
      ...top(job.title, `${job.employer}${comma}${job.city}`, span(sheet, job)),
      ...tasks(job).flatMap(point),
    ]);
    const page = random.integer(0, Math.max(0, jobs.length - 1));
    const lines = [
      cv.name.full,
      cv.label,
      ...contacts(sheet),
      h(sheet, 'summary'),
      ...broken(cv.summary, width),
      h(sheet, 'work'),
      ...jobs.slice(0, page).flat(),
      ...(page > 0 ? ['1', '', cv.name.full] : []),
      ...jobs.slice(page).flat(),
      h(sheet, 'education'),
      ...cv.education.flatMap((one) => top(course(one, comma), one.institution, span(sheet, one))),
      h(sheet, 'skills'),
      ...broken(skillList(sheet).join(comma), width),
      ...(cv.languages.length ? [h(sheet, 'languages'), ...spoken(sheet)] : []),
      ...rest(sheet).flatMap(({ title, lines: its }) => [title].concat(its.flatMap(point))),
    ];
    return utf8(lines.join('\n'));
  },
};
export default family;
