/** Fetches the metadata documents of OAuth clients. */
import { SECOND_MS } from '#lib/time.ts';

export type ClientDocuments = {
  /** One request without redirects. Does not throw; null: no readable answer. */
  fetch: (url: string) => Promise<FetchedDocument | null>;
  /** On a development machine: http and private addresses are allowed. */
  allowsPrivateHosts: boolean;
};

export type FetchedDocument = {
  status: number;
  contentType: string;
  cacheControl: string;
  text: string;
};

/** The time limit of the whole exchange, for which a person waits. */
const EXCHANGE_MS_MAX = 5 * SECOND_MS;
/** Three times what the draft recommends; a longer document is refused. */
const DOCUMENT_BYTES_MAX = 16 * 1024;

/** Fetches nothing. */
export const unread: ClientDocuments = {
  fetch: () => Promise.resolve(null),
  allowsPrivateHosts: false,
};

export function openClientDocuments(
  env: Pick<Env, 'WEBHOOK_ALLOW_PRIVATE_TARGETS'>,
): ClientDocuments {
  return { fetch: fetchDocument, allowsPrivateHosts: env.WEBHOOK_ALLOW_PRIVATE_TARGETS === 'true' };
}

async function fetchDocument(url: string): Promise<FetchedDocument | null> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', 'User-Agent': 'Recruiting-OAuth/1.0' },
      redirect: 'manual',
      signal: AbortSignal.timeout(EXCHANGE_MS_MAX),
    });
    const bytes = await readBody(response);
    return (
      bytes && {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        cacheControl: response.headers.get('cache-control') ?? '',
        text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes),
      }
    );
  } catch {
    return null;
  }
}

/** The whole body; null where it is longer than `DOCUMENT_BYTES_MAX`. */
async function readBody({ body }: Response): Promise<Uint8Array | null> {
  const bytes: number[] = [];
  for await (const chunk of body ?? []) {
    if (bytes.length + chunk.length > DOCUMENT_BYTES_MAX) return null;
    bytes.push(...chunk);
  }
  return new Uint8Array(bytes);
}
