/** Typst for East Asia: the facts in one centred line with full-width strokes, headings on a rule, employer, post and period in three columns. */
import type { Family } from '../../family.ts';
import { extras } from '../../extras.ts';
import { escapeTypst as escape } from '../../tex/escape.ts';

const family: Family = {
  tool: 'typst',
  languages: ['zh-CN', 'ja', 'ko'],
  typ(sheet) {
    const { cv, wording, random } = sheet;
    const heading = (text: string) =>
      `#block(above: 5mm, below: 2mm)[#text(size: 12pt, weight: "bold")[${escape(text)}] #v(-2.5mm) #line(length: 100%, stroke: 0.6pt)]\n`;
    const three = (left: string, middle: string, right: string) =>
      `#grid(columns: (1fr, 1fr, 1fr), [*${escape(left)}*], align(center)[${escape(middle)}], align(right)[${escape(right)}])\n`;
    const isDateFirst = random.chance(0.4);
    const row = (who: string, what: string, when: string) =>
      isDateFirst ? three(when, who, what) : three(who, what, when);
    const jobs = cv.work.map(
      (job) =>
        row(job.employer, job.title, wording.period(job.start, job.end)) +
        [job.summary, ...job.highlights].map((line) => `- ${escape(line)}`).join('\n'),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      row(institution, `${area} (${degree})`, wording.period(start, end)),
    );
    const facts = [cv.phone.national, cv.email, cv.address.city, cv.label];
    const more = extras(sheet).map(
      ({ title, lines }) =>
        `${heading(title)}${lines.map((line) => `- ${escape(line)}`).join('\n')}\n`,
    );
    return `#set page(paper: "a4", margin: (x: 16mm, y: 14mm))
#set text(font: ("Noto Serif", "Noto Serif CJK SC", "Noto Sans CJK SC", "Noto Sans CJK KR"), size: 10pt, lang: "${cv.language.slice(0, 2)}")
#align(center)[#text(size: 20pt, weight: "bold")[${escape(cv.name.full)}] \\ ${facts.map(escape).join(random.pick(['｜', ' ・ ', '　']))}]
${heading(wording.heading('education'))}
${schools.join('\n')}
${heading(wording.heading('work'))}
${jobs.join('\n')}
${heading(wording.heading('skills'))}
${cv.skills.map(({ label, names }) => `- *${escape(label)}*：${escape(names.join('、'))}`).join('\n')}
${cv.languages.length === 0 ? '' : `- *${escape(wording.heading('languages'))}*：${cv.languages.map(({ name, level }) => escape(`${name}（${level}）`)).join('、')}`}
${more.join('\n')}
${heading(wording.heading('summary'))}
${escape(cv.summary)}
`;
  },
};

export default family;
