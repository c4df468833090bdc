/** Declares the public descriptions of the API on its own host, which need no token and no limit as none asks the store. */
import type { SecurityContact } from '#lib/security-txt.ts';
import type { Route } from './route.ts';

export type ReferenceAnswer =
  | { text: string; contentType: string }
  /** A file of `public/` for scripts of any site, and a text to replace. JSON is the same whatever the query: it is cached under the path alone. */
  | { open: string; contentType: string; replace: readonly [from: string, to: string] }
  /** A file of `public/`, the content policy it is shown under, and a text to replace in HTML. */
  | { asset: string; policy: string; replace: readonly [from: string, to: string] }
  | { location: string };

type ReferenceRequest = { path: string; apiOrigin: string; security: SecurityContact };

export type Reference = Route<'reference'> & {
  /** Null: there is no such file. */
  run: (request: ReferenceRequest) => ReferenceAnswer | null;
};

export function reference(path: string, run: Reference['run']): Reference {
  return { kind: 'reference', method: 'GET', path, run };
}
