/** Renders a page to the HTML and status of an answer. */
import type { FC } from 'hono/jsx';

export function renderPage<const Status extends number, Props extends object>(
  status: Status,
  Page: FC<Props>,
  props: Props,
): { status: Status; html: string } {
  // oxlint-disable-next-line typescript/no-base-to-string -- A node of Hono's JSX becomes its HTML.
  return { status, html: (<Page {...props} />).toString() };
}
