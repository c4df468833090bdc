/** How what was counted is reported: in parts that the Worker of the API takes, as it takes no report of any size. */

/** Jobs or files of a report, and views or reads of each: more than an isolate answers in a second. */
export const REPORT_MAX = 1000;

/** More than so many of one key are no readers: the rest is not counted. */
export function reportsOf<Key>(counts: ReadonlyMap<Key, number>): Map<Key, number>[] {
  const counted = Array.from(counts, ([key, count]) => [key, Math.min(count, REPORT_MAX)] as const);
  const reports = Math.ceil(counted.length / REPORT_MAX);
  return Array.from(
    { length: reports },
    (_, at) => new Map(counted.slice(at * REPORT_MAX, (at + 1) * REPORT_MAX)),
  );
}
