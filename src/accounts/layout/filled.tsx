/** A text whose holes take elements: names from elsewhere stand isolated, whatever script they are in. */

import { Fragment } from 'hono/jsx';
import type { Child } from 'hono/jsx';

export function Filled({
  text,
  values,
}: {
  text: string;
  values: Readonly<Record<string, Child>>;
}) {
  // Split at a captured name, every other part is one.
  const parts = text.split(/\{(\w+)\}/);
  return <Fragment>{parts.map((part, at) => (at % 2 === 1 ? values[part] : part))}</Fragment>;
}
