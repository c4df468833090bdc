/** Tests CVs that are declarations or tell of a career in sentences, as public bodies and older people write them. */
import { describe, expect, test } from 'vitest';
import { resumeOf } from './support/lines.ts';

const declared = `
  Curriculum formativo e professionale
  Il/La sottoscritto/a Anna Conti, nato/a a Pisa il 01/11/1991, residente in Via Roma 12, 10121 Torino, tel. 312 349 9429, e-mail a.conti@example.net, cittadinanza italiana
  DICHIARA
  di possedere i seguenti titoli di studio
  Diploma, Perito meccanico conseguito presso ITIS Volta, dal 09/2005 al 07/2010;
  di aver prestato i seguenti servizi
  Datore di lavoro: Officine Verdi S.r.l., Torino
  Qualifica: Disegnatore meccanico
  Periodo: dal 05/2012 a tutt’oggi
  di avere le seguenti competenze
  Disegno tecnico, AutoCAD`;

describe('a declaration', () => {
  const { basics, work, education, skills } = resumeOf(declared);

  test('names who declares, and where they live', () => {
    expect(basics).toMatchObject({ name: 'Anna Conti', location: { city: 'Torino' } });
  });

  test('says in a sentence what follows', () => {
    expect(work).toMatchObject([
      { name: 'Officine Verdi S.r.l.', position: 'Disegnatore meccanico', startDate: '2012-05' },
    ]);
    expect(education).toMatchObject([{ institution: 'ITIS Volta', endDate: '2010-07' }]);
    expect(skills.map(({ name }) => name)).toStrictEqual(['Disegno tecnico', 'AutoCAD']);
  });

  test('is not taken where a task says what follows', () => {
    const { work: jobs } = resumeOf(`
      Anna Weber
      Experience
      Cook, Hotel Park, 2019 – 2021
      • Introduced the following skills
      Waiter, Hotel Lake, 2016 – 2019`);
    expect(jobs.map(({ name }) => name)).toStrictEqual(['Hotel Park', 'Hotel Lake']);
  });
});

describe('a career in sentences', () => {
  test.each([
    ['From Jan 2014 to Sep 2017 I worked as Cook at Hotel Park in Leeds.', 'Cook'],
    ['Von 01/2014 bis 09/2017 arbeitete ich als Koch bei Hotel Park in Graz.', 'Koch'],
    ['Da 01/2014 a 09/2017 ho lavorato come Cuoco presso Hotel Park, Bari.', 'Cuoco'],
    [
      'Od 01/2014 do 09/2017 pracowałem(-am) na stanowisku: Kucharz w firmie Hotel Park, Gdynia.',
      'Kucharz',
    ],
  ])('names the job: %s', (sentence, position) => {
    const { work } = resumeOf(`
      Curriculum Vitae
      Work experience
      ${sentence} Cooked for eighty guests every day. Trained two cooks and wrote the menus of each season, also for the bar.
      Education
      2010 – 2013\tHotel School Bern`);
    expect(work).toMatchObject([{ position, startDate: '2014-01', endDate: '2017-09' }]);
    expect(work[0]?.name).toMatch(/^Hotel Park/u);
  });

  test('names the school without the verb', () => {
    const { education } = resumeOf(`
      Education
      From 2010 to 2013 I attended Hotel School Bern (Diploma, Cookery).
      Work experience
      2014 – 2017\tCook, Hotel Park`);
    expect(education).toMatchObject([{ institution: 'Hotel School Bern', startDate: '2010' }]);
  });

  test('may have names and period before the first sentence', () => {
    const { work } = resumeOf(`
      Work experience
      Cook, Hotel Park, Leeds, 05/2019 – 07/2021. Cooked for eighty guests; trained two cooks and wrote the menus.
      Waiter, Hotel Lake, York, 10/2016 – 04/2019. Served the guests of the bar; kept the accounts of each evening.`);
    expect(work).toMatchObject([
      { position: 'Cook', name: 'Hotel Park' },
      { position: 'Waiter', name: 'Hotel Lake' },
    ]);
  });
});

describe('the name', () => {
  test('may have the address behind it', () => {
    const { basics } = resumeOf(`
      Curriculum Vitae
      Oluwaseun Subramanian, 25 Elm Street, 100001 Lagos
      Tel. 0802 128 6162, subramanian_oluwaseun@example.org
      Work experience
      2014 – 2017\tCook, Hotel Park`);
    expect(basics.name).toBe('Oluwaseun Subramanian');
  });
});

describe('contact details', () => {
  test('stand at the end as well, in one line', () => {
    const { basics } = resumeOf(`
      Anna Weber
      Work experience
      2014 – 2017\tCook, Hotel Park
      Interests
      Hiking, chess
      12 Elm Street, LS1 4AP Leeds · 0161 496 0123 · river@example.org`);
    expect(basics).toMatchObject({
      email: 'river@example.org',
      phone: '+441614960123',
      location: { city: 'Leeds' },
    });
  });

  test('of a referee are not those of the person', () => {
    const { basics } = resumeOf(`
      Anna Weber
      Work experience
      2014 – 2017\tCook, Hotel Park
      References
      Grace Patel
      0161 496 0123 · grace.patel@example.org`);
    expect(basics.phone).toBeUndefined();
  });
});
