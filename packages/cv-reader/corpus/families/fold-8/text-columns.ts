/** Plain text of two columns made of spaces: headings and dates at the left, lines of eighty characters at the right, contact at the right edge. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';

const LEFT = 22;
const WIDTH = 80;

/** Words in lines of at most `width`. */
function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What is too long for the left column has a line of its own. */
function beside(left: string, texts: readonly string[]): string[] {
  const right = texts.flatMap((text) => broken(text, WIDTH - LEFT));
  if (left.length > LEFT - 2) return [left, ...right.map((line) => ' '.repeat(LEFT) + line)];
  return right.map((line, at) => (at === 0 ? left : '').padEnd(LEFT) + line);
}

const family: Family = {
  tool: 'none',
  extension: 'txt',
  languages: ['en', 'cs', 'es', 'sv', 'en', 'pt-BR', 'vi', 'de'],
  bytes(sheet) {
    const { cv, wording, random } = sheet;
    const star = random.pick(['* ', '- ', '+ ', '']);
    const caps = (text: string) => text.toLocaleUpperCase(cv.language);
    const edge = (text: string) => text.padStart(WIDTH);
    const jobs = cv.work.flatMap((job, at) => [
      ...(at === 0 ? [] : ['']),
      ...beside(wording.period(job.start, job.end), [
        `${job.title}, ${job.employer}, ${job.city}`,
        ...sentences(job).map((line) => star + line),
      ]),
    ]);
    const schools = cv.education.flatMap(({ institution, degree, area, start, end }) =>
      beside(wording.period(start, end), [`${degree} (${area})`, institution]),
    );
    const rule = '_'.repeat(WIDTH);
    const section = (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', caps(title), rule, '', ...lines];
    const lines = [
      caps(cv.name.full),
      edge(cv.address.street),
      edge(`${cityLine(sheet)}, ${cv.address.country}`),
      edge(cv.phone.international),
      edge(cv.email),
      ...section(wording.heading('summary'), broken(cv.summary, WIDTH)),
      ...section(wording.heading('work'), jobs),
      ...section(wording.heading('education'), schools),
      ...section(
        wording.heading('skills'),
        cv.skills.flatMap(({ label, names }) => beside(label, [names.join(', ')])),
      ),
      ...section(
        wording.heading('languages'),
        cv.languages.flatMap(({ name, level }) => beside(name, [level])),
      ),
      ...extras(sheet).flatMap(({ title, lines: its }) =>
        section(
          title,
          its.flatMap((line) => broken(line, WIDTH)),
        ),
      ),
      '',
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};

export default family;
