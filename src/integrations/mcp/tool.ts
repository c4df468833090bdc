/** The declaration of a tool: what it is called, when it is of use, who may call it, what it takes and gives. */
import * as z from 'zod';
import type { Permission } from '#access.ts';
import type { CallerCtx } from '#context.ts';
import type { TenantEndpoint } from '#http/endpoint.ts';
import type { FieldErrors } from '#errors.ts';
import { ApiError } from '#errors.ts';
import type { Verbs } from './verbs.ts';

/** What a client may be told of a tool, so that it knows when to ask its person. */
export const effects = {
  /** Changes nothing. */
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  /** Adds, and does so again when called again. */
  adds: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  /** Changes what is there; to call it again changes nothing more. */
  sets: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  /** Tells people or other services, for good. */
  leaves: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
} as const;
export type Effect = keyof typeof effects;

/** What a tool may touch: what an action may, and the verbs themselves. */
export type ToolCtx = CallerCtx & { verbs: Verbs };

type Common = {
  name: string;
  title: string;
  /** When to use it, and what it does not do. */
  about: string;
  needs: Permission;
  effect: Effect;
  input: z.ZodObject;
  returns: z.ZodObject;
};

/** What a tool answers: the record, and a sentence about it. */
export type Told = { data: object; text: string };

export type Tool = Common & {
  /** Parses what the agent has sent; the 422 names its arguments. */
  take: (given: Record<string, unknown>) => Promise<never>;
  run: (ctx: ToolCtx, input: never) => Promise<Told>;
  /** Where what was asked leaves the house: `run` only tells what would happen, and this does it. */
  carryOut?: (ctx: ToolCtx, input: never) => Promise<Done>;
};

/** What came of a confirmed action: ids and numbers, and no word of a candidate, as it is kept for a day. */
export type Done = { text: string; result: Record<string, unknown> };

export function tool<Input extends z.ZodObject>(
  declared: Omit<Common, 'input'> & { input: Input },
  run: (ctx: ToolCtx, input: z.output<Input>) => Promise<Told>,
): Tool {
  return { ...declared, take: (given) => parsed(declared.input, given), run };
}

/** A tool that prepares: the preview is shown, and `carryOut` waits for its confirmation. */
export function outward<Input extends z.ZodObject, Preview extends z.ZodObject>(
  declared: Omit<Common, 'input' | 'returns' | 'effect'> & { input: Input; preview: Preview },
  preview: (ctx: ToolCtx, input: z.output<Input>) => Promise<Previewed<z.output<Preview>>>,
  carryOut: (ctx: ToolCtx, input: z.output<Input>) => Promise<Done>,
): Tool {
  const { preview: shape, ...rest } = declared;
  return {
    ...rest,
    effect: 'reads',
    returns: shape.extend(confirmable),
    take: (given) => parsed(declared.input, given),
    run: async (ctx, input) => {
      const { summary, ...told } = await preview(ctx, input);
      return { data: { summary, ...told.preview }, text: summary };
    },
    carryOut,
  };
}

/** `summary` is one sentence without a word of a candidate: it is what a person says yes to. */
export type Previewed<Preview> = { summary: string; preview: Preview };

const confirmable = {
  summary: z.string().describe('One sentence that says what would happen. Show it to the user.'),
  confirm_token: z.string().describe('Pass it to confirm_action after the user agrees.'),
  expires_at: z.string(),
};

export type FromEndpoint = Omit<Common, 'needs' | 'input' | 'returns'> & {
  /** Arguments that are called otherwise than on the wire; null: they are not offered. */
  names?: Readonly<Record<string, string | null>>;
  text: (data: never) => string;
  /** How the answer is shown, where it is not shown as the API does. */
  shown?: { returns: z.ZodObject; show: (data: never) => object };
  /** Throws where this tool does less than its endpoint. */
  allows?: (ctx: ToolCtx, input: never) => Promise<void>;
};

/** One call of the tool is one call of the endpoint: the same permission, shapes and verb. */
export function toolOf(endpoint: TenantEndpoint, declared: FromEndpoint): Tool {
  const { names = {}, text, shown, allows, ...rest } = declared;
  const { needs, params, query, body } = endpoint.terms;
  const fields = [
    ...fieldsOf('params', params),
    ...fieldsOf('query', query),
    ...fieldsOf('body', body),
  ].flatMap((field) => {
    const { [field.wire]: name = field.wire } = names;
    return name === null ? [] : [{ ...field, name }];
  });
  const returns = shown?.returns ?? objectOf(endpoint.terms.returns);
  return {
    ...rest,
    needs,
    input: z.object(Object.fromEntries(fields.map(({ name, shape }) => [name, shape]))),
    returns,
    take: async (given) => {
      refuseUnknown(
        given,
        fields.map(({ name }) => name),
      );
      const sorted: Record<Source, Record<string, unknown>> = { params: {}, query: {}, body: {} };
      for (const { name, source, wire } of fields) {
        const value = given[name];
        if (value === undefined) continue;
        // Paths and queries are text.
        sorted[source][wire] = source === 'body' ? value : textOf(value);
      }
      const wireNames = new Map(fields.map(({ wire, name }) => [wire, name]));
      const take = (shape: z.ZodType | undefined, value: unknown) =>
        shape && parsed(shape, value, wireNames);
      const input: Partial<Record<Source, unknown>> = {
        params: await take(params, sorted.params),
        query: await take(query, sorted.query),
        body: await take(body, sorted.body),
      };
      return input as never;
    },
    run: async (ctx, input) => {
      await allows?.(ctx, input);
      const data = (await endpoint.run(ctx, input)) as never;
      return { data: shown ? shown.show(data) : data, text: text(data) };
    },
  };
}

type Source = 'params' | 'query' | 'body';

function fieldsOf(source: Source, shape: z.ZodType | undefined) {
  if (!shape) return [];
  return Object.entries(objectOf(shape).shape).map(([wire, field]) => ({
    wire,
    source,
    shape: field as z.ZodType,
  }));
}

/** The object that a body is, with a default or without. */
function objectOf(shape: z.ZodType): z.ZodObject {
  if (shape instanceof z.ZodObject) return shape;
  if (shape instanceof z.ZodPrefault) return objectOf(shape.def.innerType as z.ZodType);
  throw new Error('A tool takes and gives objects.');
}

function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

async function parsed(
  shape: z.ZodType,
  given: unknown,
  names: ReadonlyMap<string, string> = NOTHING,
): Promise<never> {
  if (names === NOTHING && shape instanceof z.ZodObject) {
    refuseUnknown(given as object, Object.keys(shape.shape));
  }
  const { data, error } = await shape.safeParseAsync(given);
  if (!error) return data as never;
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const [first = 'arguments', ...inner] = path.map(String);
    (errors[[names.get(first) ?? first, ...inner].join('.')] ??= []).push(message);
  }
  throw new ApiError('invalid_input', { errors });
}

/** An argument that is passed over would have the tool do something else than was meant. */
function refuseUnknown(given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const text = `Unknown argument. Known arguments: ${known.join(', ') || 'none'}.`;
  throw new ApiError('invalid_input', {
    errors: Object.fromEntries(unknown.map((name) => [name, [text]])),
  });
}
