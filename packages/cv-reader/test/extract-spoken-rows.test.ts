/** Tests languages in rows among the skills. */
import { describe, expect, test } from 'vitest';
import { resumeOf } from './support/lines.ts';

describe('languages', () => {
  test('may stand among the skills in rows with their levels', () => {
    const { languages, skills } = resumeOf(
      'Skills\nExcel, SAP\nMother tongue\tSwedish\nEnglish\tfluent\nGerman\tB2',
    );
    expect(languages.map(({ languageCode }) => languageCode)).toStrictEqual(['sv', 'en', 'de']);
    expect(skills.map(({ name }) => name)).toStrictEqual(['Microsoft Excel', 'SAP']);
  });
});
