/** Eight CVs of invented people, from the file to the record. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCv } from '#recruiting/cvs/parser/parse.ts';
import { Resume } from '#recruiting/cvs/parser/resume.ts';
import { type Expected, Score } from '../../tools/cv-score/score.ts';
import { NOW } from '../support/cv-lines.ts';

const samples: { file: string; expected: Expected }[] = [
  {
    file: 'd01-en-onecol.pdf',
    expected: {
      name: 'Maya Thornton',
      email: 'maya.thornton@example.com',
      phone: '+12065550134',
      skills: [
        'TypeScript',
        'JavaScript',
        'CSS',
        'React',
        'Next.js',
        'Storybook',
        'Git',
        'Jest',
        'Figma',
      ],
      work: [
        {
          name: 'Cedar & Sound Software',
          position: 'Senior Frontend Engineer',
          startDate: '2021-01',
          endDate: null,
        },
        {
          name: 'Pike Street Labs',
          position: 'Web Developer',
          startDate: '2017-06',
          endDate: '2020-12',
        },
      ],
      education: [
        {
          institution: 'University of Washington',
        },
      ],
      languages: ['en'],
    },
  },
  {
    file: 'd02-en-gh.docx',
    expected: {
      name: 'Kwame Asante-Boateng',
      email: 'kwame.asante@example.org',
      phone: '+233241234567',
      skills: ['SAP', 'Inventory management', 'Lean', 'Microsoft Excel', 'Negotiation'],
      work: [
        {
          name: 'Volta Freight Ltd',
          position: 'Operations Manager',
          startDate: '2018-07',
          endDate: null,
        },
        {
          name: 'Tema Port Services',
          position: 'Warehouse Supervisor',
          startDate: '2013-02',
          endDate: '2018-06',
        },
      ],
      education: [
        {
          institution: 'University of Ghana',
        },
      ],
      languages: ['en', 'ak'],
    },
  },
  {
    file: 'd03-de-tabellarisch.doc',
    expected: {
      name: 'Lukas Hartmann',
      email: 'lukas.hartmann@example.de',
      phone: '+491713920087',
      skills: ['SPS-Programmierung', 'TIA Portal', 'AutoCAD', 'Microsoft Office'],
      work: [
        {
          name: 'Neckartal Maschinenbau GmbH & Co. KG',
          position: 'Elektroniker',
          startDate: '2016-02',
          endDate: null,
        },
        {
          name: 'Elektro Bühler',
          position: 'Auszubildender',
          startDate: '2012-09',
          endDate: '2016-01',
        },
      ],
      education: [
        {
          institution: 'Gewerbliche Schule Stuttgart',
        },
      ],
      languages: ['de', 'en'],
    },
  },
  {
    file: 'd04-es-sidebar.pdf',
    expected: {
      name: 'Carmen Ruiz Navarro',
      email: 'carmen.ruiz@example.es',
      phone: '+34655123409',
      skills: ['Contabilidad', 'SAP', 'ContaPlus', 'Microsoft Excel', 'Facturación'],
      work: [
        {
          name: 'Aceites del Guadalquivir S.A.',
          position: 'Administrativa contable',
          startDate: '2017-03',
          endDate: null,
        },
        {
          name: 'Gestoría Triana',
          position: 'Auxiliar administrativa',
          startDate: '2013-09',
          endDate: '2017-02',
        },
      ],
      education: [
        {
          institution: 'IES Pablo Picasso',
        },
      ],
      languages: ['es', 'en'],
    },
  },
  {
    file: 'd05-fr-table.docx',
    expected: {
      name: 'Antoine Girard',
      email: 'antoine.girard@example.fr',
      phone: '+33639985521',
      skills: ['HACCP', 'Gestion des stocks', 'Management', 'Pâtisserie'],
      work: [
        {
          name: 'Restaurant Le Vieux Quai',
          position: 'Chef de cuisine',
          startDate: '2018-05',
          endDate: null,
        },
        {
          name: 'Hôtel des Pins',
          position: 'Sous-chef',
          startDate: '2012-03',
          endDate: '2018-04',
        },
      ],
      education: [
        {
          institution: 'Lycée hôtelier de Talence',
        },
      ],
      languages: ['fr', 'en'],
    },
  },
  {
    file: 'd06-pt-br.pdf',
    expected: {
      name: 'Beatriz Nogueira Campos',
      email: 'beatriz.nogueira@example.com.br',
      phone: '+5521998765021',
      skills: ['Python', 'SQL', 'Power BI', 'Apache Airflow', 'R'],
      work: [
        {
          name: 'Guanabara Seguros',
          position: 'Analista de Dados Sênior',
          startDate: '2020-08',
          endDate: null,
        },
        {
          name: 'Loja Arpoador',
          position: 'Analista de BI',
          startDate: '2016-04',
          endDate: '2020-07',
        },
      ],
      education: [
        {
          institution: 'Universidade Federal do Rio de Janeiro',
        },
      ],
      languages: ['pt', 'en'],
    },
  },
  {
    file: 'd07-ja.pdf',
    expected: {
      name: '鈴木 陽子',
      email: 'yoko.suzuki@example.jp',
      phone: '+819087654321',
      skills: ['Figma', 'HTML', 'CSS', 'Adobe Illustrator', 'Photoshop'],
      work: [
        {
          name: '株式会社なにわデザイン',
          position: 'Webデザイナー',
          startDate: '2019-07',
          endDate: null,
        },
        {
          name: '有限会社梅田印刷',
          position: 'DTPオペレーター',
          startDate: '2016-04',
          endDate: '2019-06',
        },
      ],
      education: [
        {
          institution: '京都芸術大学',
        },
      ],
      languages: ['ja', 'en'],
    },
  },
  {
    file: 'd08-ar-rtl.docx',
    expected: {
      name: 'عمر الحسن',
      email: 'omar.alhassan@example.sa',
      phone: '+966507654321',
      skills: ['Cisco', 'Fortinet', 'Linux', 'CCNA'],
      work: [
        {
          name: 'شركة الدرعية للاتصالات',
          position: 'مهندس شبكات',
          startDate: '2019-09',
          endDate: null,
        },
        {
          name: 'مؤسسة الواحة للحاسب',
          position: 'فني دعم',
          startDate: '2016-03',
          endDate: '2019-08',
        },
      ],
      education: [
        {
          institution: 'جامعة الملك سعود',
        },
      ],
      languages: ['ar', 'en'],
    },
  },
];

async function read(file: string) {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'cvs', file)));
  return parseCv(bytes, { now: NOW });
}

describe('the sample CVs', () => {
  it.each(samples)('$file says what is expected of it', async ({ file, expected }) => {
    const { status, resume, text } = await read(file);
    expect(status).toBe('parsed');
    expect(Resume.parse(resume)).toStrictEqual(resume);
    expect(text).toContain(expected.email);
    const score = new Score();
    expect(resume && score.add(expected, resume)).toStrictEqual([]);
  });

  it('keep the score of all fields, though one of them may be misread some day', async () => {
    const score = new Score();
    for (const { file, expected } of samples) {
      const { resume } = await read(file);
      if (resume) score.add(expected, resume);
      else score.addNothing(expected);
    }
    expect(score.share('email')).toBe(1);
    expect(score.share('phone')).toBe(1);
    expect(score.share('name')).toBe(1);
    expect(score.share('skills found')).toBeGreaterThanOrEqual(0.95);
    expect(score.share('skills right')).toBeGreaterThanOrEqual(0.97);
    expect(score.share('date ranges')).toBeGreaterThanOrEqual(0.93);
    expect(score.share('employer with dates')).toBeGreaterThanOrEqual(0.9);
    expect(score.share('job title')).toBeGreaterThanOrEqual(0.9);
    expect(score.share('school')).toBeGreaterThanOrEqual(0.95);
    expect(score.share('languages')).toBeGreaterThanOrEqual(0.95);
  });

  it('give the same twice, and count what goes on to the day that is told', async () => {
    const [first, second] = await Promise.all([
      read('d01-en-onecol.pdf'),
      read('d01-en-onecol.pdf'),
    ]);
    expect(first).toStrictEqual(second);
    expect(first.resume?.meta.parser).toMatchObject({
      pages: 1,
      language: 'en',
      confidence: 1,
      total_months_experience: 109,
    });
  });

  it('that are none are said to be', async () => {
    expect(await parseCv(new Uint8Array(), { now: NOW })).toMatchObject({ resume: null, text: '' });
    const noise = new Uint8Array(1_000).fill(7);
    expect((await parseCv(noise, { now: NOW })).status).not.toBe('parsed');
  });
});
