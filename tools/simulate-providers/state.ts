/** The state of the simulated providers: accounts, codes, tokens, received requests, and the replies that tests order. */
import { randomBytes } from 'node:crypto';
import type { Provider } from '#vocabulary/lists.ts';

export type Account = {
  id: string;
  name: string;
  username: string;
  /** Pages at Facebook, each with an Instagram account; organisations at LinkedIn. */
  keeps: number;
};

export type Code = {
  provider: Provider;
  account: Account;
  scopes: string[];
  redirectUri: string;
  challenge: string | null;
};

export type Token = {
  kind: 'access' | 'refresh' | 'short';
  provider: Provider;
  account: Account;
  scopes: string[];
  /** Milliseconds since the Unix epoch. */
  expiresAt: number;
};

/** A request as tests look at it, without its token. */
export type ReceivedRequest = {
  provider: Provider;
  account: string | null;
  method: string;
  path: string;
  body: unknown;
  status: number;
  /** The part that the provider's documentation does not allow, if any. */
  fault: string | null;
};

/** How one of the next requests of an account is answered. */
export type Order = {
  /** Applies to requests whose path contains this. */
  path?: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Carries out the request and closes the connection without a reply. */
  lost?: boolean;
  /** Closes the connection without carrying out the request. */
  dropped?: boolean;
  /** The resource is created, and is not ready for this number of reads. */
  pending?: number;
};

export class State {
  readonly codes = new Map<string, Code>();
  readonly tokens = new Map<string, Token>();
  readonly requests: ReceivedRequest[] = [];
  /** By provider and account id. */
  readonly orders = new Map<string, Order[]>();
  /** Created meetings, events, containers and posts, by provider and id. */
  readonly resources = new Map<string, Resource>();
  private counter = 0;

  token(token: Token): string {
    const text = `${token.kind}_${randomBytes(18).toString('base64url')}`;
    this.tokens.set(text, token);
    return text;
  }

  /** Digits, like the ids of most providers. */
  id(length: number): string {
    this.counter += 1;
    const text = `${Date.now()}${String(this.counter).padStart(6, '0')}`;
    return `7${text.slice(-(length - 1)).padStart(length - 1, '1')}`;
  }

  /** Removes and returns the first order that applies to this request. */
  takeOrder(
    provider: Provider,
    account: string,
    path: string,
    kind: 'pending' | 'answer',
  ): Order | null {
    const orders = this.orders.get(`${provider} ${account}`) ?? [];
    const at = orders.findIndex(
      (one) => path.includes(one.path ?? '') && (one.pending === undefined) === (kind === 'answer'),
    );
    if (at < 0) return null;
    return orders.splice(at, 1)[0] ?? null;
  }
}

export type Resource = {
  owner: string;
  kind: 'event' | 'meeting' | 'container' | 'media' | 'publication' | 'post';
  facts: Record<string, unknown>;
  /** Reads after which it is ready. */
  pending: number;
};

export function newAccount(id: string, keeps: number): Account {
  return { id, name: `Account ${id}`, username: `user_${id.slice(0, 8)}`, keeps };
}
