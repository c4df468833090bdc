/** Word: the proforma that public bodies and colleges of India ask applicants to fill in: numbered items with colons, a table of qualifications, employment "in chronological order" as a table from the oldest post, enclosures, declaration with place and date. */
import type { Family } from '../../family.ts';
import { type Cell, type Child, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, skillList, tasks, whole } from './lib/kit.ts';

/** The labels, in the order of the form. */
const words: Readonly<Record<string, string>> = {
  en: 'BIO-DATA / CURRICULUM VITAE PROFORMA|Post applied for|Name in full (in block letters)|Date of birth (DD/MM/YYYY)|Nationality|Category|General|Address for correspondence|Mobile number|E-mail ID|Educational qualifications|Examination passed|Institution / University|Period|Details of employment, in chronological order|Organisation|Post held|From|To|Nature of duties|Languages known|Knowledge of software, equipment and other skills|Any other information|Declaration: I hereby declare that the particulars furnished above are true and correct to the best of my knowledge and belief.|Place|Date|Signature of the candidate|Sl. No.|till date',
  hi: 'जीवन-वृत्त प्रपत्र|आवेदित पद|पूरा नाम|जन्म तिथि (दिन/माह/वर्ष)|राष्ट्रीयता|श्रेणी|सामान्य|पत्राचार का पता|मोबाइल नंबर|ई-मेल|शैक्षणिक योग्यता|उत्तीर्ण परीक्षा|संस्थान / विश्वविद्यालय|अवधि|रोज़गार का विवरण (कालक्रम में)|संस्था|धारित पद|से|तक|कार्य की प्रकृति|ज्ञात भाषाएँ|सॉफ़्टवेयर, उपकरण एवं अन्य कौशल|अन्य सूचना|घोषणा: मैं घोषणा करता/करती हूँ कि ऊपर दी गई जानकारी मेरे ज्ञान और विश्वास के अनुसार सत्य है।|स्थान|दिनांक|अभ्यर्थी के हस्ताक्षर|क्र.सं.|अब तक',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf'],
  languages: ['en', 'hi', 'en'],
  docx(sheet) {
    const { cv, random } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const w = new Word(sheet, random.pick(['Tinos', 'Carlito', 'Arimo']), 20);
    const line = '000000';
    let item = 0;
    const numbered = (text: string) => {
      item += 1;
      return `${item}.  ${text}`;
    };
    const fact = (at: number, value: string): Cell[] => [numbered(word(at)), ':', value];
    const title = (at: number): Child =>
      w.p({ t: numbered(word(at)), b: true }, { over: 140, under: 60 });
    const name = (at: number): Cell => ({ of: { t: word(at), b: true, z: 18 } });
    const isOldFirst = random.chance(0.8);
    const jobs = isOldFirst ? cv.work.toReversed() : cv.work;
    const schools = isOldFirst ? cv.education.toReversed() : cv.education;
    return w.pack(
      [
        w.p({ t: word(0), b: true, u: true, z: 26 }, { at: 'center', under: 140 }),
        w.table(
          [3900, 300, 5400],
          [
            fact(1, cv.label),
            fact(2, cv.name.full.toLocaleUpperCase('en')),
            fact(3, birthday(sheet, '/')),
            fact(4, cv.nationality),
            fact(5, word(6)),
            fact(7, whole(sheet)),
            fact(8, number(sheet)),
            fact(9, cv.email),
          ],
          random.chance(0.5) ? line : undefined,
        ),
        title(10),
        w.table(
          [800, 3200, 3400, 2200],
          [
            [name(27), name(11), name(12), name(13)],
            ...schools.map((one, at) => [
              String(at + 1),
              course(one),
              one.institution,
              `${on(sheet, one.start)} - ${on(sheet, one.end)}`,
            ]),
          ],
          line,
        ),
        title(14),
        w.table(
          [700, 2300, 1900, 1150, 1150, 2400],
          [
            [name(27), name(15), name(16), name(17), name(18), name(19)],
            ...jobs.map((job, at) => [
              String(at + 1),
              `${job.employer}, ${job.city}`,
              job.title,
              on(sheet, job.start),
              job.end ? on(sheet, job.end) : word(28),
              tasks(job).join('; '),
            ]),
          ],
          line,
        ),
        ...(cv.languages.length
          ? [
              title(20),
              w.p(cv.languages.map(({ name: of, level }) => `${of} (${level})`).join(', ')),
            ]
          : []),
        title(21),
        w.p(skillList(sheet).join(', ')),
        ...(cv.certificates.length
          ? [
              title(22),
              ...cv.certificates.map((one) => w.p(`${one.name}, ${one.issuer}, ${one.date.year}`)),
            ]
          : []),
        w.p(word(23), { over: 200 }),
        w.p(`${word(24)}: ${cv.address.city}`, { over: 120, under: 0 }),
        w.p(`${word(25)}: 23/11/2026`, { under: 0 }),
        w.p(word(26), { at: 'right' }),
      ],
      1000,
    );
  },
};
export default family;
