/** Tests headings with numbers and signs, and beside text of a narrow margin. */
import { describe, expect, test } from 'vitest';
import { headingOf } from '../src/extract/sections/headings.ts';
import { resumeOf } from './support/lines.ts';

describe('headings may have a number before them in any form', () => {
  test.each([
    ['01 Work experience', 'work'],
    ['02 / Education', 'education'],
    ['A – Skills', 'skills'],
    ['III Languages', 'languages'],
    ['§ 4 Berufserfahrung', 'work'],
    ['5: Formation', 'education'],
    // A letter of a word that is set apart is no number.
    ['V A A R D I G H E D E N', 'skills'],
    ['V Z D Ě L Á N Í', 'education'],
  ])('%s', (text, kind) => {
    expect(headingOf(text)?.kinds[0]).toBe(kind);
  });

  test.each([['10 years experience'], ['3 languages spoken at home']])(
    '%s is no heading',
    (text) => {
      expect(headingOf(text)).toBeNull();
    },
  );

  test('and lines on both sides', () => {
    const { skills } = resumeOf(`
      Anna Weber
      anna.weber@example.com
      ——— Skills ———
      Python, Teamwork, SAP
      ——— Languages ———
      German (native)`);
    expect(skills.map(({ name }) => name)).toEqual(['Python', 'Teamwork', 'SAP']);
  });
});

test.each([
  ['Опыт работы 12 лет 7 месяцев', 'work'],
  ['Le mie esperienze', 'work'],
  ['Mi formación', 'education'],
  ['Seminer ve Kurslar', 'certificates'],
  ['자격 및 교육', 'certificates'],
])('%s is a heading', (text, kind) => {
  expect(headingOf(text)?.kinds).toStrictEqual([kind]);
});

test.each([
  ['أولاً: التعليم', 'education'],
  ['三、工作经历', 'work'],
  ['B. Education', 'education'],
  ['Expériences détaillées', 'work'],
])('%s is a heading', (text, kind) => {
  expect(headingOf(text)?.kinds).toStrictEqual([kind]);
});

describe('places on paper', () => {
  test('a name is no foot of the page among the skills', () => {
    const { skills } = resumeOf(
      'Anna Weber\nanna.weber@example.com\nSkills\nExcel, SAP\nANNA WEBER',
    );
    expect(skills.map(({ name }) => name)).not.toContain('ANNA WEBER');
  });
});
