/** Eight CVs of invented people, from the file to the record. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCv } from '../src/index.ts';
import { resumeSchema } from './support/resume-schema.ts';
import { type Expected, ScoreCard } from '../tools/lib/score-card.ts';
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
  it.each(samples)('$file says what is expected of it', async ({ file, expected }) => {
    const { status, resume, text } = await read(file);
    expect(status).toBe('parsed');
    expect(resumeSchema.parse(resume)).toStrictEqual(resume);
    expect(text).toContain(expected.email);
    const score = new ScoreCard();
    expect(resume && score.add(expected, resume)).toStrictEqual([]);
  });

  it('keep the score of all fields, though one of them may be misread some day', async () => {
    const score = new ScoreCard();
    for (const { file, expected } of samples) {
      const { resume } = await read(file);
      if (resume) score.add(expected, resume);
      else score.addUnread(expected);
    }
    expect(score.share('email')).toBe(1);
    expect(score.share('phone')).toBe(1);
    expect(score.share('name')).toBe(1);
    expect(score.share('skills found')).toBeGreaterThanOrEqual(0.95);
    expect(score.share('skills right')).toBeGreaterThanOrEqual(0.97);
    expect(score.share('date ranges')).toBeGreaterThanOrEqual(0.93);
    expect(score.share('employer with dates')).toBeGreaterThanOrEqual(0.9);
    expect(score.share('job title')).toBeGreaterThanOrEqual(0.9);
    expect(score.share('school')).toBeGreaterThanOrEqual(0.95);
    expect(score.share('languages')).toBeGreaterThanOrEqual(0.95);
  });

  it('give the same twice, and count what goes on to the day that is told', async () => {
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

  it('that are none are said to be', async () => {
    expect(await parseCv(new Uint8Array(), { now: NOW })).toMatchObject({ resume: null, text: '' });
    const noise = new Uint8Array(1_000).fill(7);
    expect((await parseCv(noise, { now: NOW })).status).not.toBe('parsed');
  });
});
