/** Tests CVs that are written in Markdown and saved as text. */
import { expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import { readLines } from '../src/readers/text.ts';
import { NOW } from './support/lines.ts';

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
