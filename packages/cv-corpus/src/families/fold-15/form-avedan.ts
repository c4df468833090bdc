/** Word: आवेदन पत्र, the application to offices, schools and companies in India, filled in: numbered facts with colons under each other, qualifications and experience as ruled tables, the place for a photo, a declaration with place, date and signature. */
import type { Family } from '../../family.ts';
import { type Cell, tabs, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, skillList, span, tasks, whole, wordsIn } from './lib/kit.ts';

const words: Readonly<Record<string, string>> = {
  hi: 'आवेदन पत्र|पद जिसके लिए आवेदन किया गया|आवेदक का पूरा नाम|जन्म तिथि|राष्ट्रीयता|पत्र व्यवहार का पता|मोबाइल नंबर|ई-मेल आईडी|शैक्षणिक योग्यता का विवरण|परीक्षा / उपाधि|विद्यालय / विश्वविद्यालय|अवधि|कार्य अनुभव का विवरण|क्र.|संस्था का नाम एवं स्थान|पद|कब से|कब तक|कार्य का स्वरूप|अन्य योग्यताएँ / कौशल|भाषाओं का ज्ञान|घोषणा: मैं घोषणा करता/करती हूँ कि उपरोक्त जानकारी सत्य है।|स्थान|दिनांक|आवेदक के हस्ताक्षर|फोटो',
  en: 'APPLICATION FORM|Post applied for|Full name of the applicant|Date of birth|Nationality|Address for correspondence|Mobile No.|E-mail ID|Educational Qualifications|Examination / Degree|School / University|Period|Details of Experience|S. No.|Name of organisation and place|Post held|From|To|Nature of duties|Other qualifications / skills|Languages known|Declaration: I hereby declare that the above particulars are true to the best of my knowledge.|Place|Date|Signature of the applicant|Photo',
};

const STOPS = [600, 3900, 4100] as const;

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf', 'docx'],
  languages: ['hi', 'hi', 'en'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const word = wordsIn(words, sheet);
    const w = new Word(sheet, 'Tinos', 21);
    const line = '000000';
    let count = 0;
    const stops = { ...tabs(...STOPS), indent: { left: STOPS[2], hanging: STOPS[2] } };
    const fact = (at: number, value: string) =>
      w.p(`${++count}.\t${word(at)}\t:\t${value}`, { ...stops, under: 50 });
    const item = (at: number) =>
      w.p({ t: `${++count}. ${word(at)}`, b: true }, { over: 140, under: 60 });
    const top = (at: number): Cell => ({ of: { t: word(at), b: true } });
    return w.pack(
      [
        w.p({ t: word(0), b: true, u: true, z: 28 }, { at: 'center', under: 60 }),
        w.p({ t: `[ ${word(25)} ]`, c: '808080' }, { at: 'right', under: 60 }),
        fact(1, cv.label),
        fact(2, cv.name.full),
        fact(3, birthday(sheet, random.pick(['/', '-', '.']))),
        fact(4, cv.nationality),
        fact(5, whole(sheet)),
        fact(6, number(sheet, random.chance(0.6))),
        fact(7, cv.email),
        item(8),
        w.table(
          [3600, 4000, 2000],
          [
            [top(9), top(10), top(11)],
            ...cv.education.map((one) => [course(one), one.institution, span(sheet, one)]),
          ],
          line,
        ),
        item(12),
        w.table(
          [600, 2300, 1700, 1000, 1000, 3000],
          [
            [13, 14, 15, 16, 17, 18].map(top),
            ...cv.work.map((job, at) => [
              `${at + 1}`,
              `${job.employer}, ${job.city}`,
              job.title,
              on(sheet, job.start),
              job.end ? on(sheet, job.end) : wording.present,
              tasks(job).join('; '),
            ]),
          ],
          line,
        ),
        w.p('', { under: 40 }),
        fact(19, skillList(sheet).join(', ')),
        ...(cv.languages.length
          ? [fact(20, cv.languages.map(({ name, level }) => `${name} (${level})`).join(', '))]
          : []),
        w.p(word(21), { over: 200, under: 160 }),
        w.p(`${word(22)}: ${cv.address.city}\t${word(24)}`, { ...tabs(-9600), under: 0 }),
        w.p(`${word(23)}: 18/11/2026`),
      ],
      1100,
    );
  },
};
export default family;
