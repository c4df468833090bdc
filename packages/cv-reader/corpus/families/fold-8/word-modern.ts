/** In the manner of the present résumés of Word: dates in capitals over `Title, Employer`, the entries in cells with a line at their side, skills in two cells of bullets. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { cityLine, sentences } from '../../html/page.ts';
import { bullet, pack, paragraph, run, table } from '../../word/build.ts';
import { Paragraph } from 'docx';

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'fr', 'nl', 'it', 'cs', 'es', 'sv', 'vi', 'hi'],
  formats: ['docx', 'pdf', 'docx', 'odt'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const upper = (text: string) => text.toLocaleUpperCase(cv.language);
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, allCaps: true, size: 28, color: '262626' },
        { spacing: { before: 300, after: 120 }, heading: 'Heading1' },
      );
    const entry = (when: string, what: string, where: string, body: Paragraph[]) => [
      [
        paragraph(upper(when), { bold: true, color: '595959' }),
        new Paragraph({
          children: [
            run(what, { bold: true, size: 26, color: '1D824C' }),
            run(`, ${where}`, { size: 26 }),
          ],
        }),
        ...body,
      ],
    ];
    const isProse = random.chance(0.5);
    const jobs = cv.work.map((job) =>
      entry(
        wording.period(job.start, job.end),
        job.title,
        job.employer,
        isProse ? [paragraph(`${sentences(job).join('. ')}.`)] : sentences(job).map(bullet),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(wording.period(start, end), `${degree} ${area}`, institution, []),
    );
    const names = cv.skills.flatMap((group) => group.names);
    const half = Math.ceil(names.length / 2);
    const contact = [`${cv.address.street}, ${cityLine(sheet)}`, cv.phone.international].join(
      ' · ',
    );
    const web = [cv.email, cv.links[0]?.url ?? ''].join(' · ');
    const spoken = cv.languages.map(({ name, level }) => bullet(`${name}, ${level}`));
    return pack(sheet, [
      paragraph(cv.name.full, { size: 64, allCaps: true }, { alignment: 'center' }),
      paragraph(contact, {}, { alignment: 'center' }),
      paragraph(web, { bold: true, color: '1D824C' }, { alignment: 'center' }),
      paragraph(cv.summary, {}, { spacing: { before: 240 } }),
      heading(wording.heading('work')),
      table([100], jobs, false),
      heading(wording.heading('education')),
      table([100], schools, false),
      heading(wording.heading('skills')),
      table([50, 50], [[names.slice(0, half).map(bullet), names.slice(half).map(bullet)]], false),
      ...(spoken.length === 0 ? [] : [heading(wording.heading('languages')), ...spoken]),
      ...extras(sheet).flatMap(({ title, lines }) => [heading(title)].concat(lines.map(bullet))),
    ]);
  },
};

export default family;
