/** Word: Microsoft's chronological template, dates in grey capitals over title and company, with a bar at the left. */
import { BorderStyle } from 'docx';
import type { Family } from '../../family.ts';
import { kit } from './lib/docx.ts';
import { address, h, more, period, tasks, allSkills } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'docx', 'pdf', 'docx'],
  languages: ['en', 'de', 'nl', 'sv', 'fr', 'cs', 'it', 'tr', 'el', 'ru'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, bullets, table, pack } = kit(sheet, 'Carlito', 22);
    const colour = random.pick(['1D824C', '77448B', '2A7B88']);
    const bar = { left: { style: BorderStyle.SINGLE, size: 18, color: 'BFBFBF', space: 12 } };
    const head = (text: string) =>
      p({ t: text, b: true, z: 28, caps: true }, { before: 240, after: 80 });
    const entry = (when: string, title: string, where: string, text: readonly string[]) => [
      p(
        { t: when, b: true, z: 20, c: '595959', caps: true },
        { border: bar, before: 60, after: 0, indent: { left: 240 } },
      ),
      p(
        [
          { t: title, b: true, z: 26, c: colour },
          { t: `, ${where}`, z: 26, c: '595959' },
        ],
        { border: bar, after: 0, indent: { left: 240 } },
      ),
      ...text.map((one) => p(one, { border: bar, after: 0, indent: { left: 240 } })),
      p('', { after: 0 }),
    ];
    // Capitals lose the dot of a Turkish i and stress in Greek.
    const caps = !/tr|el/u.test(cv.language);
    const skills = allSkills(sheet);
    const half = Math.ceil(skills.length / 2);
    const space = cv.name.full.indexOf(' ');
    const first = space < 0 ? cv.name.full : cv.name.full.slice(0, space);
    const rest = space < 0 ? '' : cv.name.full.slice(space);
    return pack([
      p(
        [
          { t: first, z: 64, c: '595959', caps },
          { t: rest, z: 64, b: true, caps },
        ],
        { after: 20 },
      ),
      p([`${address(sheet)} · ${cv.phone.international}`], { after: 0 }),
      p({
        t: [cv.email, ...(random.chance(0.5) ? cv.links.map(({ url }) => url) : [])].join(' · '),
        b: true,
        c: colour,
      }),
      p(cv.summary, { before: 200 }),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) =>
        entry(period(sheet, job), job.title, job.employer, [tasks(job).join('. ') + '.']),
      ),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((school) =>
        entry(
          period(sheet, school),
          [school.degree, school.area].join(' '),
          school.institution,
          [],
        ),
      ),
      head(h(sheet, 'skills')),
      table([4819, 4819], [[bullets(skills.slice(0, half)), bullets(skills.slice(half))]]),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            ...bullets(cv.languages.map(({ name, level }) => `${name}, ${level}`)),
          ]
        : []),
      ...more(sheet).flatMap(({ title, lines }) =>
        [head(title), lines.map((one) => p(one))].flat(),
      ),
    ]);
  },
};
export default family;
