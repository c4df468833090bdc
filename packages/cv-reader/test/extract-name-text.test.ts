/** Tests the name of the person in the text: beside titles and degrees, over several lines, among larger texts. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

describe('the name', () => {
  test.each([
    ['Maya Thornton\nFrontend Engineer\nmaya.thornton@example.com', 'Maya Thornton'],
    ['Lebenslauf\nName\tLukas Hartmann\nAnschrift\tStuttgart', 'Lukas Hartmann'],
    ['CURRICULUM VITAE\nNombre y apellidos: Rocío Benítez Prieto', 'Rocío Benítez Prieto'],
    ['Curriculum Vitae of John Smith\nBerlin', 'John Smith'],
    ['Robert “Bob” Miller\nCook\nbob.miller@example.com\nRIVERSIDE CARE GROUP', 'Robert Miller'],
    ['Anna "Anni" Weber\nGRANDHOTEL ALPENBLICK\nanni@example.com', 'Anna Weber'],
    ['Berlin\nSenior Engineer\nAnna-Lena Becker\nannalena.becker@example.de', 'Anna-Lena Becker'],
    ['Dr. Ada Quill, PhD\nLecturer', 'Ada Quill'],
    ['Harriet Vance, CISSP, CISM\nToronto', 'Harriet Vance'],
    ['mgr inż. Dorota Kamińska-Lis\nLublin', 'Dorota Kamińska-Lis'],
    ['Dott.ssa Chiara Bellini\nMedico chirurgo', 'Chiara Bellini'],
    ['Mason Cook — Site Foreman\nmason.cook@example.com', 'Mason Cook'],
    ['鈴木 陽子\nWebデザイナー', '鈴木 陽子'],
    ['履歴書\nふりがな すずき ようこ\n氏名 鈴木 陽子', '鈴木 陽子'],
    ['عمر الحسن\nمهندس شبكات', 'عمر الحسن'],
    ['РЕЗЮМЕ\nФИО: Громова Екатерина Сергеевна', 'Громова Екатерина Сергеевна'],
    ['김민준\n백엔드 개발자', '김민준'],
    ['RESUME\nBERNADETTE O\u2019SULLIVAN\nb.osullivan@example.ie', 'BERNADETTE O\u2019SULLIVAN'],
    ['Sanne van den Heuvel\nUtrecht', 'Sanne van den Heuvel'],
    ['Robert “Bob” Miller\nHARBOUR LOGISTICS\nrobert@example.com', 'Robert Miller'],
    ['Robert "Bob" Miller\nACME FREIGHT', 'Robert Miller'],
    ['Anna Weber, Dipl.-Ing.\nBerlin', 'Anna Weber'],
    ['姓名\t王伟\t性别\t男\n电话\t13800138000', '王伟'],
    ['Grace Patel, Clinical Nurse Manager\ngrace.patel@example.org', 'Grace Patel'],
    ['Prof. Dr. med. Anna Weber\nBerlin', 'Anna Weber'],
    ['John Smith MBA, PMP\nProject Manager', 'John Smith'],
    ['Łukasz Wiśniewski1\nKraków', 'Łukasz Wiśniewski'],
    ['Vorname: Anna\nNachname: Weber\nE-Mail: a@example.de', 'Anna Weber'],
    ['Nom\tDupont\nPrénom\tJean\nTéléphone\t06 39 98 55 21', 'Jean Dupont'],
    ['Name: Weber, Anna\nBerlin', 'Anna Weber'],
    ['CURRICULUM VITAE\nNom\tZoé\nAdresse\t14 rue Haute, 67000 Strasbourg', 'Zoé'],
    ['Namn\nAdress\nTel.', undefined],
    ['简历\n王伟 Wei Wang\n软件工程师\n工作经历\n北京公司', '王伟'],
    ['Wei Wang 王伟\nSoftware Engineer\nExperience', 'Wei Wang'],
    ['佐藤 美咲 様\n経歴書の概要です', '佐藤 美咲'],
    ['Phone: 0161 496 0123\tJane Roe\nEmail: jane.roe@example.com', 'Jane Roe'],
    ['Profile\nSkills\nPython', undefined],
    ['Dati personali\nNome e cognome Giulia Zanetti\nCell. 347 123 4567', 'Giulia Zanetti'],
    ['Osobní údaje\nJméno a příjmení Věra Růžička\nBrno', 'Věra Růžička'],
    ["Gentili Signori,\nresto in attesa.\nNiccolò D'Amico\n40121 Bologna", "Niccolò D'Amico"],
  ])('the name in %j is %s', (text, expected) => {
    expect(resumeOf(text).basics.name).toBe(expected);
  });

  test('a large name on two lines is joined', () => {
    const look = { size: 24 };
    const segments = printed([
      [40, 40, 'TOBIAS', look],
      [40, 68, 'EKLUND', look],
      [40, 90, 'Key Account Manager'],
      [40, 105, 'tobias.eklund@example.com'],
    ]);
    expect(resumeOf(segments).basics).toMatchObject({
      name: 'TOBIAS EKLUND',
      label: 'Key Account Manager',
    });
  });

  test.each([
    ['Willem', 'Bakker', 'Willem Bakker'],
    ['Anne-', 'Marie Weber', 'Anne-Marie Weber'],
    ['山本', '陽子', '山本 陽子'],
  ])('a name of two weights on the lines %j and %j is %j', (above, below, name) => {
    const segments = printed([
      [40, 40, above, { size: 24 }],
      [40, 68, below, { size: 24, isBold: true }],
      [40, 90, 'Some text of the usual size'],
      [40, 105, 'More text of the usual size'],
      [40, 120, 'mail@example.com'],
    ]);
    expect(resumeOf(segments).basics.name).toBe(name);
  });

  test('a large name over two lines is joined across lines of another column and small words', () => {
    const look = { size: 30 };
    const between = printed([
      [40, 40, 'Karl-Heinz', look],
      [400, 52, 'Lindenstraße 125'],
      [40, 74, 'Müller-Lüdenscheid', look],
      [400, 76, '79098 Freiburg'],
      [40, 120, 'Some text of the usual size'],
      [40, 135, 'karl-heinz@example.com'],
    ]);
    expect(resumeOf(between).basics.name).toBe('Karl-Heinz Müller-Lüdenscheid');
    const small = printed([
      [40, 40, 'Conceição', look],
      [40, 74, 'da Silva Santos', look],
      [40, 120, 'Some text of the usual size'],
      [40, 135, 'conceicao@example.com'],
      [40, 150, 'More text of the usual size'],
    ]);
    expect(resumeOf(small).basics.name).toBe('Conceição da Silva Santos');
  });

  test('headings and skills are no names, however large', () => {
    const segments = printed([
      [40, 40, 'Work experience', { size: 16 }],
      [40, 60, 'Java Python JavaScript'],
      [40, 80, 'Education', { size: 16 }],
    ]);
    expect(resumeOf(segments).basics).not.toHaveProperty('name');
  });

  test('a job title below a name of one word is not a part of it', () => {
    const segments = printed([
      [40, 40, 'Willem', { size: 24 }],
      [40, 64, 'Accountant', { size: 16 }],
      [40, 90, 'willem@example.com'],
      [40, 105, 'Some text of the usual size'],
    ]);
    expect(resumeOf(segments).basics.name).not.toContain('Accountant');
  });

  test('a name broken over three lines by a narrow column is joined', () => {
    const look = { size: 22 };
    const segments = printed([
      [20, 40, 'Karin', look],
      [20, 66, 'Åkesson', look],
      [20, 92, 'Dahl', look],
      [20, 120, 'karin.dahl@example.se'],
    ]);
    expect(resumeOf(segments).basics.name).toBe('Karin Åkesson Dahl');
  });

  test('the name is the largest text and not the first', () => {
    const segments = printed([
      [40, 30, 'Hartmann Holding'],
      [40, 60, 'Jane Doe', { size: 22 }],
      [40, 80, 'Some text of the usual size'],
    ]);
    expect(resumeOf(segments).basics.name).toBe('Jane Doe');
  });
});
