/** Paces what requests trigger. */

/** Returns a function that is true once per interval, and not at the start. */
export function pacemaker(everyMs: number): () => boolean {
  let last = Date.now();
  return () => {
    const now = Date.now();
    const isDue = now - last >= everyMs;
    if (isDue) last = now;
    return isDue;
  };
}
