/** Declares the files of R2 that have an address: pictures of companies for anyone, and documents of candidates by a link that expires. */
import type { PublicCtx } from '#context.ts';
import type { Route } from './route.ts';

/** Where the file is stored, and the headers it is sent with. */
export type FileAnswer = {
  key: string;
  /** Where it is not the type the file was stored with. */
  contentType?: string;
  headers: Record<string, string>;
};

export type FileRoute = Route<'file'> & {
  terms: {
    /** What the whole path must match; its first group is given to `run`. */
    pattern: RegExp;
    /** Never changes, so that the client may keep it and ask by its tag. */
    isImmutable: boolean;
  };
  /** Null: there is no such file. */
  run: (ctx: PublicCtx, name: string, query: URLSearchParams) => Promise<FileAnswer | null>;
};

/** Answers what a link to a document leads to, or null. */
type OpenDocument = (
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
) => Promise<{ key: string; filename: string; contentType: string } | null>;

export function documentFiles(openDocument: OpenDocument): FileRoute {
  return {
    kind: 'file',
    method: 'GET',
    path: '/files/documents/*',
    terms: { pattern: /^\/files\/documents\/([1-9]\d{0,15})$/u, isImmutable: false },
    async run(ctx, id, query) {
      const document = await openDocument(ctx, Number(id), query);
      return (
        document && {
          key: document.key,
          contentType: document.contentType,
          headers: {
            'Content-Disposition': attachment(document.filename),
            'Cache-Control': 'private, no-store',
            'Referrer-Policy': 'no-referrer',
          },
        }
      );
    },
  };
}

const FOREVER = 'public, max-age=31536000, immutable';

/** On career domains too, whose pages load nothing from elsewhere. */
export const pictureFiles: FileRoute = {
  kind: 'file',
  method: 'GET',
  path: '/files/*',
  terms: {
    pattern:
      /^\/files\/((?:logos|covers|pictures)\/\d{1,16}\/[\da-f]{64}-\d{1,16}\.(?:png|jpg|webp))$/u,
    isImmutable: true,
  },
  run: (_, key) => Promise.resolve(shownAnywhere(key)),
};

/** Career sites and applications show it on pages of their own. */
function shownAnywhere(key: string): FileAnswer {
  return {
    key,
    headers: {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': FOREVER,
    },
  };
}

/** The pictures of jobs for link previews. Their names tell what they show. */
export const sharePictureFiles: FileRoute = {
  kind: 'file',
  method: 'GET',
  path: '/files/share/*',
  terms: {
    pattern: /^\/files\/(share\/[\da-z]{10}-[\da-f]{32}\.png)$/u,
    isImmutable: true,
  },
  run: (_, key) => Promise.resolve(shownAnywhere(key)),
};

/** Saved and never shown, under a name in any script (RFC 6266, RFC 8187). */
function attachment(filename: string): string {
  const ascii = filename.replaceAll(/[^ -~]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
