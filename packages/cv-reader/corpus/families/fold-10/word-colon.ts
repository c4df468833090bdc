/** Word: capitals for headings, labels with aligned colons also for every job, dashes; Turkey, Vietnam, India, Greece, the Arab world. */
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { address, born, h, more, period, phone, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx', 'rtf'],
  languages: ['tr', 'vi', 'hi', 'el', 'ar', 'pl', 'ru'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, table, pack } = kit(sheet, random.pick(['Liberation Serif', 'Liberation Sans']), 22);
    const upper = (text: string) => text.toLocaleUpperCase(cv.language);
    const head = (text: string) =>
      p({ t: upper(text), b: true, u: random.chance(1) }, { before: 220, after: 80 });
    const rows = (its: readonly (readonly [string, string])[]) =>
      table(
        [2800, 300, 6538],
        its.map(([a, b]) => [[p({ t: a, b: true })], [p(':')], [p(b)]]),
        null,
        20,
      );
    return pack(
      [
        p({ t: upper(cv.name.full), b: true, z: 30 }, { after: 160 }),
        head(h(sheet, 'personal')),
        rows([
          [wording.label('name'), cv.name.full],
          [
            `${wording.label('birthPlace')} / ${wording.label('birthDate')}`,
            `${cv.birth.place} / ${born(sheet)}`,
          ],
          [wording.label('nationality'), cv.nationality],
          [wording.label('address'), address(sheet)],
          [wording.label('mobile'), phone(sheet, random.chance(0.5))],
          [wording.label('email'), cv.email],
        ]),
        head(h(sheet, 'education')),
        ...cv.education.map((one) =>
          rows([
            [wording.label('institution'), one.institution],
            [wording.label('degree'), `${one.degree} - ${one.area}`],
            [wording.label('dates'), period(sheet, one, 'wording', ' - ')],
          ]),
        ),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          rows([
            [wording.label('dates'), period(sheet, job, 'wording', ' - ')],
            [wording.label('employer'), `${job.employer} - ${job.city}`],
            [wording.label('position'), job.title],
            [wording.label('tasks'), tasks(job).join(', ')],
          ]),
          p('', { after: 0 }),
        ]),
        head(h(sheet, 'skills')),
        ...cv.skills.flatMap(({ names }) => names).map((one) => p(`- ${one}`, { after: 0 })),
        ...(cv.languages.length
          ? [
              head(h(sheet, 'languages')),
              rows(cv.languages.map(({ name, level }) => [name, level])),
            ]
          : []),
        ...more(sheet).flatMap(({ title, lines }) =>
          [head(title), lines.map((one) => p(`- ${one}`))].flat(),
        ),
      ],
      1134,
    );
  },
};
export default family;
