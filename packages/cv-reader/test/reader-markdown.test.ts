/** Tests CVs that are written in Markdown and saved as text. */
import { expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import { readLines } from '../src/readers/text.ts';
import { NOW } from './support/lines.ts';
import { docx, paragraph, wordXml } from './support/zip.ts';

const cv = `# Anna Weber

**Cook**

Bern | +41 78 126 08 52 | <anna.weber@example.org> | [LinkedIn](https://www.linkedin.com/in/annaweber)

> Cook who likes *small* kitchens.

## Experience

### Cook, Hotel Park

*2019 – 2021*, Bern

* Cooked for __80__ guests

## Skills

- **Kitchen:** Butchery, Baking
- **Tools:** \`Excel\`
`;

test('a CV in Markdown is read without its marks', async () => {
  const { resume } = await parseCv(new TextEncoder().encode(cv), { now: NOW });
  expect(resume?.basics).toMatchObject({ name: 'Anna Weber', email: 'anna.weber@example.org' });
  expect(resume?.work).toMatchObject([
    { name: 'Hotel Park', position: 'Cook', startDate: '2019', endDate: '2021' },
  ]);
  expect(resume?.skills.map(({ name }) => name)).toContain('Butchery');
  expect(JSON.stringify(resume)).not.toMatch(/\*\*|##|__/u);
});

test('signs of other text stay', () => {
  const [line] = readLines('# 1 in sales *and* C#');
  expect(line?.text).toBe('# 1 in sales *and* C#');
});

test('what was written in Markdown and pasted into Word is read without its marks', async () => {
  const lines = [
    '# Anna Weber',
    'Bern | +41 78 126 08 52 | anna.weber@example.org',
    '## Experience',
    '**Cook** | Hotel Park GmbH, Bern | *2019 – 2021*',
    '* Cooked for **80** guests',
    '## Skills',
    '* **Kitchen:** Butchery, Baking',
  ];
  const { resume } = await parseCv(docx(wordXml(lines.map((line) => paragraph(line)).join(''))), {
    now: NOW,
  });
  expect(resume?.basics.name).toBe('Anna Weber');
  expect(resume?.work).toMatchObject([{ name: 'Hotel Park GmbH', position: 'Cook' }]);
  expect(resume?.skills.map(({ name }) => name)).toStrictEqual(['Butchery', 'Baking']);
  expect(JSON.stringify(resume)).not.toMatch(/\*\*|##/u);
});

test('the signs before each line of a forwarded mail are no part of it', () => {
  const lines = ['Anna Weber', 'Experience', 'Cook, Hotel Park, 2019 – 2021', 'Skills', 'Baking'];
  const read = readLines(['Please see below', ...lines.map((line) => `> ${line}`)].join('\n'));
  expect(read.map(({ text }) => text)).toStrictEqual(['Please see below', ...lines]);
});
