/** Word from right to left as many type it: labels with colons, numbered headings in bold, each job one line that says as what, where and from when to when, duties after dashes. */
import { Paragraph, TextRun } from 'docx';
import type { YearMonth } from '../../cv.ts';
import { extras } from '../../extras.ts';
import type { Family } from '../../family.ts';
import { birthDate, sentences } from '../../html/page.ts';
import { pack } from '../../word/build.ts';

type Style = { bold?: boolean; size?: number; underline?: { type: 'single' } };

/** Mail, numbers and Latin words keep their own direction. */
const OWN = /[\p{Script=Latin}@+]/u;

/** Title, name, birth, address, phone, mail, at, from, to, now, numbers of headings. */
const words: Readonly<Record<string, readonly string[]>> = {
  ar: [
    'السيرة الذاتية',
    'الاسم',
    'تاريخ الميلاد',
    'العنوان',
    'الجوال',
    'البريد الإلكتروني',
    'لدى',
    'من',
    'إلى',
    'الآن',
    'أولاً:|ثانياً:|ثالثاً:|رابعاً:|خامساً:|سادساً:|سابعاً:|ثامناً:',
  ],
  fa: [
    'رزومه',
    'نام و نام خانوادگی',
    'تاریخ تولد',
    'نشانی',
    'تلفن همراه',
    'ایمیل',
    'در',
    'از',
    'تا',
    'کنون',
    '۱)|۲)|۳)|۴)|۵)|۶)|۷)|۸)',
  ],
};

function line(text: string, style: Style = {}, indent = 0): Paragraph {
  const runs = text
    .split(/(?<= )/u)
    .map((part) => new TextRun({ text: part, rightToLeft: !OWN.test(part), ...style }));
  return new Paragraph({
    bidirectional: true,
    alignment: 'start',
    indent: { start: indent },
    children: runs,
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ar', 'fa', 'ar'],
  formats: ['docx', 'doc', 'docx', 'pdf', 'rtf'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const its = words[cv.language] ?? [];
    const word = (at: number) => its[at] ?? '';
    const numbers = word(10).split('|');
    const isNumbered = random.chance(0.6);
    const heading = (text: string) =>
      line(`${isNumbered ? `${numbers.shift() ?? ''} ` : ''}${text}`, {
        bold: true,
        size: 26,
        underline: { type: 'single' },
      });
    const span = (start: YearMonth, end: YearMonth | null) =>
      `${word(7)} ${wording.date(start)} ${word(8)} ${end ? wording.date(end) : word(9)}`;
    const jobs = cv.work.flatMap((job) => [
      line(`• ${job.title} ${word(6)} ${job.employer} (${job.city}) ${span(job.start, job.end)}`, {
        bold: true,
      }),
      ...sentences(job).map((text) => line(`- ${text}`, {}, 500)),
    ]);
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      line(`• ${degree} - ${area}، ${institution}، ${span(start, end)}`),
    );
    const fact = (label: string, text: string) => line(`${label} : ${text}`);
    const section = (title: string, lines: Paragraph[]) =>
      lines.length === 0 ? [] : [line(''), heading(title), ...lines];
    return pack(sheet, [
      line(word(0), { bold: true, size: 36 }),
      fact(word(1), cv.name.full),
      fact(word(2), birthDate(sheet)),
      fact(word(3), `${cv.address.country}، ${cv.address.city}، ${cv.address.street}`),
      fact(word(4), cv.phone.national.replace(/\D/gu, '')),
      fact(word(5), cv.email),
      ...section(wording.heading('education'), schools),
      ...section(wording.heading('work'), jobs),
      ...section(
        wording.heading('skills'),
        cv.skills.map(({ label, names }) => fact(label, names.join('، '))),
      ),
      ...section(
        wording.heading('languages'),
        cv.languages.map(({ name, level }) => fact(name, level)),
      ),
      ...extras(sheet).flatMap(({ title, lines }) =>
        section(
          title,
          lines.map((text) => line(`- ${text}`)),
        ),
      ),
    ]);
  },
};

export default family;
