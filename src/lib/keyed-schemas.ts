/** Schemas of values by keys that callers choose. */
import * as z from 'zod';
import { jsonDepth } from './text.ts';

const PROTO = '__proto__';

/** JSON can have a key `__proto__`, which records of zod leave out in silence: it is refused by its name instead. */
export function withoutProto<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value, issues) => {
    if (hasProto(value)) issues.addIssue({ code: 'custom', path: [PROTO], message: MESSAGE });
    return value;
  }, schema);
}

const MESSAGE = 'Is not a key.';

function hasProto(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, PROTO);
}

/** Any values by key. */
export const AnyByKey = z.record(z.string(), z.unknown());

/** The same, or as JSON text, as multipart forms send them. `must` says what is wrong with other texts. */
export function anyByKeyOrText({
  lengthMax,
  depthMax,
  must,
}: {
  lengthMax: number;
  depthMax: number;
  must: string;
}) {
  const given = z.union([AnyByKey, z.string().max(lengthMax)]);
  return withoutProto(
    given.transform((value, issues): Record<string, unknown> => {
      const parsed = typeof value === 'string' ? parseText(value, depthMax) : value;
      if (hasProto(parsed)) {
        issues.addIssue({ code: 'custom', path: [PROTO], message: MESSAGE });
        return z.NEVER;
      }
      const { data } = AnyByKey.safeParse(parsed);
      if (data) return data;
      issues.addIssue(must);
      return z.NEVER;
    }),
  );
}

function parseText(text: string, depthMax: number): unknown {
  if (jsonDepth(text) > depthMax) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
