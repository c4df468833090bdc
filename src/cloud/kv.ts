/** Short-lived records in KV, by key. Eventually consistent: a key is written once, and not read before. */

import { Problem } from '#problems.ts';

export type KeyValue = {
  get: (key: string) => Promise<string | null>;
  /** Resolves when it is stored. `lifetimeSeconds` is at least 60, as the platform asks. */
  put: (key: string, value: string, lifetimeSeconds: number) => Promise<void>;
};

const RETRY_AFTER_SECONDS = 1;

export function openKeyValue(binding: KVNamespace): KeyValue {
  return {
    get: (key) => reached(binding.get(key)),
    put: (key, value, lifetimeSeconds) =>
      reached(binding.put(key, value, { expirationTtl: lifetimeSeconds })),
  };
}

/** Whatever KV complains of, its caller may try again. */
async function reached<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Problem('storage_unavailable', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      cause: error,
    });
  }
}
