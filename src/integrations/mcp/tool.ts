/** Declares tools: their description, permission, effect, input and output. */
import * as z from 'zod';
import type { Permission } from '#access.ts';
import type { CallerCtx } from '#context.ts';
import { cursorSeal } from '#http/cursors.ts';
import type { TenantEndpoint } from '#http/endpoint.ts';
import type { UrlInput } from '#http/url-input.ts';
import type { FieldErrors } from '#errors.ts';
import { ApiError, checkAll } from '#errors.ts';
import { checkInput } from '#lib/check-input.ts';
import { unknownFields, withNulls } from '#lib/sent-fields.ts';

/** The annotations by which a client decides when to ask its user. */
export const effects = {
  /** Changes nothing. */
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  /** Adds a record with every call. */
  adds: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  /** Changes a record; repeated calls change nothing more. */
  sets: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  /** Reaches people or other services, and cannot be undone. */
  leaves: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
} as const;
export type Effect = keyof typeof effects;

type ToolDeclaration = {
  name: string;
  title: string;
  /** When to use the tool, and what it does not do. */
  about: string;
  needs: Permission;
  /** Whether it is open to members who see only what they are assigned to. */
  limited?: boolean | undefined;
  effect: Effect;
  input: z.ZodObject;
  returns: z.ZodObject;
};

/** A tool's answer: the data, and a sentence about it. */
export type ToolAnswer = { data: object; text: string };

export type Tool = ToolDeclaration & {
  /** Parses the arguments; the error names those that are wrong. */
  parse: (args: Record<string, unknown>) => Promise<never>;
  run: (ctx: CallerCtx, input: never) => Promise<ToolAnswer>;
  /** For an action that needs a confirmation: `run` only previews it, and this runs it if the preview passes the check. */
  carryOut?: (
    ctx: CallerCtx,
    input: never,
    assertUnchanged: (preview: object) => Promise<void>,
  ) => Promise<ToolResult>;
};

/**
 * The result of a confirmed action. It is stored for a day, so it holds ids and numbers but no text
 * of a candidate.
 */
export type ToolResult = { text: string; result: Record<string, unknown> };

export function tool<Input extends z.ZodObject>(
  declared: Omit<ToolDeclaration, 'input'> & { input: Input },
  run: (ctx: CallerCtx, input: z.output<Input>) => Promise<ToolAnswer>,
): Tool {
  return {
    ...declared,
    parse: (args) => parseArguments(declared.input, args),
    run: (ctx, input) => walking([declared.name, ctx.tenant.id], input, () => run(ctx, input)),
  };
}

/** Refuses the cursor of another list, and names the one that goes on where the answer has it. */
async function walking(
  place: readonly unknown[],
  query: unknown,
  run: () => Promise<ToolAnswer>,
): Promise<ToolAnswer> {
  const seal = cursorSeal(place, query);
  const { data: found, text } = await run();
  const data: { next_cursor?: string | null } = seal(found);
  if (typeof data.next_cursor !== 'string') return { data, text };
  return { data, text: `${text} For more, call again with cursor ${data.next_cursor}.` };
}

/** A prepared action: preview and action share what `load` reads, so that the action is done to what was previewed. */
type PreparedAction<Input, Context, Preview> = {
  load: (ctx: CallerCtx, input: Input) => Promise<Context>;
  preview: (ctx: CallerCtx, input: Input, context: Context) => Previewed<Preview>;
  carryOut: (ctx: CallerCtx, input: Input, context: Context) => Promise<ToolResult>;
};

/** Declares a tool that previews an action, which runs once it is confirmed. */
export function preparingTool<Input extends z.ZodObject, Preview extends z.ZodObject, Context>(
  declared: Omit<ToolDeclaration, 'input' | 'returns' | 'effect'> & {
    input: Input;
    preview: Preview;
  },
  action: PreparedAction<z.output<Input>, Context, z.output<Preview>>,
): Tool {
  const { preview: shape, ...rest } = declared;
  const previewed = async (ctx: CallerCtx, input: z.output<Input>) => {
    const context = await action.load(ctx, input);
    const { summary, preview } = action.preview(ctx, input, context);
    return { context, data: { summary, ...preview } };
  };
  return {
    ...rest,
    effect: 'reads',
    returns: shape.extend(confirmable),
    parse: (args) => parseArguments(declared.input, args),
    run: async (ctx, input) => {
      const { data } = await previewed(ctx, input);
      return { data, text: data.summary };
    },
    carryOut: async (ctx, input, assertUnchanged) => {
      const { context, data } = await previewed(ctx, input);
      await assertUnchanged(data);
      return action.carryOut(ctx, input, context);
    },
  };
}

/** `summary` is the sentence that a person agrees to. It holds no text of a candidate. */
export type Previewed<Preview> = { summary: string; preview: Preview };

const confirmable = {
  summary: z.string().describe('One sentence that says what would happen. Show it to the user.'),
  confirm_token: z.string().describe('Pass it to confirm_action after the user agrees.'),
  expires_at: z.string(),
};

export type FromEndpoint = Omit<ToolDeclaration, 'needs' | 'limited' | 'input' | 'returns'> & {
  /** Maps field names of the endpoint to argument names; null leaves a field out. */
  names?: Readonly<Record<string, string | null>>;
  text: (data: never) => string;
  /** How the answer is shown, where it differs from the API's. */
  answer?: { returns: z.ZodObject; show: (data: never) => object };
  /** The action, where the tool allows less than its endpoint. */
  run?: (ctx: CallerCtx, input: never) => Promise<object>;
};

/** Makes a tool of an endpoint, with its permission, schemas and action. */
export function endpointTool(endpoint: TenantEndpoint, declared: FromEndpoint): Tool {
  const { names = {}, text, answer, run: runInstead, ...rest } = declared;
  const { needs, limited, params, query, body } = endpoint.terms;
  const fields = [
    ...fieldsOf('params', params),
    ...fieldsOf('query', query),
    ...fieldsOf('body', body),
  ].flatMap((field) => {
    const { [field.wire]: name = field.wire } = names;
    return name === null ? [] : [{ ...field, name }];
  });
  const wireNames = new Map(fields.map(({ wire, name }) => [wire, name]));
  const parsePart = async (shape: z.core.$ZodType | undefined, value: unknown) =>
    shape && parseArguments(shape, value, wireNames);
  const returns = answer?.returns ?? withoutSince(toObjectSchema(endpoint.terms.returns));
  const accepted = z.object(Object.fromEntries(fields.map(({ name, shape }) => [name, shape])));
  return {
    ...rest,
    needs,
    limited,
    input: accepted,
    returns,
    parse: async (args) => {
      assertKnownNames(args, accepted);
      const sorted: Record<Source, Record<string, unknown>> = { params: {}, query: {}, body: {} };
      for (const { name, source, wire } of fields) {
        const value = args[name];
        if (value === undefined) continue;
        // Fields of paths and queries are text.
        sorted[source][wire] = source === 'body' ? value : toText(value);
      }
      const parsed: Partial<Record<Source, unknown>> = await allParsed({
        params: parsePart(params, sorted.params),
        query: parsePart(query, sorted.query),
        body: parsePart(body, sorted.body),
      });
      return parsed as never;
    },
    run: (ctx, input: UrlInput) =>
      walking([declared.name, input.params, ctx.tenant.id], input.query, async () => {
        const running = runInstead?.(ctx, input as never) ?? endpoint.run(ctx, input);
        const data = (await running.catch((error: unknown) => {
          throw withArguments(error, wireNames);
        })) as never;
        return { data: answer ? answer.show(data) : data, text: text(data) };
      }),
  };
}

/** The argument that stands for the header `Idempotency-Key` of the REST API. */
export const KEY_ARGUMENT = 'idempotency_key';

/** Adds the argument to a tool that adds a record with every call. */
export function withIdempotencyKey(declared: Tool): Tool {
  return {
    ...declared,
    input: declared.input.extend({
      [KEY_ARGUMENT]: z
        .string()
        .optional()
        .describe(
          'A key of your choice, such as a UUID. A call that is repeated with it within 24 hours returns the first answer and adds nothing.',
        ),
    }),
    parse: (args) =>
      declared.parse(
        Object.fromEntries(Object.entries(args).filter(([name]) => name !== KEY_ARGUMENT)),
      ),
  };
}

type Source = 'params' | 'query' | 'body';

function fieldsOf(source: Source, shape: z.core.$ZodType | undefined) {
  if (!shape) return [];
  return Object.entries(toObjectSchema(shape).shape).map(([wire, field]) => ({
    wire,
    source,
    shape: field,
  }));
}

/** The object schema of a body, with or without a default. */
function toObjectSchema(shape: z.core.$ZodType): z.ZodObject {
  if (shape instanceof z.ZodObject) return shape;
  if (shape instanceof z.ZodPrefault) return toObjectSchema(shape.def.innerType);
  throw new Error('A tool takes and gives objects.');
}

/** Tools keep no copies, so none takes `updated-since`. */
function withoutSince(returns: z.ZodObject): z.ZodObject {
  return 'next_since' in returns.shape ? returns.omit({ next_since: true }) : returns;
}

function toText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

async function parseArguments(
  shape: z.core.$ZodType,
  value: unknown,
  names: ReadonlyMap<string, string> = NO_NAMES,
): Promise<never> {
  if (names === NO_NAMES && shape instanceof z.ZodObject) {
    assertKnownNames(value as object, shape);
  }
  const result = await checkInput(shape, withNulls(value, shape));
  if ('data' in result) return result.data as never;
  const errors: FieldErrors = {};
  for (const { path, message } of result.issues) {
    const [first = 'arguments', ...inner] = path.map(String);
    (errors[[names.get(first) ?? first, ...inner].join('.')] ??= []).push(message);
  }
  throw new ApiError('invalid_input', { errors });
}

/** An error of the endpoint, with its fields by the names of the arguments. */
function withArguments(error: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!(error instanceof ApiError) || !error.errors) return error;
  const errors = Object.entries(error.errors).map(([field, texts]) => {
    const [first = '', ...inner] = field.split('.');
    return [[names.get(first) ?? first, ...inner].join('.'), texts];
  });
  const { code, headers, extra } = error;
  return new ApiError(code, { headers, extra, errors: Object.fromEntries(errors) });
}

/** The parts of a call, or one error that names the arguments that are wrong in any of them. */
async function allParsed(parts: Record<Source, Promise<unknown>>) {
  const named = Object.entries(parts);
  const results = await Promise.allSettled(named.map(([, part]) => part));
  checkAll(
    ...results.map((result) => () => {
      if (result.status === 'rejected') throw result.reason;
    }),
  );
  return Object.fromEntries(
    await Promise.all(named.map(async ([name, part]) => [name, await part])),
  );
}

/** An ignored argument would make the tool do something else than was meant. */
function assertKnownNames(args: object, schema: z.ZodObject): void {
  const unknown = unknownFields(args, schema);
  if (unknown.length === 0) return;
  const names = Object.keys(schema.shape).join(', ') || 'none';
  const text = `Unknown argument. Known arguments: ${names}.`;
  throw new ApiError('invalid_input', {
    errors: Object.fromEntries(unknown.map((name) => [name, [text]])),
  });
}
