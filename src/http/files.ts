/** Declares the files of R2 that have an address: pictures of companies for anyone, and documents of candidates and exports by a link that expires. */
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

/** Answers what a link to a file leads to, or null. */
type OpenFile = (
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
) => Promise<{ key: string; filename: string; contentType: string } | null>;

/** Documents of candidates. */
export function documentFiles(open: OpenFile): FileRoute {
  return linkedFiles('/files/documents/*', /^\/files\/documents\/([1-9]\d{0,15})$/u, open);
}

/** Files of exports. */
export function exportFiles(open: OpenFile): FileRoute {
  return linkedFiles('/files/exports/*', /^\/files\/exports\/([1-9]\d{0,15})$/u, open);
}

/** Results of imports. */
export function importFiles(open: OpenFile): FileRoute {
  return linkedFiles('/files/imports/*', /^\/files\/imports\/([1-9]\d{0,15})$/u, open);
}

function linkedFiles(path: string, pattern: RegExp, open: OpenFile): FileRoute {
  return {
    kind: 'file',
    method: 'GET',
    path,
    terms: { pattern, isImmutable: false },
    async run(ctx, id, query) {
      const file = await open(ctx, Number(id), query);
      return (
        file && {
          key: file.key,
          contentType: file.contentType,
          headers: {
            'Content-Disposition': attachment(file.filename),
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
