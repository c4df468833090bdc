/** LaTeX: the class ReadableCV, whose roles have an outline and achievements below a table of dates. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { skillNames } from '../../html/page.ts';
import { escapeTex as escape } from '../../tex/escape.ts';

const SKILLS_AT_ONCE = 9;
const ACHIEVEMENTS = 6;

/** The arguments of a command that takes a fixed number of items, some empty. */
const padded = (items: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => `{${escape(items[at] ?? '')}}`).join('');

const family: Family = {
  tool: 'latex',
  engine: 'pdflatex',
  languages: ['en'],
  without: ['address'],
  tex(sheet) {
    const { cv, wording, random } = sheet;
    const names = skillNames(cv);
    const isJobFirst = random.chance(0.6);
    const skills = Array.from({ length: Math.ceil(names.length / SKILLS_AT_ONCE) }, (_, at) => {
      const its = names.slice(at * SKILLS_AT_ONCE, (at + 1) * SKILLS_AT_ONCE);
      return String.raw`\addSkills${padded(its, SKILLS_AT_ONCE)}`;
    });
    const jobs = cv.work.map((job) => {
      const achievements = String.raw`\roleAchievements${padded(job.highlights, ACHIEVEMENTS)}`;
      return String.raw`\newRole{${escape(wording.period(job.start, job.end))}}{${escape(job.title)}}{${escape(`${job.employer}, ${job.city}`)}}{${escape(job.summary)}}
${job.highlights.length === 0 ? '' : achievements}`;
    });
    const schools = cv.education.map(
      ({ institution, degree, area, start, end }) =>
        String.raw`\noindent\newCourse{${escape(wording.period(start, end))}}{${escape(`${degree} ${area}`)}}{${escape(institution)}}{}`,
    );
    const heading = (text: string) => String.raw`\newHeading{${escape(text)}}{}`;
    return String.raw`\documentclass{ReadableCV}
\usepackage[utf8]{inputenc}
\setHeaderAlignment{${random.pick(['left', 'right'])}}
\setContactLocation{${random.pick(['below', 'opposite'])}}
\setJobCompanyOrder{${isJobFirst ? 'JobFirst' : 'CompanyFirst'}}
\setYourName{${escape(cv.name.full)}}
\setYourJobTitle{${escape(cv.label)}}
\setYourMobileNo{${escape(cv.phone.national)}}
\setYourEmailAddr{${escape(cv.email)}}
\begin{document}
\showHeader
${heading(wording.heading('summary'))}
${escape(cv.summary)}

${heading(wording.heading('skills'))}
${skills.join('\n')}
${heading(wording.heading('work'))}
${jobs.join('\n\n')}
${heading(wording.heading('education'))}
${schools.join('\n\n')}
${cv.languages.length === 0 ? '' : heading(wording.heading('languages'))}
${escape(cv.languages.map(({ name, level }) => `${name} (${level})`).join(', '))}

${extras(sheet)
  .map(({ title, lines }) => `${heading(title)}\n${lines.map(escape).join('\n\n')}\n`)
  .join('\n')}
\end{document}
`;
  },
};

export default family;
