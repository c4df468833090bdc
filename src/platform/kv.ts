/** Short-lived records in KV, by key. As KV is eventually consistent, a key is written once, and not read before. */

import { count } from './metrics.ts';
import { reached } from './storage-errors.ts';

export type KeyValue = {
  get: (key: string) => Promise<string | null>;
  /** Resolves when stored. `lifetimeSeconds` is at least 60, as the platform requires. */
  put: (key: string, value: string, lifetimeSeconds: number) => Promise<void>;
};

export function openKeyValue(binding: KVNamespace): KeyValue {
  return {
    get(key) {
      count('kv_calls');
      return reached(binding.get(key));
    },
    put(key, value, lifetimeSeconds) {
      count('kv_calls');
      return reached(binding.put(key, value, { expirationTtl: lifetimeSeconds }));
    },
  };
}
