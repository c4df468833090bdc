/** What is made or loaded when it is needed first. */

/**
 * Keeps what was loaded, and never the promise of it: one that another request waits for may not be
 * waited for here.
 */
export function lazily<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Loaded | undefined;
  return async () => (loaded ??= await load());
}

/** Keeps what was made for each object. */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { value: Made }>();
  return (key) => {
    const kept = made.get(key) ?? { value: make(key) };
    made.set(key, kept);
    return kept.value;
  };
}

/** Keeps what was made, undefined included. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
