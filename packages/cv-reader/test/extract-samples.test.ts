/** Tests eight CVs of invented people from the file to the resume. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCv } from '../src/index.ts';
import { resumeSchema } from './support/resume-schema.ts';
import { type Expected, type Field, ScoreCard } from '../tools/lib/score-card.ts';
import { NOW } from './support/lines.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const samples: { file: string; expected: Expected }[] = JSON.parse(
  readFileSync(join(fixtures, 'expected.json'), 'utf8'),
);

async function read(file: string) {
  const bytes = new Uint8Array(readFileSync(join(fixtures, file)));
  return parseCv(bytes, { now: NOW });
}

describe('the sample CVs', () => {
  test.each(samples)('$file is read as expected', async ({ file, expected }) => {
    const { status, resume, text } = await read(file);
    expect(status).toBe('parsed');
    expect(resumeSchema.parse(resume)).toStrictEqual(resume);
    expect(text).toContain(expected.email);
    const score = new ScoreCard();
    expect(resume && score.add(expected, resume)).toStrictEqual([]);
  });

  test('the sample CVs reach the required share of every field', async () => {
    const score = new ScoreCard();
    for (const { file, expected } of samples) {
      const { resume } = await read(file);
      if (resume) score.add(expected, resume);
      else score.addUnread(expected);
    }
    const least: Partial<Record<Field, [found: number, right: number]>> = {
      name: [1, 1],
      email: [1, 1],
      phone: [1, 1],
      skills: [0.95, 0.97],
      'date ranges': [0.94, 0.94],
      'employer with dates': [0.9, 0.9],
      'job title': [0.9, 0.9],
      school: [0.95, 0.95],
      languages: [0.95, 0.95],
    };
    for (const [field, [found, right]] of Object.entries(least) as [Field, [number, number]][]) {
      expect(score.found(field), `${field} found`).toBeGreaterThanOrEqual(found);
      expect(score.right(field), `${field} right`).toBeGreaterThanOrEqual(right);
    }
  });

  test('the same CV gives the same result twice, with current jobs counted up to `now`', async () => {
    const [first, second] = await Promise.all([
      read('d01-en-onecol.pdf'),
      read('d01-en-onecol.pdf'),
    ]);
    expect(first).toStrictEqual(second);
    expect(first.resume?.meta.parser).toMatchObject({
      pages: 1,
      language: 'en',
      confidence: 1,
      total_months_experience: 109,
    });
  });

  test('bytes that are no document are not parsed', async () => {
    expect(await parseCv(new Uint8Array(), { now: NOW })).toMatchObject({ resume: null, text: '' });
    const noise = new Uint8Array(1_000).fill(7);
    expect((await parseCv(noise, { now: NOW })).status).not.toBe('parsed');
  });
});
