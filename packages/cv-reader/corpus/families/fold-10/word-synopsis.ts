/** Word, India: synopsis, "Company / Designation / Duration" blocks, scholastics in a table, personal details and declaration at the end. */
import type { Family } from '../../family.ts';
import { AlignmentType, kit } from './lib/docx.ts';
import { address, born, h, period, tasks } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  en: 'RESUME|Organization|Designation|Duration|Roles & Responsibilities|Course|Institute|Year of Passing|Specialization|Date of Birth|Languages Known|Marital Status|Single|Nationality|Permanent Address|DECLARATION|I hereby declare that the above information is true to the best of my knowledge.|Place|Date',
  hi: 'जीवन-वृत्त|संस्था|पदनाम|अवधि|कार्य एवं दायित्व|पाठ्यक्रम|संस्थान|उत्तीर्ण वर्ष|विषय|जन्म तिथि|भाषा ज्ञान|वैवाहिक स्थिति|अविवाहित|राष्ट्रीयता|स्थायी पता|घोषणा|मैं घोषणा करता/करती हूँ कि उपरोक्त सभी जानकारी मेरे ज्ञान के अनुसार सत्य है।|स्थान|दिनांक',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: ['en', 'hi'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { p, table, bullets, pack, left } = kit(
      sheet,
      random.pick(['Caladea', 'Carlito', 'Liberation Serif']),
      22,
    );
    const w = (words[cv.language] ?? words['en'] ?? '').split('|');
    const head = (text: string) =>
      p(
        { t: text.toUpperCase(), b: true },
        { before: 200, after: 80, shading: { type: 'clear', fill: 'D9D9D9', color: 'auto' } },
      );
    const how = random.pick(['wording', 'mon-'] as const);
    const join = random.pick([' – ', ' - ']);
    const pair = (label: string | undefined, value: string, tab = 2400) =>
      p([{ t: label ?? '', b: true }, `\t: ${value}`], { ...left(tab), after: 20 });
    const title = (text: string | undefined) => ({
      in: [p({ t: text ?? '', b: true }, { alignment: AlignmentType.CENTER })],
    });
    const cell = (text: string) => [p(text, { alignment: AlignmentType.CENTER })];
    return pack(
      [
        p(
          { t: w[0] ?? '', b: true, z: 30, u: true },
          { alignment: AlignmentType.CENTER, after: 160 },
        ),
        p({ t: cv.name.full, b: true, z: 28 }, { after: 0 }),
        p(`Mob: ${cv.phone.international}`, { after: 0 }),
        p(`E-mail: ${cv.email}`),
        head(h(sheet, 'summary')),
        p(cv.summary),
        head(h(sheet, 'work')),
        ...cv.work.flatMap((job) => [
          pair(w[1], `${job.employer}, ${job.city}`),
          pair(w[2], job.title),
          pair(w[3], period(sheet, job, how, cv.language === 'hi' ? ' से ' : join)),
          p({ t: `${w[4]}:`, b: true }, { before: 40 }),
          ...bullets(tasks(job)),
          p('', { after: 0 }),
        ]),
        head(h(sheet, 'education')),
        table(
          [2400, 2500, 3238, 1500],
          [
            [title(w[5]), title(w[8]), title(w[6]), title(w[7])],
            ...cv.education.map((one) => [
              cell(one.degree),
              cell(one.area),
              cell(one.institution),
              cell(String(one.end.year)),
            ]),
          ],
          '000000',
        ),
        head(h(sheet, 'skills')),
        ...bullets(cv.skills.map(({ label, names }) => `${label} – ${names.join(', ')}`)),
        ...(cv.certificates.length
          ? [
              head(h(sheet, 'certificates')),
              ...bullets(
                cv.certificates.map((one) => `${one.name} (${one.issuer}), ${one.date.year}`),
              ),
            ]
          : []),
        ...(cv.projects.length
          ? [
              head(h(sheet, 'projects')),
              ...bullets(cv.projects.map((one) => `${one.name}: ${one.description}`)),
            ]
          : []),
        head(h(sheet, 'personal')),
        pair(w[9], born(sheet, random.pick(['/', '-'])), 2800),
        pair(w[13], cv.nationality, 2800),
        pair(w[11], w[12] ?? '', 2800),
        ...(cv.languages.length
          ? [pair(w[10], cv.languages.map(({ name }) => name).join(', '), 2800)]
          : []),
        pair(w[14], address(sheet), 2800),
        head(w[15] ?? ''),
        p(w[16] ?? ''),
        p(`${w[17]}: ${cv.address.city}`, { before: 160 }),
        p(`${w[18]}: `),
        p({ t: `(${cv.name.full})`, b: true }, { alignment: AlignmentType.RIGHT }),
      ],
      1134,
    );
  },
};
export default family;
