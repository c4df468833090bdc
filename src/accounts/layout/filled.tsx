/** A text whose `{name}` placeholders take elements, which isolate names written in another direction. */

import { Fragment } from 'hono/jsx/jsx-runtime';
import type { Child } from 'hono/jsx';

export function Filled({
  text,
  values,
}: {
  text: string;
  values: Readonly<Record<string, Child>>;
}) {
  // `split` with a capturing group returns text and names in turn.
  const parts = text.split(/\{(\w+)\}/);
  return <Fragment>{parts.map((part, at) => (at % 2 === 1 ? values[part] : part))}</Fragment>;
}
