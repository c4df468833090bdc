/** Word, right to left: coloured headings with a rule, the period at a tab on the other side, title over employer. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { h, more, period, phone, studied, tasks } from './lib/kit.ts';

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc', 'docx', 'pdf', 'docx'],
  languages: ['he', 'ar', 'fa'],
  docx(sheet) {
    const { cv, random } = sheet;
    const font =
      cv.language === 'he'
        ? 'Noto Sans Hebrew'
        : random.pick(['Noto Sans Arabic', 'Noto Naskh Arabic']);
    const { p, bullets, line, pack } = kit(sheet, font, 21);
    const colour = random.pick(['1F4E79', '385623', '7030A0']);
    const comma = cv.language === 'he' ? ', ' : '، ';
    const tab = { tabStops: [{ type: 'right' as const, position: 9600 }] };
    const head = (text: string) =>
      p({ t: text, b: true, z: 25, c: colour }, { before: 220, after: 80, border: line(colour) });
    const isEmployerFirst = random.chance(0.4);
    return pack([
      p(
        { t: cv.name.full, b: true, z: 40, c: colour },
        { alignment: AlignmentType.CENTER, after: 20 },
      ),
      p(cv.label, { alignment: AlignmentType.CENTER }),
      p(
        [
          phone(sheet, random.chance(0.6)),
          ' | ',
          cv.email,
          ' | ',
          [cv.address.street, cv.address.city].join(comma),
        ],
        { alignment: AlignmentType.CENTER },
      ),
      head(h(sheet, 'summary')),
      p(cv.summary),
      head(h(sheet, 'work')),
      ...cv.work.flatMap((job) => [
        p(
          [
            { t: isEmployerFirst ? job.employer : job.title, b: true },
            '\t',
            period(sheet, job, 'wording', ' - '),
          ],
          { ...tab, before: 100, after: 0 },
        ),
        p({
          t: [isEmployerFirst ? job.title : job.employer, job.city].join(comma),
          i: cv.language === 'he',
        }),
        ...bullets(tasks(job)),
      ]),
      head(h(sheet, 'education')),
      ...cv.education.flatMap((one) => [
        p([{ t: studied(one, comma), b: true }, '\t', period(sheet, one, 'wording', ' - ')], {
          ...tab,
          after: 0,
        }),
        p(one.institution),
      ]),
      head(h(sheet, 'skills')),
      ...cv.skills.map(({ label, names }) => p([{ t: `${label}: `, b: true }, names.join(comma)])),
      ...(cv.languages.length
        ? [
            head(h(sheet, 'languages')),
            p(cv.languages.map(({ name, level }) => `${name} - ${level}`).join(comma)),
          ]
        : []),
      ...more(sheet).flatMap(({ title, lines }) => [head(title), bullets(lines)].flat()),
    ]);
  },
};
export default family;
