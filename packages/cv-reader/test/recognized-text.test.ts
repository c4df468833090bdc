/** Text that was recognized in pictures is read like any other, and is less sure. */
import { describe, expect, test } from 'vitest';
import { parseCv, parseRecognizedText } from '../src/index.ts';

const options = { now: new Date('2026-11-23T12:00:00Z'), countryIso2: 'US' };
const CV = `Maya Thornton
Frontend Engineer
Phone: (206) 555-0134 | Email: maya.thornton@example.com | Seattle

Work Experience
Senior Frontend Engineer    Jan 2021 - Present
Cedar & Sound Software
- Rebuilt the checkout in React and TypeScript

Skills
TypeScript, React, CSS
`;

const read = (text: string) => parseRecognizedText(text, { ...options, pages: 2 });

describe('recognized text', () => {
  test('is read as the same text in a file is, but less sure, and says so', async () => {
    const typed = await parseCv(new TextEncoder().encode(CV), options);
    const recognized = read(CV);
    expect(recognized.status).toBe('parsed');
    expect(recognized.text).toBe(typed.text);
    const [before, after] = [typed.resume, recognized.resume];
    expect(after).toMatchObject({
      work: before?.work,
      skills: before?.skills,
    });
    const [sure, less] = [before?.meta.parser.fields, after?.meta.parser.fields];
    expect(Object.keys(less ?? {})).toEqual(Object.keys(sure ?? {}));
    for (const name of ['name', 'email', 'phone'] as const) {
      expect(less?.[name]).toBeLessThan(sure?.[name] ?? 0);
    }
    // As the weights are of CVs with text, nothing of these is sure.
    expect(before?.basics).toMatchObject({ name: 'Maya Thornton' });
    expect(after?.basics).not.toHaveProperty('name');
    expect(after?.basics).not.toHaveProperty('email');
    expect(after?.meta.parser.uncertain).toEqual(
      expect.arrayContaining(['name', 'email', 'phone']),
    );
    expect(after?.meta.parser).toMatchObject({ recognized: true, pages: 2 });
    expect(before?.meta.parser).not.toHaveProperty('recognized');
  });

  test('is never taken for markup', () => {
    const { text } = read('<html><body>Maya Thornton</body></html>\nBaker');
    expect(text).toContain('<html><body>Maya Thornton</body></html>');
  });

  test.each(['', '\n\n', '- - -\n***'])('without a letter is no text: %j', (text) => {
    expect(read(text)).toEqual({ status: 'no_text', resume: null, text: '' });
  });
});
