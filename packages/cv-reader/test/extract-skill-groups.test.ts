/** Tests skills in chips, in groups with titles, and in grids of groups. */
import { describe, expect, test } from 'vitest';
import { printed, resumeOf } from './support/lines.ts';

type Pieces = Parameters<typeof printed>[0];

const head = { isBold: true, size: 14 };
const bold = { isBold: true };

function skillsOf(pieces: Pieces): string[] {
  return resumeOf(printed([[40, 20, 'Jane Doe'], [40, 40, 'Skills', head], ...pieces])).skills.map(
    ({ name }) => name,
  );
}

describe('skills', () => {
  test('in chips are split, and not joined with those of the next line', () => {
    expect(
      skillsOf([
        [40, 60, 'Pastry Cost control', { parts: ['Pastry', 'Cost control'], width: 160 }],
        [40, 75, 'Team leadership HACCP', { parts: ['Team leadership', 'HACCP'], width: 150 }],
      ]),
    ).toStrictEqual(['Pastry', 'Cost control', 'Team leadership', 'HACCP']);
  });

  test('below bold titles are listed without these', () => {
    expect(
      skillsOf([
        [40, 60, 'Clinical', bold],
        [40, 75, 'Wound care, Triage'],
        [40, 90, 'General', bold],
        [40, 105, 'Mentoring'],
      ]),
    ).toStrictEqual(['Wound care', 'Triage', 'Mentoring']);
  });

  test('that are indented are listed without the titles above them', () => {
    expect(
      skillsOf([
        [40, 60, 'Clinical'],
        [60, 75, 'Wound care'],
        [60, 90, 'Triage'],
        [40, 105, 'General'],
        [60, 120, 'Mentoring'],
      ]),
    ).toStrictEqual(['Wound care', 'Triage', 'Mentoring']);
  });

  test('in lists below short lines are listed without these', () => {
    expect(
      skillsOf([
        [40, 60, 'Programming matters'],
        [40, 75, 'Python, SQL, Docker,'],
        [40, 90, 'Git'],
        [40, 105, 'Practices'],
        [40, 120, 'Code review, Scrum, Kanban'],
      ]),
    ).toStrictEqual(['Python', 'SQL', 'Docker', 'Git', 'Code review', 'Scrum', 'Kanban']);
  });

  test('below unknown headings beside a section of skills are skills', () => {
    const { skills } = resumeOf(
      printed([
        [40, 20, 'Jane Doe'],
        [40, 40, 'Profile', head],
        [40, 60, 'A nurse of many years.'],
        [40, 90, 'Skills', head],
        [40, 110, 'Wound care'],
        [40, 140, 'Habits of mind', head],
        [40, 160, 'Patience Calm', { parts: ['Patience', 'Calm'] }],
        [40, 190, 'Languages', head],
        [40, 210, 'English'],
      ]),
    );
    expect(skills.map(({ name }) => name)).toStrictEqual(['Wound care', 'Patience', 'Calm']);
  });

  test('that stand as titles above remarks are kept', () => {
    expect(
      skillsOf([
        [40, 60, 'Python', bold],
        [40, 75, '5 years'],
        [40, 90, 'Docker', bold],
        [40, 105, '2 years'],
      ]),
    ).toStrictEqual(['Python', 'Docker']);
  });

  test('in groups side by side are read group by group', () => {
    expect(
      skillsOf([
        [40, 60, 'Clinical', bold],
        [240, 60, 'Office', bold],
        [40, 75, 'Wound care, Medication', { width: 120 }],
        [240, 75, 'Excel, Budget', { width: 120 }],
        [40, 90, 'administration', { width: 60 }],
        [240, 90, 'planning'],
      ]),
    ).toStrictEqual([
      'Wound care',
      'Medication administration',
      'Microsoft Excel',
      'Budget planning',
    ]);
  });

  test('broken by a hyphen at the end of a line are joined', () => {
    expect(
      skillsOf([
        [40, 60, 'Werving, Personeelsadminis-', { width: 200 }],
        [40, 75, 'tratie, Web- und', { width: 200 }],
        [40, 90, 'Printdesign'],
      ]),
    ).toStrictEqual(['Werving', 'Personeelsadministratie', 'Web- und Printdesign']);
  });

  test('below a heading for languages are skills if they name no language', () => {
    const { skills, languages } = resumeOf(
      'Jane Doe\nLanguages\nPython\nJava\nSQL\nEducation\nBSc, University of Oslo\nLanguages\nNorwegian',
    );
    expect(skills.map(({ name }) => name)).toStrictEqual(['Python', 'Java', 'SQL']);
    expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['no']);
  });
});

describe('languages', () => {
  test('side by side have the levels below them', () => {
    const { languages } = resumeOf(
      printed([
        [40, 20, 'Jane Doe'],
        [40, 40, 'Languages', head],
        [40, 60, 'English', bold],
        [200, 60, 'French', bold],
        [40, 75, 'native'],
        [200, 75, 'basic'],
      ]),
    );
    expect(languages).toStrictEqual([
      { language: 'English', languageCode: 'en', fluency: 'native' },
      { language: 'French', languageCode: 'fr', fluency: 'basic' },
    ]);
  });
});
