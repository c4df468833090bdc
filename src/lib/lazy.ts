/** Modules that are loaded when they are needed first. */

/**
 * Keeps what was loaded, and never the promise of it: one that another request waits for may not be
 * waited for here.
 */
export function lazily<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Loaded | undefined;
  return async () => (loaded ??= await load());
}
