/** Work in slices within one tick of the cron: it keeps up with what is written, and a tick stays bounded. */

/** Slices of a tick. Each is a round trip or two, which count as subrequests. */
const SLICES_MAX = 10;
/** No slice begins later in a tick. */
const MS_MAX = 20_000;

/** Runs slices until one answers that nothing is left. */
export async function inSlices(slice: () => Promise<{ isDone: boolean }>): Promise<void> {
  const startedAt = Date.now();
  for (let nth = 0; nth < SLICES_MAX && Date.now() - startedAt < MS_MAX; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each begins where the one before has ended.
    if ((await slice()).isDone) return;
  }
}
