/** Documents that mean harm: each has an answer, soon, in the memory that a Worker has. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Report } from './support/read-hostile.ts';

/** Of a Worker's 128 MB, what is left beside the program and the file itself; without it, the process ends. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];
const MEGABYTES_MAX = 128;
/** A message has five seconds, on a machine that does nothing else. */
const CPU_MAX = 4000;

const { stdout } = await promisify(execFile)(
  process.execPath,
  [...HEAP, 'packages/cv-reader/test/support/read-hostile.ts'],
  { maxBuffer: 1_000_000 },
);
const { told, megabytes }: Report = JSON.parse(stdout);

describe('a hostile document', () => {
  test.each(told)('$name', ({ expected, status, cpu }) => {
    expect(status).toBe(expected);
    expect(cpu).toBeLessThan(CPU_MAX);
  });

  test('all of them together keep within a Worker', () => {
    expect(megabytes).toBeLessThan(MEGABYTES_MAX);
  });
});
