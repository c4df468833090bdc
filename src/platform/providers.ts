/** How other services are reached: under which credentials, at which address, one request at a time; and the queue that has posts published. */
import { jsonOf } from '#lib/http-exchange.ts';
import type { Exchange, ProviderRequest } from '#lib/http-exchange.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Provider } from '#vocabulary.ts';
import { enqueuer } from './queue.ts';
import type { Enqueue } from './queue.ts';

export type ProviderService = {
  /** Null where the operator has registered nothing with the provider. */
  credentials: (provider: Provider) => Credentials | null;
  /** What else the operator's application may ask people for. */
  extraScopes: (provider: Provider) => readonly string[];
  /** Where a documented URL is asked: itself, or the stand-in that the configuration names. */
  addressOf: (url: string) => string;
  /** Once. Does not throw, and does not follow where the provider points. */
  send: (request: ProviderRequest) => Promise<Exchange>;
  /** Has the posts with these ids published, after the delay if there is one. */
  wakePublisher: Enqueue<number>;
};

export type Credentials = { clientId: string; clientSecret: string };

/** Longer than any of them takes; half of the lease under which something is sent. */
const EXCHANGE_MS_MAX = 20 * SECOND_MS;
/** More than any answer that is read here; of a longer one the rest is not an answer to us. */
const ANSWER_BYTES_MAX = 256 * 1024;

type ProviderEnv = Pick<Env, 'POSTS' | 'PROVIDER_BASE_URLS' | 'LINKEDIN_ORGANIZATIONS'>;

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

/** LinkedIn gives them to applications with its Community Management product only, and refuses whoever asks without. */
const organizationScopes = ['w_organization_social', 'r_organization_admin'] as const;

/** Nobody is registered anywhere, and nothing is sent. */
export const unconnected: ProviderService = {
  credentials: () => null,
  extraScopes: () => [],
  addressOf: (url) => url,
  send: () => Promise.resolve({ is: 'lost', code: 'connection' }),
  wakePublisher: () => Promise.resolve(),
};

export function openProviders(env: ProviderEnv): ProviderService {
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
    wakePublisher: enqueuer(env.POSTS),
  };
}

/**
 * `PROVIDER_BASE_URLS` is JSON: by host where it is asked instead. `*` stands for all others, and takes
 * the host as the first part of the path.
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

/** Breaks off like the connection does: half an answer is none. */
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
