/** Errors of one change among several that a tool makes. */
import { expect, test } from 'vitest';
import { ConflictError } from '#data/database-errors.ts';
import { ApiError } from '#errors.ts';
import { toClientError } from '#integrations/mcp/tools/failing.ts';

test('a lost conflict is reported by its error', () => {
  const error = new ApiError('stale_write');
  expect(toClientError(new ConflictError(error))).toBe(error);
});

test('a client error is reported as it is', () => {
  const error = new ApiError('not_found');
  expect(toClientError(error)).toBe(error);
});

test('an unexpected error is thrown', () => {
  const error = new ApiError('unexpected');
  expect(() => toClientError(error)).toThrow(error);
  expect(() => toClientError(new TypeError('No.'))).toThrow('No.');
});
