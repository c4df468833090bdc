/** What the stand-ins remember: accounts, codes, tokens, what they were asked, and how a test wants them to answer. */
import { randomBytes } from 'node:crypto';
import type { Provider } from '#vocabulary.ts';

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

/** What was asked, as far as it matters; no tokens. */
export type Asked = {
  provider: Provider;
  account: string | null;
  method: string;
  path: string;
  body: unknown;
  status: number;
  /** What the documentation would not have allowed, if anything. */
  fault: string | null;
};

/** How the next requests of an account are answered, one after the other. */
export type Order = {
  /** Only requests whose path holds this. */
  path?: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Does it, and hangs up without a word. */
  lost?: boolean;
  /** Takes the request, and hangs up. */
  dropped?: boolean;
  /** What is asked is taken and is not ready: for so many more questions. */
  pending?: number;
};

export class State {
  readonly codes = new Map<string, Code>();
  readonly tokens = new Map<string, Token>();
  readonly asked: Asked[] = [];
  /** By provider and account id. */
  readonly orders = new Map<string, Order[]>();
  /** What was made: meetings, events, containers, posts, by its id. */
  readonly things = new Map<string, Thing>();
  private counter = 0;

  token(token: Token): string {
    const text = `${token.kind}_${randomBytes(18).toString('base64url')}`;
    this.tokens.set(text, token);
    return text;
  }

  /** Digits, as most of them have. */
  id(length: number): string {
    this.counter += 1;
    const text = `${Date.now()}${String(this.counter).padStart(6, '0')}`;
    return `7${text.slice(-(length - 1)).padStart(length - 1, '1')}`;
  }

  /** The first order that is meant for this request, which is then done with. */
  take(
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

export type Thing = {
  owner: string;
  kind: 'event' | 'meeting' | 'container' | 'media' | 'publication' | 'post';
  facts: Record<string, unknown>;
  /** Questions after which it is ready. */
  pending: number;
};

export function newAccount(id: string, keeps: number): Account {
  return { id, name: `Account ${id}`, username: `user_${id.slice(0, 8)}`, keeps };
}
