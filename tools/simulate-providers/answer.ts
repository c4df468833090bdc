/** Requests to a simulated provider, and its replies. */
import type { State, Token } from './state.ts';

export type ProviderRequest = {
  state: State;
  method: string;
  /** The host that is simulated. */
  host: string;
  path: string;
  query: URLSearchParams;
  headers: ReadonlyMap<string, string>;
  /** The body as text; `json` and `form` are empty if it is neither. */
  text: string;
  json: Record<string, unknown>;
  form: URLSearchParams;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** The part of the request that the provider's documentation does not allow. */
  fault?: string;
};

/** A request with a valid token. */
export type AuthorizedRequest = ProviderRequest & { token: Token };

export function ok(json: unknown, status = 200): Reply {
  return { status, json };
}

export function refuse(status: number, json: unknown, fault: string): Reply {
  return { status, json, fault };
}

export function text(json: Record<string, unknown>, name: string): string {
  const value = json[name];
  return typeof value === 'string' ? value : '';
}

export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns the fault of the first check that fails. */
export function firstFault(
  checks: readonly (readonly [isRight: boolean, fault: string])[],
): string | null {
  return checks.find(([isRight]) => !isRight)?.[1] ?? null;
}

/** Keeps a published post by its id, so that tests can look at it. */
export function storePost({ state, token, json }: AuthorizedRequest, id: string): void {
  const { account, provider } = token;
  state.resources.set(`${provider} ${id}`, {
    owner: account.id,
    kind: 'post',
    facts: json,
    pending: 0,
  });
}
