/** What a stand-in is asked and answers. */
import type { State, Token } from './state.ts';

export type Question = {
  state: State;
  method: string;
  /** The host that is stood in for. */
  host: string;
  path: string;
  query: URLSearchParams;
  headers: ReadonlyMap<string, string>;
  /** The body as it came, and as its content type says. */
  text: string;
  json: Record<string, unknown>;
  form: URLSearchParams;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** What the documentation does not allow in the question. */
  fault?: string;
};

/** A request with a token that is good. */
export type Bearing = Question & { token: Token };

export function ok(json: unknown, status = 200): Reply {
  return { status, json };
}

export function refused(status: number, json: unknown, fault: string): Reply {
  return { status, json, fault };
}

export function text(json: Record<string, unknown>, name: string): string {
  const found = json[name];
  return typeof found === 'string' ? found : '';
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The first of what is wrong. */
export function firstFault(
  checks: readonly (readonly [isRight: boolean, fault: string])[],
): string | null {
  return checks.find(([isRight]) => !isRight)?.[1] ?? null;
}
