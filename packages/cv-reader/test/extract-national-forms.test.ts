/** Tests what forms of public bodies and employers have in common: marks of required fields, numbered headings, both ends of a period with labels, jobs side by side. */
import { describe, expect, test } from 'vitest';
import { linesIn, printed, resumeOf } from './support/lines.ts';
import { endOf } from '../src/extract/dates/from-and-to.ts';
import { headingOf } from '../src/extract/sections/headings.ts';
import { partHeadingOf } from '../src/extract/sections/heading-stems.ts';
import { isConsent } from '../src/extract/sections/consent-lines.ts';

const bold = { isBold: true };
const small = { size: 7 };

describe('the mark of a required field', () => {
  test.each([
    ['Full name *', 'Phone *', 'Email *', 'Employer *'],
    ['Full name (required)', 'Phone (required)', 'Email (optional)', 'Employer (required)'],
    ['Full name required', 'Phone optional', 'Email required', 'Employer required'],
  ])('is no part of the label %j', (name, phone, email, employer) => {
    const { basics, work } = resumeOf(
      [
        `${name}\tAnna Weber`,
        `${phone}\t+41 44 668 18 00`,
        `${email}\tanna.weber@example.org`,
        'Work experience',
        `${employer}\tHotel Park`,
        'Job title\tHead Chef',
        'Period\t05/2019 – 06/2021',
      ].join('\n'),
    );
    expect(basics).toMatchObject({ name: 'Anna Weber', email: 'anna.weber@example.org' });
    expect(work).toMatchObject([
      { name: 'Hotel Park', position: 'Head Chef', startDate: '2019-05', endDate: '2021-06' },
    ]);
  });

  test('may stand in Japanese, with headings that have a number', () => {
    const { basics, work, education } = resumeOf(
      `基本情報
氏名 必須\t小林 誠
メールアドレス 必須\tkobayashi.makoto@example.jp
学歴1
学校名 必須\t北山大学
在学期間\t2010年4月 〜 2014年3月
職歴1
会社名 必須\t青葉工業株式会社
在籍期間 必須\t2018年4月 〜 2022年3月
役職 任意\t製造課長
職歴2
会社名 必須\t株式会社みなと
在籍期間 必須\t2014年4月 〜 2018年3月
役職 任意\t製造担当`,
    );
    expect(basics.name).toBe('小林 誠');
    expect(education).toMatchObject([{ institution: '北山大学' }]);
    expect(work).toMatchObject([
      { name: '青葉工業株式会社', startDate: '2018-04', endDate: '2022-03' },
      { name: '株式会社みなと', startDate: '2014-04', endDate: '2018-03' },
    ]);
  });

  test('is left where only one line ends with such a word', () => {
    const { skills } = resumeOf('Anna Weber\nSkills\nCooking, no licence required\nBaking');
    expect(skills.map(({ name }) => name)).toContain('Baking');
  });
});

describe('the heading of a part of a form', () => {
  test.each([
    ['10. Record of employment, in order of time', 'work'],
    ['7. Command of machines, software and other skills', 'skills'],
    ['4) Kenntnisse von Maschinen, Software und Sonstigem', 'skills'],
    ['III. Historial de empleo, del más reciente al más antiguo', 'work'],
    ['6. Образование (в порядке времени)', 'education'],
  ])('%j is known by one of its words', (text, kind) => {
    expect(partHeadingOf(text)?.kinds[0]).toBe(kind);
  });

  test.each([['職歴2'], ['경력3'], ['工作经历1'], ['Previous employment 2']])(
    '%j has the number of an entry',
    (text) => {
      expect(headingOf(text)?.kinds[0]).toBe('work');
    },
  );
});

describe('both ends of a period with labels', () => {
  test.each([
    ['İşe giriş', 'İşten çıkış'],
    ['Zatrudniona od', 'Zatrudniona do'],
    ['Nástup', 'Ukončení'],
    ['Eintritt', 'Austritt'],
    ['Fecha de ingreso', 'Fecha de egreso'],
    ["Date d'arrivée", 'Date de départ'],
    ['Data de admissão', 'Data de saída'],
    ['Assunta il', 'Cessata il'],
    ['In dienst', 'Uit dienst'],
    ['Anställd från', 'Anställd till'],
    ['Принята', 'Уволена'],
    ['Працювала з', 'Працювала до'],
    ['Πρόσληψη', 'Αποχώρηση'],
    ['תחילת עבודה', 'סיום עבודה'],
    ['تاريخ التعيين', 'تاريخ ترك العمل'],
    ['شروع به کار', 'پایان کار'],
    ['नियुक्ति तिथि', 'समाप्ति तिथि'],
    ['入社年月日', '退社年月日'],
    ['入职日期', '离职日期'],
    ['입사년월일', '퇴사년월일'],
    ['Ngày vào làm', 'Ngày nghỉ việc'],
  ])('%j and %j are known', (from, to) => {
    expect([endOf(from), endOf(to)]).toEqual(['from', 'to']);
  });

  test('may stand in one row, as may the school and the subject', () => {
    const { work, education } = resumeOf(
      `Ayşe Demir
ÖĞRENİM BİLGİLERİ
Okul: Ege Üniversitesi\tBölüm: Lisans, Gıda Mühendisliği
Giriş: 09/2008\tÇıkış: 06/2012
İŞ DENEYİMİ
Firma: Çınar Gıda A.Ş.\tŞehir: İzmir
Görevi: Kalite mühendisi
İşe giriş: 07/2012\tİşten çıkış: 05/2019
Firma: Deniz Konserve Ltd. Şti.\tŞehir: Manisa
Görevi: Üretim müdürü
İşe giriş: 06/2019\tİşten çıkış: halen`,
    );
    expect(education).toMatchObject([
      { institution: 'Ege Üniversitesi', startDate: '2008-09', endDate: '2012-06' },
    ]);
    expect(work).toMatchObject([
      { name: 'Çınar Gıda A.Ş.', position: 'Kalite mühendisi', startDate: '2012-07' },
      { name: 'Deniz Konserve Ltd. Şti.', position: 'Üretim müdürü', startDate: '2019-06' },
    ]);
    expect(work.map(({ endDate }) => endDate)).toEqual(['2019-05', undefined]);
  });
});

describe('the names of columns', () => {
  test('are no schools and no employers where the table is not read by them', () => {
    const { work, education } = resumeOf(
      `Anna Weber
Education
School\tDegree\tFrom\tTo
University of Leeds, BSc Physics, 2008 – 2012
Work experience
Employer\tPost held\tFrom\tTo
Head Chef, Hotel Park, 2012 – 2019
Sous Chef, Brasserie Lune Ltd, 2019 – 2022`,
    );
    expect(education).toHaveLength(1);
    expect(education).toMatchObject([{ institution: 'University of Leeds' }]);
    expect(work.map(({ name }) => name)).toEqual(['Hotel Park', 'Brasserie Lune Ltd']);
  });

  test('cut texts that two narrow columns put side by side, and dates that one breaks', () => {
    const row = (y: number, cells: readonly (readonly [number, string, number])[]) =>
      cells.map(([x, text, width]) => [x, y, text, { width }] as const);
    const { work } = resumeOf(
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [40, 80, 'Work experience', { size: 14, isBold: true }],
        ...row(100, [
          [40, 'Employer', 40],
          [150, 'Post held', 40],
          [250, 'From', 20],
          [310, 'To', 10],
          [370, 'Duties', 30],
        ]),
        ...row(120, [
          [40, 'Hotel Park, Lower Town Head Chef', 158],
          [250, 'January', 34],
          [310, 'November', 45],
          [370, 'Cooked for 80 guests', 100],
        ]),
        ...row(132, [
          [250, '2015', 20],
          [310, '2018', 20],
          [370, 'each day', 40],
        ]),
        ...row(150, [
          [40, 'Brasserie Lune', 70],
          [150, 'Sous Chef', 40],
          [250, 'May 2012', 40],
          [310, 'July 2014', 40],
          [370, 'Cooked at night', 70],
        ]),
      ]),
    );
    expect(work).toMatchObject([
      { position: 'Head Chef', startDate: '2015-01', endDate: '2018-11' },
      { name: 'Brasserie Lune', position: 'Sous Chef', startDate: '2012-05', endDate: '2014-07' },
    ]);
    expect(work[0]?.name).toContain('Hotel Park');
  });
});

describe('jobs side by side', () => {
  test('are read by the rows that ask about each', () => {
    const { work } = resumeOf(
      `Anna Weber
Empleos anteriores
Pregunta\tÚltimo empleo\tEmpleo anterior
Tiempo en la empresa\tDe mayo 2019 a la actualidad\tDe junio 2015 a abril 2019
Nombre de la empresa\tHotel Sol\tMesón Lucía
Puesto desempeñado\tJefa de cocina\tCocinera
Motivo de la salida\t—\tMejora`,
    );
    expect(work).toMatchObject([
      { name: 'Hotel Sol', position: 'Jefa de cocina', startDate: '2019-05' },
      {
        name: 'Mesón Lucía',
        position: 'Cocinera',
        startDate: '2015-06',
        endDate: '2019-04',
      },
    ]);
  });

  test('leave a table of rows as it is', () => {
    const { work } = resumeOf(
      `Anna Weber
Work experience
Employer\tJob title\tPeriod
Hotel Park\tHead Chef\t05/2019 – 06/2021
Brasserie Lune\tSous Chef\t01/2016 – 04/2019`,
    );
    expect(work.map(({ name }) => name)).toEqual(['Hotel Park', 'Brasserie Lune']);
  });
});

describe('small labels above their values', () => {
  const { basics, languages, skills } = resumeOf(
    printed([
      [40, 40, 'SOLICITUD', { size: 14, isBold: true }],
      [40, 60, 'Nombre completo', small],
      [240, 60, 'Celular', small],
      [400, 60, 'Correo electrónico', small],
      [40, 70, 'Lucía Prados'],
      [240, 70, '+34 612 34 56 78'],
      [400, 70, 'lucia.prados@example.org'],
      [40, 84, 'Domicilio', small],
      [40, 94, 'Calle Mayor 3, 28013 Madrid'],
      [40, 110, 'CONOCIMIENTOS', bold],
      [40, 122, 'Qué idiomas habla', small],
      [40, 132, 'Español (nativo), Catalán (básico)'],
      [40, 146, 'Programas, máquinas y equipos que conoce', small],
      [40, 156, 'Excel, Horno de convección, Repostería'],
    ]),
  );

  test('name the person, also where several stand in one row', () => {
    expect(basics).toMatchObject({ name: 'Lucía Prados', email: 'lucia.prados@example.org' });
  });

  test('tell languages from the skills beside them', () => {
    expect(languages.map(({ languageCode }) => languageCode)).toEqual(['es', 'ca']);
    expect(skills.map(({ name }) => name)).toEqual([
      'Microsoft Excel',
      'Horno de convección',
      'Repostería',
    ]);
  });
});

describe('a declaration at the end', () => {
  test.each([
    'Oświadczam, że wszystkie dane są prawdziwe.',
    'Prohlašuji, že údaje jsou úplné a pravdivé.',
    'Verdiğim tüm bilgilerin doğru olduğunu beyan ederim.',
    'Ich versichere, dass alle Angaben wahrheitsgemäß sind.',
    'Declaration: I hereby declare that the details are true.',
    'Todos los datos de esta hoja son verdaderos.',
    'Достоверность сведений в анкете подтверждаю',
    '以上填写内容均属实',
  ])('%j is not among the skills', (text) => {
    expect(linesIn(text).map((line) => isConsent(line))).toEqual([true]);
  });

  test.each(['Checked that orders are complete and correct', 'Word, Excel', '熟练掌握办公软件'])(
    '%j is no declaration',
    (text) => {
      expect(linesIn(text).map((line) => isConsent(line))).toEqual([false]);
    },
  );
});
