/** Requests to other services: credentials, addresses, and one request at a time; and the queue of posts. */
import { jsonOf } from '#lib/http-exchange.ts';
import type { Exchange, ProviderRequest } from '#lib/http-exchange.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { enqueuer } from './queue.ts';
import type { Enqueue } from './queue.ts';

export type ProviderService = {
  /** Null where the operator has no credentials of the provider. */
  credentials: (provider: Provider) => Credentials | null;
  /** Scopes that the operator's application may request in addition. */
  extraScopes: (provider: Provider) => readonly string[];
  /** The URL to request for a documented one: itself, or that of a configured stand-in. */
  addressOf: (url: string) => string;
  /** One request without redirects. Does not throw. */
  send: (request: ProviderRequest) => Promise<Exchange>;
  /** Enqueues the posts with these ids, with a delay if given. */
  enqueuePost: Enqueue<number>;
};

export type Credentials = { clientId: string; clientSecret: string };

/** Longer than any provider takes, and half of the lease under which a request is made. */
const EXCHANGE_MS_MAX = 20 * SECOND_MS;
/** More than any answer that is needed; the rest of a longer one is not read. */
const ANSWER_BYTES_MAX = 256 * 1024;

export type ProviderBindings = Pick<Env, 'POSTS' | 'PROVIDER_BASE_URLS' | 'LINKEDIN_ORGANIZATIONS'>;

/** Meta registers one application for both of its networks. */
const registeredAs: Readonly<Record<Provider, string>> = {
  google: 'GOOGLE',
  zoom: 'ZOOM',
  linkedin: 'LINKEDIN',
  facebook: 'FACEBOOK',
  instagram: 'FACEBOOK',
  twitter: 'X',
  tiktok: 'TIKTOK',
};

/** LinkedIn grants them only to applications with its Community Management product, and refuses requests without it. */
const organizationScopes = ['w_organization_social', 'r_organization_admin'] as const;

/** No credentials, and nothing is sent. */
export const unconnected: ProviderService = {
  credentials: () => null,
  extraScopes: () => [],
  addressOf: (url) => url,
  send: () => Promise.resolve({ is: 'lost', code: 'connection' }),
  enqueuePost: () => Promise.resolve(),
};

export function openProviders(env: ProviderBindings): ProviderService {
  const stated = new Map<string, unknown>(Object.entries(env));
  const secret = (name: string) => {
    const value = stated.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const addressOf = redirected(env.PROVIDER_BASE_URLS);
  return {
    credentials(provider) {
      const name = registeredAs[provider];
      const clientId = secret(`${name}_CLIENT_ID`);
      const clientSecret = secret(`${name}_CLIENT_SECRET`);
      return clientId !== null && clientSecret !== null ? { clientId, clientSecret } : null;
    },
    extraScopes: (provider) =>
      provider === 'linkedin' && env.LINKEDIN_ORGANIZATIONS === 'true' ? organizationScopes : [],
    addressOf,
    send: (request) => send({ ...request, url: addressOf(request.url) }),
    enqueuePost: enqueuer(env.POSTS),
  };
}

/**
 * `PROVIDER_BASE_URLS` is JSON: stand-in URLs by host. `*` stands for all other hosts, and receives the host as the first part
 * of the path.
 */
function redirected(configured: string): (url: string) => string {
  const bases = parsed(configured);
  if (bases.size === 0) return (url) => url;
  return (url) => {
    const { host, pathname, search } = new URL(url);
    const base = bases.get(host);
    if (base !== undefined) return `${base}${pathname}${search}`;
    const standIn = bases.get('*');
    return standIn === undefined ? url : `${standIn}/${host}${pathname}${search}`;
  };
}

function parsed(configured: string): Map<string, string> {
  const stated = configured ? jsonOf(configured) : {};
  const bases = new Map<string, string>();
  for (const [host, base] of Object.entries(stated ?? { '': null })) {
    if (typeof base !== 'string' || !URL.canParse(base)) {
      throw new Error('PROVIDER_BASE_URLS must be a JSON object of URLs by host.');
    }
    bases.set(host, base.replace(/\/$/u, ''));
  }
  return bases;
}

async function send({ url, ...request }: ProviderRequest): Promise<Exchange> {
  const signal = AbortSignal.timeout(EXCHANGE_MS_MAX);
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    const { status, headers } = response;
    return { is: 'answered', status, headers, text: await beginningOf(response) };
  } catch {
    return { is: 'lost', code: signal.aborted ? 'timeout' : 'connection' };
  }
}

/** The body up to `ANSWER_BYTES_MAX`. Throws where the connection breaks, as half an answer cannot be used. */
async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > ANSWER_BYTES_MAX) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, ANSWER_BYTES_MAX));
}
