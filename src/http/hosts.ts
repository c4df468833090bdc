/** Which hosts are ours. What the Host header says decides the wing, and never becomes part of an answer. */
import type { Services } from '#cloud/services.ts';
import { failureAnswer } from './envelope.ts';
import { Problem } from '#problems.ts';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function isApiHost(
  hostname: string,
  { apiOrigin, isDevelopment }: Pick<Services, 'apiOrigin' | 'isDevelopment'>,
): boolean {
  return hostname === new URL(apiOrigin).hostname || (isDevelopment && loopback.has(hostname));
}

export function unknownHost(): Response {
  return failureAnswer(new Problem('unknown_path'), 'tenant');
}
