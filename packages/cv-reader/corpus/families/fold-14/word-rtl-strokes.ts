/** Word from right to left as assistants and coaches make it for machines: one column, contact between strokes, `Title | Employer | Town` in bold, the period in grey below it, skills in two columns of points. */
import type { Family } from '../../family.ts';
import { Word } from '../fold-11/lib/word.ts';
import { contacts, course, ends, h, skillList, span, spoken, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc'],
  languages: ['ar', 'fa', 'he', 'ar', 'he'],
  docx(sheet) {
    const { cv, random } = sheet;
    const w = new Word(sheet, 'Noto Sans', 21);
    const colour = random.pick(['1F3864', '404040', '0B5345']);
    const stroke = random.pick([' | ', ' - ', ' • ']);
    const head = (title: string) =>
      w.p({ t: title, b: true, z: 26, c: colour }, { over: 220, under: 70, rule: 'BFBFBF' });
    const skills = skillList(sheet);
    const half = Math.ceil(skills.length / 2);
    const entry = (parts: readonly string[], when: string, lines: readonly string[]) => [
      w.p({ t: parts.join(stroke), b: true }, { over: 80, under: 0 }),
      w.p({ t: when, c: '7F7F7F', z: 19 }, { under: 20 }),
      ...w.list(lines),
    ];
    return w.pack([
      w.p({ t: cv.name.full, b: true, z: 40, c: colour }, { at: 'center', under: 0 }),
      w.p(cv.label, { at: 'center', under: 20 }),
      w.p(contacts(sheet).join(' | '), { at: 'center' }),
      head(h(sheet, 'summary')),
      w.p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) =>
        entry([job.title, job.employer, job.city], span(sheet, job), tasks(job)),
      ),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => entry([course(one), one.institution], span(sheet, one), [])),
      head(h(sheet, 'skills')),
      w.table(
        [4800, 4800],
        [[{ of: w.list(skills.slice(0, half)) }, { of: w.list(skills.slice(half)) }]],
      ),
      ...(cv.languages.length ? [head(h(sheet, 'languages')), ...w.list(spoken(sheet))] : []),
      ...ends(sheet, head, (lines) => w.list(lines)),
    ]);
  },
};
export default family;
