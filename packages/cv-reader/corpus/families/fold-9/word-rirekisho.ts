/** 履歴書 typed in Word, for people who change jobs: three cells for year, month and event, with the post and the duties below each entry, and boxes for licences, motives and wishes. */
import type { Paragraph } from 'docx';
import type { YearMonth } from '../../cv.ts';
import type { Family, Sheet } from '../../family.ts';
import { sentences } from '../../html/page.ts';
import { pack, paragraph, table } from '../../word/build.ts';

const cell = (text: string, isCentred = false): Paragraph[] => [
  paragraph(text, {}, isCentred ? { alignment: 'center' } : {}),
];
const event = (date: YearMonth | null, text: string, isCentred = false) => [
  cell(date ? String(date.year) : '', true),
  cell(date ? String(date.month) : '', true),
  cell(text, isCentred),
];
const box = (label: string, text: string) => [cell(label), cell(text)];

function schoolsOf({ cv }: Sheet) {
  return cv.education
    .toReversed()
    .flatMap(({ start, end, institution, area }) => [
      event(start, `${institution}　${area}　入学`),
      event(end, `${institution}　${area}　卒業`),
    ]);
}

function jobsOf({ cv, random }: Sheet) {
  const hasDuties = random.chance(0.6);
  return cv.work.toReversed().flatMap((job) => {
    const begin = event(job.start, `${job.employer}（${job.city}）　入社`);
    const post = event(null, `職種：${job.title}`);
    const duties = event(null, `業務内容：${sentences(job).join('、')}`);
    const end = job.end ? event(job.end, `${job.employer}　退職`) : event(null, '現在在職中');
    return hasDuties ? [begin, post, duties, end] : [begin, post, end];
  });
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['ja'],
  dateStyle: 'han',
  formats: ['docx', 'pdf', 'doc', 'docx'],
  docx(sheet) {
    const { cv, random } = sheet;
    const { date } = cv.birth;
    const spoken = cv.languages.map(({ name, level }) => `${name}（${level}）`).join('、');
    return pack(sheet, [
      paragraph('履　歴　書', { bold: true, size: 32 }),
      paragraph('2026年 4月14日 現在', {}, { alignment: 'right' }),
      table(
        [20, 80],
        [
          box('ふりがな', cv.name.reading ?? ''),
          box('氏　　名', cv.name.full),
          box('生年月日', `${date.year}年${date.month}月${date.day}日生`),
          box('現 住 所', `〒${cv.address.postalCode}　${cv.address.city}${cv.address.street}`),
          box('電　　話', cv.phone.national),
          box('メール', cv.email),
        ],
        true,
      ),
      paragraph(''),
      table(
        [12, 8, 80],
        [
          [cell('年', true), cell('月', true), cell('学　歴　・　職　歴', true)],
          event(null, '学歴', true),
          ...schoolsOf(sheet),
          event(null, '職歴', true),
          ...jobsOf(sheet),
          [cell(''), cell(''), [paragraph('以上', {}, { alignment: 'right' })]],
        ],
        true,
      ),
      paragraph(''),
      table(
        [26, 74],
        [
          box(
            '免許・資格',
            cv.certificates.map(({ name }) => `${name}　取得`).join('、') || '特になし',
          ),
          box('活かせる知識・技術', cv.skills.flatMap(({ names }) => names).join('、')),
          ...(spoken === '' ? [] : [box('語学', spoken)]),
          box('志望の動機', cv.summary),
          box(
            '本人希望記入欄',
            random.pick(['貴社の規定に従います。', '勤務地は相談させていただきたく存じます。']),
          ),
        ],
        true,
      ),
    ]);
  },
};

export default family;
