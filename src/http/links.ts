/** Declares links that are sent to people without an account: a page of the API's own host, or a redirect. The link is its own permission. */
import type { PublicCtx } from '#context.ts';
import type { Route } from './route.ts';

export type LinkAnswer = { status: 200 | 404; html: string } | { status: 302; location: string };

/** `language` is that of the request. */
type LinkInput = { params: Record<string, string>; query: URLSearchParams; language: string };

export type Link = Route<'link'> & {
  run: (ctx: PublicCtx, input: LinkInput) => Promise<LinkAnswer>;
};

export function link(path: string, run: Link['run']): Link {
  return { kind: 'link', method: 'GET', path, run };
}
