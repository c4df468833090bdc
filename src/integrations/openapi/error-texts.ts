/** What the API document says of errors: a summary of each status, and the fields of examples. */
import type { ErrorCode } from '#errors.ts';

/** The summary of errors that share a status. */
export const statusWords: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Missing or invalid token',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Invalid fields',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Temporarily unavailable',
};

/** Additional fields of error examples. */
export const errorExtras: Readonly<Partial<Record<ErrorCode, Record<string, unknown>>>> = {
  answer_lost: { id: 1 },
  insufficient_scope: { scope: 'jobs:write' },
  invalid_input: { errors: { field: ['Must be at most 255 characters.'] } },
  cursor_of_another_order: {
    errors: {
      cursor: [
        'Must be a cursor from next_cursor of the same list, with the same filters and order.',
      ],
    },
  },
  repeated_parameter: { errors: { page: ['Must be sent only once.'] } },
  too_many_requests: { retry_after: 60 },
};
