/** Word from right to left: the application for employment of hospitals, schools and hotels in Arabic and Persian, filled in: headings in shaded cells over the whole table, facts as label and value twice in a row, schools and jobs as ruled tables, an undertaking and a signature. */
import type { Family } from '../../family.ts';
import { type Cell, Word } from '../fold-11/lib/word.ts';
import { birthday, course, number, on, place, skillList, tasks } from './lib/kit.ts';

/** The labels, in the order of the form. */
const words: Readonly<Record<string, string>> = {
  ar: 'استمارة طلب توظيف|الوظيفة المطلوبة|البيانات الشخصية|الاسم الكامل|الجنسية|تاريخ الميلاد|الحالة الاجتماعية|رقم الجوال|البريد الإلكتروني|العنوان|المؤهلات العلمية|المؤهل والتخصص|الجهة التعليمية|من|إلى|الخبرات العملية|جهة العمل|المدينة|المسمى الوظيفي|المهام|المهارات|اللغات|اللغة|المستوى|أقر بأن جميع البيانات الواردة أعلاه صحيحة.|التوقيع|أعزب|متزوج',
  fa: 'فرم درخواست استخدام|شغل مورد تقاضا|مشخصات فردی|نام و نام خانوادگی|تابعیت|تاریخ تولد|وضعیت تأهل|تلفن همراه|پست الکترونیک|نشانی|سوابق تحصیلی|مقطع و رشته|نام مؤسسه|از|تا|سوابق کاری|نام سازمان|شهر|سمت|شرح وظایف|مهارت‌ها|زبان‌ها|زبان|سطح|صحت اطلاعات فوق را تأیید می‌کنم.|امضا|مجرد|متأهل',
};

const family: Family = {
  tool: 'libreoffice',
  formats: ['docx', 'doc', 'pdf'],
  languages: ['ar', 'ar', 'fa'],
  docx(sheet) {
    const { cv, random, wording } = sheet;
    const its = (words[cv.language] ?? '').split('|');
    const word = (at: number) => its[at] ?? '';
    const w = new Word(sheet, 'Noto Sans', 19);
    const line = '808080';
    const fill = random.pick(['D9E2F3', 'E2EFD9', 'E7E6E6']);
    const label = (at: number): Cell => ({ of: { t: word(at), b: true }, fill: 'F7F7F7' });
    const head = (at: number, span: number): Cell[] => [
      { of: [w.p({ t: word(at), b: true, z: 21 }, { at: 'center', under: 0 })], span, fill },
    ];
    return w.pack(
      [
        w.p({ t: word(0), b: true, z: 30 }, { at: 'center', under: 100 }),
        w.table(
          [1700, 3100, 1700, 3100],
          [
            [label(1), { of: cv.label, span: 3 }],
            head(2, 4),
            [label(3), cv.name.full, label(4), cv.nationality],
            [label(5), birthday(sheet, '/'), label(6), random.pick([word(26), word(27)])],
            [label(7), number(sheet, true), label(8), cv.email],
            [label(9), { of: place(sheet), span: 3 }],
          ],
          line,
        ),
        w.p('', { under: 60 }),
        w.table(
          [3300, 3300, 1500, 1500],
          [
            head(10, 4),
            [label(11), label(12), label(13), label(14)],
            ...cv.education.map((one) => [
              course(one),
              one.institution,
              on(sheet, one.start),
              on(sheet, one.end),
            ]),
          ],
          line,
        ),
        w.p('', { under: 60 }),
        w.table(
          [2300, 1100, 1700, 1200, 1200, 2100],
          [
            head(15, 6),
            [label(16), label(17), label(18), label(13), label(14), label(19)],
            ...cv.work.map((job) => [
              job.employer,
              job.city,
              job.title,
              on(sheet, job.start),
              job.end ? on(sheet, job.end) : wording.present,
              tasks(job).join('، '),
            ]),
          ],
          line,
        ),
        w.p('', { under: 60 }),
        w.table([9600], [head(20, 1), [skillList(sheet).join('، ')]], line),
        w.p('', { under: 60 }),
        ...(cv.languages.length
          ? [
              w.table(
                [4800, 4800],
                [
                  head(21, 2),
                  [label(22), label(23)],
                  ...cv.languages.map(({ name, level }) => [name, level]),
                ],
                line,
              ),
            ]
          : []),
        w.p(word(24), { over: 160 }),
        w.p(`${word(25)}: ................`),
      ],
      1000,
    );
  },
};
export default family;
