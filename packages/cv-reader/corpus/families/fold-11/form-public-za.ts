/** Word: the form of applications to the public service of a country in Africa or South Asia: lettered parts, `Yes/No` questions, employment as a table of employer, post, from and to with the reason for leaving. */
import type { Family } from '../../family.ts';
import { birthday, course, number, on, skillList, tasks, town } from './lib/kit.ts';
import { Word } from './lib/word.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: 'APPLICATION FOR EMPLOYMENT|A. THE ADVERTISED POST|Position for which you are applying|B. PERSONAL INFORMATION|Name|Date of birth|Nationality|Have you been convicted of a criminal offence?|No|C. HOW DO WE CONTACT YOU?|Postal address|Cell number|E-mail|D. LANGUAGE PROFICIENCY|E. FORMAL QUALIFICATION|Name of school / technical college|Qualification|Year obtained|F. WORK EXPERIENCE|Employer (including current employer)|Post held|From|To|Reason for leaving|Contract ended|G. DUTIES|H. SKILLS|DECLARATION|I declare that all the information provided is complete and correct.|Growth',
  hi: 'नियुक्ति हेतु आवेदन पत्र|क. विज्ञापित पद|आवेदित पद|ख. व्यक्तिगत जानकारी|नाम|जन्म तिथि|राष्ट्रीयता|क्या आपको कभी दंडित किया गया है?|नहीं|ग. संपर्क|डाक पता|मोबाइल नंबर|ई-मेल|घ. भाषा ज्ञान|ङ. शैक्षणिक योग्यता|विद्यालय / संस्थान का नाम|योग्यता|उत्तीर्ण वर्ष|च. कार्य अनुभव|नियोक्ता का नाम|पद|से|तक|छोड़ने का कारण|अनुबंध समाप्त|छ. दायित्व|ज. कौशल|घोषणा|मैं घोषणा करता/करती हूँ कि उपरोक्त जानकारी सही है।|उन्नति',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'pdf', 'doc'],
  languages: ['en', 'hi', 'en'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const w = new Word(sheet, 'Liberation Sans', 20);
    const l = (WORDS[cv.language] ?? '').split('|');
    const head = (text: string | undefined) =>
      w.p({ t: text ?? '', b: true }, { over: 200, under: 80, fill: 'BFBFBF' });
    const rows = (pairs: readonly (readonly (string | undefined)[])[]) =>
      w.table(
        [3600, 6000],
        pairs.map(([label = '', value = '']) => [label, { t: value, b: true }]),
        '808080',
      );
    const bold = (texts: readonly (string | undefined)[]) =>
      texts.map((one) => ({ t: one ?? '', b: true }));
    const jobs = cv.work.map((job) => [
      job.employer,
      job.title,
      on(sheet, job.start),
      job.end ? on(sheet, job.end) : wording.present,
      job.end ? (random.pick([l[24], l[29]]) ?? '') : '–',
    ]);
    return w.pack(
      [
        w.p({ t: l[0] ?? '', b: true, z: 28 }, { at: 'center', under: 120 }),
        head(l[1]),
        rows([[l[2], cv.label]]),
        head(l[3]),
        rows([
          [l[4], cv.name.full],
          [l[5], birthday(sheet, '/')],
          [l[6], cv.nationality],
          [l[7], l[8]],
        ]),
        head(l[9]),
        rows([
          [l[10], `${cv.address.street}, ${town(sheet)}`],
          [l[11], number(sheet)],
          [l[12], cv.email],
        ]),
        ...(cv.languages.length
          ? [head(l[13]), rows(cv.languages.map(({ name, level }) => [name, level]))]
          : []),
        head(l[14]),
        w.table(
          [4400, 3600, 1600],
          [
            bold([l[15], l[16], l[17]]),
            ...cv.education.map((one) => [one.institution, course(one), String(one.end.year)]),
          ],
          '808080',
        ),
        head(l[18]),
        w.table(
          [3000, 2400, 1300, 1300, 1600],
          [bold([l[19], l[20], l[21], l[22], l[23]]), ...jobs],
          '808080',
        ),
        head(l[25]),
        ...cv.work.flatMap((job) =>
          [w.p({ t: job.employer, u: true }, { under: 0 })].concat(w.list(tasks(job))),
        ),
        head(l[26]),
        w.p(skillList(sheet).join(', ')),
        head(l[27]),
        w.p(l[28] ?? ''),
      ],
      1134,
    );
  },
};
export default family;
