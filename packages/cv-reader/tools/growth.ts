/**
 * Measures how the CPU time of what each extractor reads grows with the text: `npm run bench:cv-growth`. Text of twice the
 * length may take twice as long; four times would be a square. Ends with 1 where it takes more than three times.
 */
import type { Segment } from '../src/segment.ts';
import { extractResume } from '../src/extract/extract.ts';

/** Characters of the shorter text; the longer one has as many as are read. */
const SHORT = 50_000;
const LONG = 100_000;
const RATIO_MAX = 3;
/** Of less, in milliseconds, the ratio says nothing. */
const LEAST = 40;
/** The best of so many runs counts. */
const ROUNDS = 3;
/** Characters of a line, of which so many fit on a page. */
const LINE = 80;
const PAGE = 60;
const NOW = new Date('2026-06-15T00:00:00Z');

/** A line of each kind of content, under a heading that has it read as such. */
const shapes: Readonly<Record<string, readonly [heading: string, line: string]>> = {
  names: ['', 'Anna Maria van der Berg'],
  emails: ['', 'a.b@example'],
  'phone numbers': ['', '+1 202 555 0123 '],
  addresses: ['', '12 High Street, LS1 4DY Leeds, '],
  labels: ['Work Experience', 'Position: Welder, Company: Park Ltd, '],
  'labels with colons apart': ['Work Experience', 'Position\t:\tWelder'],
  jobs: ['Work Experience', 'Engineer, Park Ltd, Jan 2019 – Feb 2020'],
  'told jobs': ['Work Experience', 'Worked as Cook at Hotel Park from May 2016 to June 2019'],
  schools: ['Education', 'University of Oslo, BSc in Law, 2010 – 2014'],
  'schools behind degrees': ['Education', 'VMBO Techniek, Het Hooghuis'],
  skills: ['Skills', 'Python, Java and Go (expert), C++, Excel;'],
  'skills behind labels': ['Other', 'Kitchen: Menu planning, Excel, SAP'],
  languages: ['Languages', 'English German French Spanish Italian Polish'],
  'languages among skills': ['Skills', 'Swedish: fluent'],
  'languages without spaces': ['语言', '英语法语德语日语韩语俄语'],
  headings: ['', 'Skills & Languages'],
  dates: ['Work Experience', '01/2019 - 02/2020 '],
  'heads of mails': ['', 'Anna Weber <a.b@example.org>'],
  'receivers of mails': ['', 'To: a.b@example.org'],
  'numbered lines': ['Work Experience', '1. Cooked for eighty guests'],
  'beginnings without an end': ['Work Experience', 'Start date: 05/2019'],
  ideographs: ['', '工'],
};

function linesOf([heading, line]: readonly [string, string], size: number): string[] {
  const count = Math.ceil(size / line.length);
  const perLine = Math.max(1, Math.floor(LINE / line.length));
  const lines = Array.from({ length: Math.ceil(count / perLine) }, () => line.repeat(perLine));
  return heading === '' ? lines : [heading, ...lines];
}

function segmentsOf(lines: readonly string[], isPlaced: boolean): Segment[] {
  return lines.flatMap((line, at) =>
    line.split('\t').map((text, cell) => ({
      text,
      page: isPlaced ? 1 + Math.floor(at / PAGE) : 1,
      x: 40 + cell * 120,
      width: text.length * 5,
      y: isPlaced ? 20 + (at % PAGE) * 12 : at + 1,
      size: 10,
      isBold: false,
    })),
  );
}

function milliseconds(lines: readonly string[], isPlaced: boolean): number {
  const segments = segmentsOf(lines, isPlaced);
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    extractResume(segments, 1, { now: NOW });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

let worst = 0;
console.log(`${'text'.padEnd(26)}  placed  ${SHORT / 1000} kB  ${LONG / 1000} kB  ratio (CPU ms)`);
for (const [name, shape] of Object.entries(shapes)) {
  for (const isPlaced of [false, true]) {
    const short = milliseconds(linesOf(shape, SHORT), isPlaced);
    const long = milliseconds(linesOf(shape, LONG), isPlaced);
    const ratio = long / short;
    if (long >= LEAST) worst = Math.max(worst, ratio);
    const cells = [short.toFixed(0).padStart(5), long.toFixed(0).padStart(6), ratio.toFixed(1)];
    console.log(`${name.padEnd(26)}  ${isPlaced ? 'yes   ' : 'no    '}  ${cells.join('  ')}`);
  }
}
console.log(`\nThe largest ratio is ${worst.toFixed(1)}.`);
process.exitCode = worst > RATIO_MAX ? 1 : 0;
