/** Text laid out by spaces for a fixed width: the name in the middle, headings in capitals in a margin, the period pushed to the right edge, points after stars. */
import type { Family } from '../../family.ts';
import { course, h, number, place, rest, span, spoken, tasks, utf8 } from './lib/kit.ts';

const WIDTH = 78;

const centred = (text: string): string =>
  ' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2))) + text;
const apart = (left: string, right: string): string =>
  left + ' '.repeat(Math.max(3, WIDTH - left.length - right.length)) + right;

function wrapped(text: string, first: string, others: string): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH && line.trim() !== first.trim()) {
      lines.push(line);
      line = others + word;
    } else line += line.endsWith(' ') || line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['en', 'de', 'fr', 'nl', 'es', 'sv', 'pl', 'cs', 'ru', 'it', 'pt-BR', 'el', 'vi'],
  bytes(sheet) {
    const { cv, random } = sheet;
    const star = random.pick(['* ', '- ', 'o ']);
    const points = (texts: readonly string[]) =>
      texts.flatMap((one) => wrapped(one, `    ${star}`, '      '));
    const head = (title: string) => ['', title.toUpperCase(), ''];
    const isSame = random.chance(0.5);
    const jobs = cv.work.flatMap((job) => [
      ...(isSame
        ? [apart(`  ${job.title}, ${job.employer}`, span(sheet, job))]
        : [apart(`  ${job.employer}, ${job.city}`, span(sheet, job)), `  ${job.title}`]),
      ...points(tasks(job)),
      '',
    ]);
    const lines = [
      centred(cv.name.full),
      centred(place(sheet)),
      centred(`${number(sheet)} / ${cv.email}`),
      ...head(h(sheet, 'summary')),
      ...wrapped(cv.summary, '  ', '  '),
      ...head(h(sheet, 'work')),
      ...jobs,
      ...head(h(sheet, 'education')).slice(1),
      ...cv.education.flatMap((one) => [
        apart(`  ${one.institution}`, span(sheet, one)),
        `  ${course(one)}`,
      ]),
      ...head(h(sheet, 'skills')),
      ...cv.skills.flatMap(({ label, names }) =>
        wrapped(`${label}: ${names.join(', ')}`, '  ', '    '),
      ),
      ...(cv.languages.length
        ? [...head(h(sheet, 'languages')), ...spoken(sheet).map((one) => `  ${one}`)]
        : []),
      ...rest(sheet).flatMap(({ title, lines: its }) =>
        head(title).concat(its.flatMap((one) => wrapped(one, '  ', '    '))),
      ),
    ];
    return utf8(lines.join(random.pick(['\n', '\r\n'])));
  },
};
export default family;
