/** Tests employers and titles in rows that have more than one name: banners, departments, slashes, states. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';
import type { Segment } from '../src/segment.ts';

const jobs = (from: string | readonly Segment[]) =>
  resumeOf(typeof from === 'string' ? `Anna Weber\nExperience\n${from}` : from).work.map(
    ({ position, name }) => `${position} @ ${name}`,
  );

describe('an employer above several positions', () => {
  test.each([
    [
      `Lowell Trust
Auditor, Group Risk\tMay 2019 – June 2021
- Led the audit
Clerk, Payments\tMay 2017 – April 2019
- Paid people`,
      ['Auditor, Group Risk @ Lowell Trust', 'Clerk, Payments @ Lowell Trust'],
    ],
    [
      `Lowell Corporation
Auditor – Group Risk\tMay 2019 – June 2021
- Led the audit
Clerk – Payments\tMay 2017 – April 2019
- Paid people
Intern, Archive\tMay 2016 – April 2017`,
      [
        'Auditor @ Lowell Corporation',
        'Clerk @ Lowell Corporation',
        'Intern, Archive @ Lowell Corporation',
      ],
    ],
    [
      `Lowell Trust
Auditor, Group Risk\tMay 2019 – June 2021
- Led the audit
Clerk, Payments\tMay 2017 – April 2019
- Paid people
Hotel Park Ltd.
Waiter\tMay 2015 – April 2017`,
      [
        'Auditor, Group Risk @ Lowell Trust',
        'Clerk, Payments @ Lowell Trust',
        'Waiter @ Hotel Park Ltd.',
      ],
    ],
  ])('is that of each: %j', (text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  test('is told by the indent where no word tells it', () => {
    const cv = (x: number) =>
      printed([
        [40, 40, 'Anna Weber', { size: 20 }],
        [40, 70, 'Experience', { size: 14, isBold: true }],
        [40, 90, 'Lowell Blum'],
        [x, 104, 'Auditor, Payments'],
        [400, 104, 'May 2019 – June 2021'],
        [x + 10, 118, '• Led the audit of four sites'],
        [x, 140, 'Clerk, Archive'],
        [400, 140, 'May 2017 – April 2019'],
        [x + 10, 154, '• Paid the people of all sites'],
      ]);
    expect(jobs(cv(55))).toEqual([
      'Auditor, Payments @ Lowell Blum',
      'Clerk, Archive @ Lowell Blum',
    ]);
  });

  test.each([
    `Gastronomy
Cook, Hotel Park\tMay 2019 – June 2021
- Led the kitchen
Waiter, Café Blum\tMay 2017 – April 2019`,
    `Gastronomy
Cook, Park GmbH\tMay 2019 – June 2021
- Led the kitchen
Waiter, Blum GmbH\tMay 2017 – April 2019`,
  ])('does not only head them: %j', (text) => {
    expect(jobs(text).map((one) => one.split(' @ ')[1])).not.toContain('Gastronomy');
  });
});

describe('a slash', () => {
  test.each([
    [
      'Lowell Trust, Software Engineer / Programmer',
      'Software Engineer / Programmer @ Lowell Trust',
    ],
    [
      'Software Engineer / Programmer, Lowell Trust',
      'Software Engineer / Programmer @ Lowell Trust',
    ],
    ['Koch / Kellner\nHotel Park', 'Koch / Kellner @ Hotel Park'],
    [
      'University of Lowell\nScientific Employee / Software Development',
      'Scientific Employee / Software Development @ University of Lowell',
    ],
    ['Cook / Hotel Park', 'Cook @ Hotel Park'],
    ['Cook / Blum', 'Cook @ Blum'],
    ['Nurse | Hotel Park', 'Nurse @ Hotel Park'],
  ])('parts the names of %j as %s', (text, expected) => {
    expect(jobs(`${text}\nMay 2019 – June 2021\n- Led it`)).toEqual([expected]);
  });
});

describe('a place beside a name', () => {
  test.each([
    [
      'Freelance\tOak Hollow, CA\nEnglish Tutor\tMarch 2023 – May 2024',
      'English Tutor @ Freelance',
    ],
    [
      'Lowell Blum\tOak Hollow, ON\nNight Nurse\tMarch 2023 – May 2024',
      'Night Nurse @ Lowell Blum',
    ],
    [
      'University of California, Merced\tOak Hollow, CA\nTransfer Peer\tMarch 2023 – May 2024',
      'Transfer Peer @ University of California, Merced',
    ],
  ])('is no name: %j', (text, expected) => {
    expect(jobs(`${text}\n- Helped eight pupils`)).toEqual([expected]);
  });

  test.each(['Omnia. Co., Ltd.', 'Omnia. Inc.', 'NECKARTAL GMBH & CO. KG'])(
    'the full stop within %s parts no name',
    (employer) => {
      expect(jobs(`Software Architect\n${employer}\nMay 2019 – June 2021`)).toEqual([
        `Software Architect @ ${employer}`,
      ]);
    },
  );
});
