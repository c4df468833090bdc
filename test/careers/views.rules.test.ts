/** Reports of views: whatever a second counted, each of its reports is one that the Worker of the API takes. */
import { describe, expect, test } from 'vitest';
import { ReportedReads } from '#careers/company-feeds/schemas.ts';
import { ReportedViews } from '#careers/jobs/schemas.ts';
import { reportsOf } from '#careers/views/rules.ts';

const viewsOf = (jobs: number) => new Map(Array.from({ length: jobs }, (_, at) => [at + 1, 1]));

describe('reports', () => {
  test.each([0, 1, 999, 1000, 1001, 2500, 12_000])('of views of %i jobs lose none', (jobs) => {
    const reports = reportsOf(viewsOf(jobs));
    for (const report of reports) expect(ReportedViews.safeParse(report).success).toBe(true);
    expect(reports.flatMap((report) => Array.from(report.keys()))).toEqual([
      ...viewsOf(jobs).keys(),
    ]);
  });

  test('of one job that is asked for all the time do not lose those of others', () => {
    const [report] = reportsOf(
      new Map([
        [1, 1_000_000],
        [2, 3],
      ]),
    );
    expect(report).toEqual(
      new Map([
        [1, 1000],
        [2, 3],
      ]),
    );
    expect(ReportedViews.safeParse(report).success).toBe(true);
  });

  test('of 1,500 files are taken, too', () => {
    const reads = new Map(
      Array.from({ length: 1500 }, (_, at) => [`company-${at} jobs.xml Indeedbot`, 2]),
    );
    const reports = reportsOf(reads);
    expect(reports.map(({ size }) => size)).toEqual([1000, 500]);
    for (const report of reports) expect(ReportedReads.safeParse(report).success).toBe(true);
  });
});
