/** Tests entries that are one running paragraph, in several languages, and texts that only look like one. */
import { describe, expect, test } from 'vitest';
import { resumeOf } from './support/lines.ts';

function jobsIn(text: string): string[] {
  return resumeOf(text).work.map(
    ({ name, position, startDate }) => `${position} | ${name} | ${startDate}`,
  );
}

describe('an entry in one paragraph', () => {
  test.each([
    [
      'after its period',
      `Experience
      2019 – 2021: Cook, Hotel Park, Bern. Cooked for 80 guests a day; trained two cooks.
      2016 – 2019: Kitchen Porter, Harbour Grill, Basel. Kept the kitchen clean; washed the dishes.`,
      ['Cook | Hotel Park | 2019', 'Kitchen Porter | Harbour Grill | 2016'],
    ],
    [
      'with a legal form at the end of the names',
      `Berufserfahrung
      2019 – 2021: Teamleiter, Kranich GmbH & Co. KG. Einarbeitung neuer Kolleginnen und Kollegen.
      2016 – 2019: Buchhalterin, Weber & Söhne AG. Abstimmung der Konten und Zahlungsverkehr.`,
      ['Teamleiter | Kranich GmbH & Co. KG | 2019', 'Buchhalterin | Weber & Söhne AG | 2016'],
    ],
    [
      'below its period',
      `Werkervaring
      2021 – 2023
      Filiaalmanager, Sportzaak Topfit, Eindhoven. Personeelsplanning in Excel; Omzet verhoogd.
      2019 – 2021
      Verkoper, Slagerij De Boer, Utrecht. Kassa en dagafsluiting; Inkoop van vlees en worst.`,
      ['Filiaalmanager | Sportzaak Topfit | 2021', 'Verkoper | Slagerij De Boer | 2019'],
    ],
    [
      'with names that go on in the next line',
      `Experience
      2019 – 2021\tSenior Purchasing Manager, The Harbour Cold Storage
      Company, Leeds. Bought all that was sold; led a team of nine.
      2016 – 2019\tBuyer, Moor Foods, York. Bought vegetables from forty farms in the county.`,
      [
        'Senior Purchasing Manager | The Harbour Cold Storage Company | 2019',
        'Buyer | Moor Foods | 2016',
      ],
    ],
  ])('%s', (_, text, jobs) => {
    expect(jobsIn(text)).toStrictEqual(jobs);
  });

  test('what follows the names is its description', () => {
    const [job] = resumeOf(
      'Experience\n2019 – 2021: Cook, Hotel Park, Bern. Cooked for 80 guests; trained two cooks.',
    ).work;
    expect(job?.summary).toBe('Cooked for 80 guests; trained two cooks.');
  });

  test('an abbreviation ends no names', () => {
    expect(
      jobsIn('Experience\n2019 – 2021\tStaff Nurse, St. Brigid Hospital of the Holy Cross, Cork'),
    ).toStrictEqual(['Staff Nurse | St. Brigid Hospital of the Holy Cross | 2019']);
  });
});
