/** Sơ yếu lý lịch, the declared life of Vietnamese applicants: dotted labels, a table of parents and siblings, then the stations as a table of from, to and what. */
import type { Family, Sheet } from '../../family.ts';
import { birthDate } from '../../html/page.ts';
import { bullet, pack, paragraph, table } from '../../word/build.ts';

const cells = (texts: readonly string[], bold = false) =>
  texts.map((text) => [paragraph(text, { bold })]);

function relatives({ cv, random }: Sheet) {
  const family = cv.name.last ?? cv.name.full;
  const jobs = ['Nông dân', 'Giáo viên nghỉ hưu', 'Buôn bán', 'Công nhân'];
  const row = (kin: string, given: string, older: number) =>
    cells([kin, `${family} ${given}`, String(cv.birth.date.year - older), random.pick(jobs)]);
  return table(
    [18, 34, 18, 30],
    [
      cells(['Quan hệ', 'Họ và tên', 'Năm sinh', 'Nghề nghiệp'], true),
      row('Bố', 'Văn Thành', 27),
      row('Mẹ', 'Thị Lan', 25),
      row('Em', 'Văn Khoa', -3),
    ],
    true,
  );
}

const family: Family = {
  tool: 'libreoffice',
  languages: ['vi'],
  dateStyle: 'numeric',
  formats: ['doc', 'docx', 'pdf', 'docx'],
  docx(sheet) {
    const { cv, wording, random } = sheet;
    const dotted = random.chance(0.5) ? ': ....... ' : ': ';
    const pair = (label: string, text: string) => paragraph(`${label}${dotted}${text}`);
    const heading = (text: string) =>
      paragraph(text, { bold: true, size: 24 }, { spacing: { before: 260, after: 80 } });
    const jobs = cv.work.map((job) =>
      cells([
        `${wording.date(job.start)} - ${job.end ? wording.date(job.end) : 'nay'}`,
        job.employer,
        job.title,
        [job.summary, ...job.highlights].join('; '),
      ]),
    );
    const schools = cv.education.map(({ institution, degree, area, start, end }) =>
      cells([`${wording.date(start)} - ${wording.date(end)}`, institution, area, degree]),
    );
    return pack(sheet, [
      paragraph('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', { bold: true }, { alignment: 'center' }),
      paragraph('Độc lập - Tự do - Hạnh phúc', { bold: true }, { alignment: 'center' }),
      paragraph('SƠ YẾU LÝ LỊCH', { bold: true, size: 32 }, { alignment: 'center' }),
      heading('I. BẢN THÂN'),
      pair('Họ và tên', cv.name.full.toLocaleUpperCase('vi')),
      pair('Ngày sinh', birthDate(sheet)),
      pair('Nơi ở hiện nay', `${cv.address.street}, ${cv.address.city}`),
      pair('Số điện thoại', cv.phone.national),
      pair('Email', cv.email),
      pair('Dân tộc', 'Kinh'),
      heading('II. QUAN HỆ GIA ĐÌNH'),
      relatives(sheet),
      heading('III. QUÁ TRÌNH ĐÀO TẠO'),
      table(
        [24, 32, 24, 20],
        [cells(['Thời gian', 'Tên trường', 'Ngành học', 'Văn bằng'], true), ...schools],
        true,
      ),
      heading('IV. QUÁ TRÌNH CÔNG TÁC'),
      table(
        [22, 28, 20, 30],
        [cells(['Thời gian', 'Đơn vị công tác', 'Chức vụ', 'Công việc'], true), ...jobs],
        true,
      ),
      heading('V. KỸ NĂNG'),
      ...cv.skills.map(({ label, names }) => bullet(`${label}: ${names.join(', ')}`)),
      ...(cv.languages.length === 0 ? [] : [heading('VI. NGOẠI NGỮ')]),
      ...cv.languages.map(({ name, level }) => bullet(`${name} (${level})`)),
      heading('LỜI CAM ĐOAN'),
      paragraph('Tôi xin cam đoan những lời khai trên là đúng sự thật và chịu trách nhiệm.'),
      paragraph(`${cv.address.city}, ngày 14 tháng 4 năm 2026`, {}, { alignment: 'right' }),
      paragraph('Người khai', {}, { alignment: 'right' }),
    ]);
  },
};

export default family;
