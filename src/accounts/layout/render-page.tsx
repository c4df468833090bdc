/** Renders a page to the HTML and status of an answer. */
import type { FC } from 'hono/jsx';
import { renderHtml } from '#lib/render-html.tsx';

export function renderPage<const Status extends number, Props extends object>(
  status: Status,
  Page: FC<Props>,
  props: Props,
): { status: Status; html: string } {
  return { status, html: renderHtml(Page, props) };
}
