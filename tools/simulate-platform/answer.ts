/** A request to the simulated API, and its replies in the platform's envelope. */
import type { State } from './state.ts';

export type Endpoints = Readonly<Record<string, (request: ApiRequest) => Reply | Promise<Reply>>>;

export type ApiRequest = {
  state: State;
  method: string;
  query: URLSearchParams;
  headers: Headers;
  /** What the placeholders of the path stand for. */
  at: Record<string, string>;
  json: Record<string, unknown>;
  /** The body, where it is plain text. */
  text: string;
  form: FormData | null;
  bytes: Buffer;
};

/** An object of a bucket is no envelope. */
export type Reply = { status: number; body: object } | { file: Buffer; contentType: string };

export function success(result: unknown, info?: object): Reply {
  return {
    status: 200,
    body: { success: true, errors: [], messages: [], result, ...(info && { result_info: info }) },
  };
}

export function failure(status: number, code: number, message: string): Reply {
  return {
    status,
    body: { success: false, errors: [{ code, message }], messages: [], result: null },
  };
}

export function page(items: readonly object[], query: URLSearchParams): Reply {
  const size = Number(query.get('per_page') ?? 100);
  const at = Number(query.get('page') ?? 1);
  return success(items.slice((at - 1) * size, at * size), {
    page: at,
    per_page: size,
    count: items.length,
    total_count: items.length,
    total_pages: Math.max(1, Math.ceil(items.length / size)),
  });
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
