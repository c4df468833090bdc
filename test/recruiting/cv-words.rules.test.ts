/** The paragraphs about CVs that could not be read, and where the confirmation of an application takes them in. */
import { describe, expect, test } from 'vitest';
import { confirmationEmail } from '#careers/words/emails.ts';
import { directionOf } from '#lib/language.ts';
import { withInsertion } from '#mail/rules.ts';
import { wordsFor } from '#recruiting/people/cvs/words.ts';
import { careersTags, recruitingCvs } from '#translations';

const languages = careersTags;
const english = wordsFor('en');

test('no two languages have the same paragraph', () => {
  const paragraphs = Object.keys(recruitingCvs).map((tag) => wordsFor(tag).no_text);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

describe.each(languages)('the paragraphs about CVs in %s', (language) => {
  const words = wordsFor(language);

  test('name the company, and nothing else, each differently', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    for (const text of Object.values(words)) {
      expect(text).toBe(text.trim());
      expect(text).not.toContain('\n');
      expect(new Set(text.match(/\{\w+\}/gu))).toEqual(new Set(['{company}']));
    }
  });

  test('begin with a letter of the script of the language, which decides the direction of plain text', () => {
    const isArabic = directionOf(language) === 'rtl';
    for (const text of Object.values(words)) {
      expect(/^\p{Script=Arabic}/u.test(text)).toBe(isArabic);
    }
  });

  test('stand alone before the paragraph with the link, whatever the names contain', () => {
    const site = { hostname: 'careers.example', language };
    const url = 'https://careers.example/jobs/b234567890';
    const mail = confirmationEmail(site, { title: '{url} A\n\nB', companyName: '{url}.', url });
    const inserted = withInsertion({ to: null, ...mail }, () => 'HERE');
    const [before, after] = [mail.text, inserted.text].map((text) => text.split('\n\n'));
    const at = before?.findIndex((paragraph) => paragraph.endsWith(url)) ?? -1;
    expect(at).toBeGreaterThan(0);
    expect(after).toEqual(before?.toSpliced(at, 0, 'HERE'));
    expect(inserted).not.toHaveProperty('insertion');
    expect(withInsertion({ to: null, ...mail }, () => null).text).toBe(mail.text);
  });
});
