/** Word, Brazil and Latin America: the one-page CV of everyone, bullets of period and company, then role and activities. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { h, more, period, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'docx', 'doc', 'pdf'],
  languages: ['pt-BR', 'es', 'pt-BR', 'pt-BR', 'es'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const { p, bullets, line, pack } = kit(
      sheet,
      random.pick(['Liberation Sans', 'Carlito', 'Liberation Serif']),
      23,
    );
    const isPt = cv.language === 'pt-BR';
    const centre = { alignment: AlignmentType.CENTER };
    const head = (text: string) =>
      p({ t: text, b: true, caps: true }, { before: 220, after: 100, border: line('000000', 8) });
    const age = 2026 - cv.birth.date.year;
    const state = random.pick(isPt ? ['solteiro(a)', 'casado(a)'] : ['soltero/a', 'casado/a']);
    const shape = random.pick(['period first', 'employer first'] as const);
    return pack([
      p({ t: cv.name.full, b: true, z: 36 }, { ...centre, after: 60 }),
      p([cv.nationality, state, `${age} ${isPt ? 'anos' : 'años'}`].join(', '), {
        ...centre,
        after: 0,
      }),
      p(
        `${cv.address.street} – ${cv.address.city}${cv.address.region ? ` – ${cv.address.region}` : ''}`,
        { ...centre, after: 0 },
      ),
      p(
        `${wording.label('phone')}: ${random.chance(0.5) ? cv.phone.national : cv.phone.international} / ${wording.label('email')}: ${cv.email}`,
        centre,
      ),
      head(h(sheet, 'summary')),
      p(
        random.chance(0.5)
          ? cv.summary
          : `${isPt ? 'Atuar como' : 'Desempeñarme como'} ${cv.label}.`,
      ),
      head(h(sheet, 'education')),
      ...bullets(
        cv.education.map(
          (one) =>
            `${one.degree} ${isPt ? 'em' : 'en'} ${one.area}. ${one.institution}, ${isPt ? 'conclusão em' : 'concluido en'} ${one.end.year}.`,
        ),
      ),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        ...bullets(
          [
            shape === 'period first'
              ? `${period(sheet, job)} – ${job.employer}`
              : `${job.employer} (${job.city}) – ${period(sheet, job)}`,
          ],
          { before: 80 },
        ),
        p([{ t: `${wording.label('position')}: `, b: true }, `${job.title}.`], {
          indent: { left: 360 },
          after: 0,
        }),
        p([{ t: `${wording.label('tasks')}: `, b: true }, `${tasks(job).join('; ')}.`], {
          indent: { left: 360 },
        }),
      ]),
      head(h(sheet, 'skills')),
      ...bullets(cv.skills.map(({ names }) => `${names.join(', ')}.`)),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            ...bullets(cv.languages.map(({ name, level }) => `${name} – ${level};`)),
          ]
        : []),
      ...more(sheet).flatMap(({ title, lines }) => [head(title), bullets(lines)].flat()),
    ]);
  },
};
export default family;
