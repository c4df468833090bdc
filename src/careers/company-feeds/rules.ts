/** The files of a company's jobs, and by whom they were read. */

/** Jobs that are looked at, the newest: more take too long. */
export const CHECKED_MAX = 1000;

/** `day` in days since the Unix epoch, `readAt` the last time, in milliseconds. */
export type ReadRow = { file: string; day: number; agent: string; reads: number; readAt: number };

/** A file, such as `indeed.xml`. */
export type CompanyFile<Refused> = {
  name: string;
  /** Null for readers of no board. */
  board: string | null;
  refused: readonly Refused[];
  /** The latest first. */
  reads: readonly ReadRow[];
};

const ownFiles = ['jobs.xml', 'jobs.json'] as const;

/** `checks` by the key of the board. */
export function filesOf<Refused>(
  checks: Readonly<Record<string, readonly Refused[]>>,
  reads: readonly ReadRow[],
): CompanyFile<Refused>[] {
  const readsOf = (name: string) => reads.filter(({ file }) => file === name);
  const boards = Object.entries(checks).map(([board, refused]) => {
    const name = `${board}.xml`;
    return { name, board, refused, reads: readsOf(name) };
  });
  const own = ownFiles.map((name) => ({ name, board: null, refused: [], reads: readsOf(name) }));
  return [...boards, ...own];
}
