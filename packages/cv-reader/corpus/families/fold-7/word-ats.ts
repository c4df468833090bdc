/** In the manner of the résumés of Word for applicant tracking systems: a centred head in capitals, `Title | Employer | dates`. */
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { bullet, pack, paragraph } from '../../word/build.ts';

const family: Family = {
  tool: 'libreoffice',
  languages: ['en', 'de', 'es', 'it', 'pt-BR', 'pl', 'vi', 'en', 'ko', 'el'],
  formats: ['docx', 'docx', 'pdf', 'odt', 'doc'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const centred = { alignment: 'center' } as const;
    const heading = (text: string) =>
      paragraph(
        text,
        { bold: true, allCaps: true, size: 24 },
        {
          alignment: 'center',
          spacing: { before: 300, after: 100 },
          border: { bottom: { style: 'single', size: 8, color: '000000', space: 2 } },
        },
      );
    const isDatesLast = random.chance(0.6);
    // Capitals of some letters cannot be told back: of YILDIZ, whether it was Yıldız.
    const isCapital = cv.name.full.toUpperCase().toLowerCase() === cv.name.full.toLowerCase();
    const entry = (strong: string, plain: string, when: string) => {
      const parts = isDatesLast ? [strong, plain, when] : [when, strong, plain];
      return paragraph(parts.join(' | '), { bold: true }, { spacing: { before: 140 } });
    };
    const place = cv.address.region
      ? `${cv.address.city}, ${cv.address.region}`
      : `${cv.address.city}, ${cv.address.country}`;
    const jobs = cv.work.flatMap((job) =>
      [entry(job.title, job.employer, wording.period(job.start, job.end))].concat(
        [job.summary, ...job.highlights].map(bullet),
      ),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      entry(`${degree} ${area}`, institution, wording.period(start, end)),
    );
    const skills = random.chance(0.5)
      ? cv.skills.flatMap(({ names }) => names.map(bullet))
      : cv.skills.map(({ label, names }) => paragraph(`${label}: ${names.join(', ')}`));
    return pack(sheet, [
      paragraph(cv.name.full, { allCaps: isCapital, size: 44 }, centred),
      paragraph([place, cv.phone.national, cv.email].join(' | '), {}, centred),
      heading(wording.heading('summary')),
      paragraph(cv.summary),
      heading(wording.heading('work')),
      ...jobs,
      heading(wording.heading('education')),
      ...schools,
      heading(wording.heading('skills')),
      ...skills,
      ...(cv.languages.length === 0 ? [] : [heading(wording.heading('languages'))]),
      ...cv.languages.map(({ name, level }) => bullet(`${name}: ${level}`)),
      ...extras(sheet).flatMap(({ title, lines }) =>
        [heading(title)].concat(lines.map((line) => paragraph(line))),
      ),
    ]);
  },
};

export default family;
