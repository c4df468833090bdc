/** Typst in the manner of "alta": two columns below a name in capitals, contact after signs on one line, `Title` over `Employer` in colour with period and place in small type, a rule of dots between jobs, dots for languages. */
import type { Family } from '../../family.ts';
import { escapeTypst as x } from '../../tex/escape.ts';
import { contacts, course, h, rest, skillList, span, tasks } from './lib/kit.ts';

const EAST: Readonly<Record<string, string>> = { ja: 'JP', ko: 'KR' };

const family: Family = {
  tool: 'typst',
  languages: ['en', 'es', 'fr', 'it', 'cs', 'pl', 'de', 'zh-CN', 'ja', 'hi', 'sv', 'vi'],
  typ(sheet) {
    const { cv, random } = sheet;
    const colour = random.pick(['8F0D0D', '1D4E89', '4F772D']);
    const head = (title: string) =>
      `#block(above: 6mm, below: 3mm, sticky: true)[#text(size: 12pt, weight: "bold", fill: rgb("#${colour}"))[#upper[${x(title)}]] #v(-2mm) #line(length: 100%, stroke: 1.2pt + rgb("#${colour}"))]\n`;
    const entry = (title: string, where: string, when: string, city: string) =>
      `#block(above: 3mm, below: 2mm, sticky: true)[#text(size: 11pt)[${x(title)}] \\ #text(weight: "bold", fill: rgb("#${colour}"))[${x(where)}] \\ #text(size: 8pt, fill: luma(90))[${x(when)} ${city === '' ? '' : `#h(1fr) ${x(city)}`}]]\n`;
    const list = (lines: readonly string[]) => lines.map((one) => `- ${x(one)}`).join('\n');
    const dots = (level: number) => `${'●'.repeat(level)}${'○'.repeat(5 - level)}`;
    const left = `${head(h(sheet, 'work'))}${cv.work
      .map((job) => entry(job.title, job.employer, span(sheet, job), job.city) + list(tasks(job)))
      .join('\n#line(length: 100%, stroke: (dash: "dotted", paint: luma(150)))\n')}
${rest(sheet, ['certificates'])
  .map(({ title, lines }) => head(title) + list(lines))
  .join('\n')}`;
    const right = `${head(h(sheet, 'summary'))}#emph[${x(cv.summary)}]
${head(h(sheet, 'skills'))}${skillList(sheet)
      .map(
        (one) =>
          `#box(stroke: .5pt + luma(140), inset: 1.3mm, radius: 1mm)[#text(size: 8.5pt)[${x(one)}]]`,
      )
      .join(' ')}
${head(h(sheet, 'education'))}${cv.education.map((one) => entry(course(one), one.institution, span(sheet, one), '')).join('')}
${cv.languages.length ? head(h(sheet, 'languages')) + cv.languages.map(({ name, level }) => `${x(name)} (${x(level)}) #h(1fr) ${dots(random.integer(2, 5))}`).join(' \\\n') : ''}
${cv.certificates.length ? head(h(sheet, 'certificates')) + cv.certificates.map((one) => `*${x(one.name)}* \\ #text(size: 8pt)[${x(one.issuer)}]`).join('\n\n') : ''}`;
    return `#set page(paper: "a4", margin: 12mm)
#set text(font: ("Lato", "Noto Sans", "Noto Sans Devanagari", "Noto Sans CJK ${EAST[cv.language] ?? 'SC'}"), size: 9pt)
#text(size: 24pt, weight: "bold")[#upper[${x(cv.name.full)}]] \\ #text(size: 12pt, fill: rgb("#${colour}"))[${x(cv.label)}] \\ #text(size: 8.5pt)[${contacts(
      sheet,
    )
      .map((one) => `#sym.diamond.filled ${x(one)}`)
      .join(' #h(3mm) ')}]
#grid(columns: (1.5fr, 1fr), column-gutter: 8mm, [${left}], [${right}])
`;
  },
};
export default family;
