/** Tests spoken languages that are named in another language than that of the CV, and CVs in Vietnamese and Indonesian. */
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../src/extract/skills/spoken-languages.ts';
import { linesIn, resumeOf } from './support/lines.ts';

const codesIn = (text: string, language: string) =>
  spokenIn(linesIn(text), language).map(({ code }) => code);

describe('spoken languages', () => {
  test.each([
    ['Español\tFrancés\tPortugués\nnativo\tintermedio\tbásico', ['es', 'fr', 'pt']],
    ['Svenska, Franska, Finska', ['sv', 'fr', 'fi']],
    ['Italiano (madrelingua), Francese (buono)', ['it', 'fr']],
    ['English, German', ['en', 'de']],
  ])('%j in an English CV are those that most names give', (text, expected) => {
    expect(codesIn(text, 'en')).toStrictEqual(expected);
  });
});

describe('CVs of South East Asia', () => {
  test('Vietnamese is read', () => {
    const { meta, work, education, languages } = resumeOf(`
      Nguyễn Thị Hương
      huong@example.com
      Kinh nghiệm làm việc
      03/2021 – Hiện tại\tTrưởng nhóm phát triển
      Công ty TNHH Phần mềm Sao Mai
      06/2017 – 02/2021\tLập trình viên
      Ngân hàng Sông Hồng
      Học vấn
      2013 – 2017\tĐại học Bách khoa Đà Nẵng
      Ngoại ngữ
      Tiếng Việt (bản ngữ), Tiếng Anh (khá)`);
    expect(meta.parser.language).toBe('vi');
    expect(work).toMatchObject([
      {
        position: 'Trưởng nhóm phát triển',
        name: 'Công ty TNHH Phần mềm Sao Mai',
        startDate: '2021-03',
      },
      { position: 'Lập trình viên', name: 'Ngân hàng Sông Hồng', endDate: '2021-02' },
    ]);
    expect(education[0]?.institution).toBe('Đại học Bách khoa Đà Nẵng');
    expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['vi', 'en']);
  });

  test('Indonesian is read', () => {
    const { meta, work, languages } = resumeOf(`
      Siti Rahma
      siti@example.co.id
      Pengalaman Kerja
      Januari 2020 – Sekarang\tStaf Keuangan
      PT Sinar Jaya Abadi
      Agustus 2016 – Desember 2019\tKasir
      Toko Buku Melati
      Pendidikan
      2012 – 2016\tUniversitas Negeri Malang
      Bahasa
      Bahasa Indonesia, Bahasa Inggris`);
    expect(meta.parser.language).toBe('id');
    expect(work).toMatchObject([
      { position: 'Staf Keuangan', name: 'PT Sinar Jaya Abadi', startDate: '2020-01' },
      { position: 'Kasir', name: 'Toko Buku Melati', endDate: '2019-12' },
    ]);
    expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['id', 'en']);
  });
});
