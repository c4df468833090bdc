/** Renders a page component to the HTML of a response, without control characters that HTML forbids. */
import type { FC } from 'hono/jsx';
import { printable } from './text.ts';

export function renderHtml<Props extends object>(Page: FC<Props>, props: Props): string {
  // oxlint-disable-next-line typescript/no-base-to-string -- A node of Hono's JSX becomes its HTML.
  return printable((<Page {...props} />).toString());
}
