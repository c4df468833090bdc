/** Tests headings that no list has, lists with examples below them, and numbered headings of which a format keeps a bullet. */
import { describe, expect, test } from 'vitest';
import { stemHeadingOf } from '../src/extract/sections/heading-stems.ts';
import { printed, resumeOf } from './support/lines.ts';

const bold = { isBold: true };
const large = { size: 20, isBold: true };

describe('a heading is known by one of its words', () => {
  test.each([
    ['Vivência de vida profissional', 'work'],
    ['Znajomość obsługi narzędzi', 'skills'],
    ['Languages that I speak daily', 'languages'],
    ['Einblick in meine Fähigkeiten', 'skills'],
    ['求学之路', 'education'],
    ['Путь образования', 'education'],
  ])('%s', (text, kind) => {
    expect(stemHeadingOf(text)?.kinds).toEqual([kind]);
  });

  test.each([
    'Volunteer experience',
    'Courses and education',
    'Anna Weber',
    'Experience since 2019',
  ])('%s is no heading', (text) => {
    expect(stemHeadingOf(text)).toBeNull();
  });
});

/** Headings in bold type of the size of the text. */
function cvWith(heading: string) {
  return printed([
    [40, 40, 'Anna Weber', large],
    [40, 80, 'Profile', bold],
    [40, 94, 'Calm cook with an eye for cost.'],
    [40, 120, 'Work experience', bold],
    [40, 134, '2019 – 2021'],
    [40, 148, 'Head Chef, Hotel Park, Bern'],
    [40, 162, '• Cooked for 80 guests'],
    [40, 190, heading, bold],
    [40, 204, 'Menu planning, Butchery, Stock rotation'],
    [40, 230, 'Hobbies', bold],
    [40, 244, 'Chess'],
  ]);
}

describe('a bold heading of the size of the text', () => {
  test('opens a section by one of its words', () => {
    const { skills } = resumeOf(cvWith('Overview of kitchen competences'));
    expect(skills.map(({ name }) => name)).toEqual(['Menu planning', 'Butchery', 'Stock rotation']);
  });

  test('does not if it names a job', () => {
    const { skills } = resumeOf(cvWith('Skills trainer and careers manager'));
    expect(skills.map(({ name }) => name)).not.toContain('Butchery');
  });
});

describe('a heading beside its section', () => {
  const cv = printed([
    [40, 40, 'Anna Weber', large],
    [40, 80, 'PROFILE', bold],
    [160, 80, 'Calm cook with an eye for cost.'],
    [40, 100, 'EXPERIENCE', bold],
    [160, 100, 'Head Chef, Hotel Park, Bern, 2019 – 2021'],
    [160, 114, '• Cooked for 80 guests'],
    [40, 140, 'OVERVIEW OF COMPETENCES', bold],
    [160, 140, 'Menu planning • Butchery • Stock rotation'],
    [40, 160, 'HOBBIES', bold],
    [160, 160, 'Chess'],
  ]);

  test('is known by one of its words', () => {
    expect(resumeOf(cv).skills.map(({ name }) => name)).toEqual([
      'Menu planning',
      'Butchery',
      'Stock rotation',
    ]);
  });

  test('is no heading in a table of skills, where it names a group', () => {
    const { skills } = resumeOf(
      printed([
        [40, 40, 'Anna Weber', large],
        [40, 80, 'Profile', bold],
        [40, 94, 'Calm cook.'],
        [40, 110, 'Skills', bold],
        [40, 124, 'Coding', bold],
        [120, 124, 'Java, Kotlin, Zig'],
        [40, 136, 'Handy tools', bold],
        [120, 136, 'Spring, Docker, Git'],
        [40, 160, 'Hobbies', bold],
        [40, 174, 'Chess'],
      ]),
    );
    expect(skills.map(({ name }) => name)).toEqual([
      'Java',
      'Kotlin',
      'Zig',
      'Spring',
      'Docker',
      'Git',
    ]);
  });
});

test('a heading of a column with few others looks like those of the other column', () => {
  const head = { size: 14, isBold: true };
  const { work } = resumeOf(
    printed([
      [20, 40, 'Anna Weber', { size: 24, isBold: true }],
      [20, 80, 'Profile', head],
      [20, 98, 'Calm cook with an eye for cost.'],
      [20, 120, 'Contact', head],
      [20, 138, 'anna.weber@example.org'],
      [20, 160, 'Languages', head],
      [20, 178, 'English: native'],
      [220, 80, 'Overview of my career', head],
      [220, 98, '2019 – 2021'],
      [320, 98, 'Head Chef', bold],
      [320, 112, 'Hotel Park, Bern'],
      [220, 140, 'Education', head],
      [220, 158, '2012 – 2015'],
      [320, 158, 'Leeds City College'],
    ]),
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([['Hotel Park', 'Head Chef']]);
});

test('numbered headings that are read with the bullet of the items are headings by their type', () => {
  const { work, skills } = resumeOf(
    printed([
      [40, 40, 'Anna Weber', large],
      [40, 80, '• Work experience', bold],
      [40, 94, '• 2019 – 2021: Head Chef, Hotel Park, Bern'],
      [40, 108, '• 2016 – 2019: Cook, Gasthof Krone, Bern'],
      [40, 134, '• Skills', bold],
      [40, 148, '• Menu planning'],
      [40, 162, '• Butchery'],
      [40, 176, '• Stock rotation'],
    ]),
  );
  expect(work.map(({ name }) => name)).toEqual(['Hotel Park', 'Gasthof Krone']);
  expect(skills.map(({ name }) => name)).toEqual(['Menu planning', 'Butchery', 'Stock rotation']);
});

describe('what is no skill', () => {
  const skillsOf = (lines: Parameters<typeof printed>[0]) =>
    resumeOf(
      printed([[40, 40, 'Anna Weber', large], [40, 80, 'Skills', bold], ...lines]),
    ).skills.map(({ name }) => name);

  test('what was done with the skills of the list above it', () => {
    expect(
      skillsOf([
        [40, 94, 'Moodle, Counselling, Inclusion'],
        [40, 108, '• Taught a class of thirty'],
        [40, 122, '• Ran the project week 2023'],
      ]),
    ).toEqual(['Moodle', 'Counselling', 'Inclusion']);
  });

  test('the columns of Europass about each language', () => {
    expect(
      skillsOf([
        [40, 94, 'Other languages'],
        [160, 94, 'Listening'],
        [240, 94, 'Reading'],
        [320, 94, 'Spoken interaction'],
        [400, 94, 'Writing'],
        [40, 122, 'Menu planning, Butchery'],
      ]),
    ).toEqual(['Menu planning', 'Butchery']);
  });

  test('the number of an item', () => {
    expect(
      skillsOf([
        [40, 94, 'a)'],
        [60, 94, 'Wound care'],
        [40, 108, 'b)'],
        [60, 108, 'Triage'],
      ]),
    ).toEqual(['Wound care', 'Triage']);
  });
});

test('the names below a period may end as a sentence does', () => {
  const { work } = resumeOf(
    printed([
      [40, 40, 'Anna Weber', large],
      [40, 80, 'Work experience', { ...bold, size: 14 }],
      [40, 100, '2021 – 2023', bold],
      [68, 114, 'Head Chef, Restaurant La Barraca, Bern.'],
      [68, 128, 'Wrote the seasonal menu. Trained three apprentices.'],
      [40, 150, '2018 – 2021', bold],
      [68, 164, 'Cook, Hotel Miramar, Bern.'],
      [68, 178, 'Cooked for 140 guests a day. Kept the cost of food below 29 %.'],
    ]),
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Restaurant La Barraca', 'Head Chef'],
    ['Hotel Miramar', 'Cook'],
  ]);
});

describe('among the skills', () => {
  const cv = `
Anna Weber
Work experience
Head Chef, Hotel Park, 2019 – 2021
Skills
Kitchen: Menu planning, Butchery
Hobbies: Chess, Hiking
Other: Team leadership, Cost control
What languages do you speak and write
English native
French basic
`;

  test('a label of hobbies has no skills, and one of other skills has', () => {
    expect(resumeOf(cv).skills.map(({ name }) => name)).toEqual([
      'Menu planning',
      'Butchery',
      'Team leadership',
      'Cost control',
    ]);
  });

  test('a question about languages is a heading above one with its level', () => {
    expect(resumeOf(cv).languages.map(({ languageCode }) => languageCode)).toEqual(['en', 'fr']);
  });

  test('a row of a language is no heading', () => {
    const { languages } = resumeOf(`
Loïc Martin
Expérience
Cuisinier, Hôtel du Parc, 2019 – 2021
Compétences
Français langue maternelle
Anglais bilingue
`);
    expect(languages.map(({ languageCode }) => languageCode)).toEqual(['fr', 'en']);
  });
});

test('where paragraphs are lines, the names of a job do not go on below', () => {
  const { work } = resumeOf(`
Anna Weber
Work experience
12/2021 – 05/2023: Sous Chef, Seaview Catering and Events, Adelaide
Kept the five-star rating for the whole of the house. Brought the cost of food down from 34 % to 28 %. Trained four apprentices. Ordered stock and checked deliveries.
05/2017 – 04/2021: Commis Chef, Hotel Meridian, Adelaide
Kept the rating for planning. Ordered stock and checked deliveries.
`);
  expect(work.map(({ name }) => name)).toEqual(['Seaview Catering and Events', 'Hotel Meridian']);
});
