/** Bodies made before, by the facts they are made of: to make one costs what a query costs, and most have not changed. */
import { BoundedMap } from '#lib/bounded-map.ts';
import { entityTag } from '#lib/hash.ts';
import type { View } from '#lib/view.ts';

/** Bounds the memory of an isolate (128 MB). */
const BYTES_MAX = 16_000_000;

/** A body with what is computed from it once. */
export type Body = { bytes: Uint8Array; tag: string };

const encoder = new TextEncoder();
const bodies = new BoundedMap<Body>(
  BYTES_MAX,
  ({ bytes }, facts) => bytes.byteLength + 2 * facts.length,
);

export function bodyOf(text: string): Body {
  const bytes = encoder.encode(text);
  return { bytes, tag: entityTag(bytes) };
}

export function render(view: View<string>): Body {
  const known = bodies.get(view.facts);
  if (known) return known;
  const made = bodyOf(view.show());
  bodies.set(view.facts, made);
  return made;
}
