/**
 * Declares the console, where the members of a company work: screens on the API's host, and the commands that their forms send.
 * Each stands below `/console/{company}`, and needs a session, a membership and a permission.
 */
import type * as z from 'zod';
import type { Actor, Permission, Role } from '#access.ts';
import type { Ctx, FormCtx, RequestSource } from '#context.ts';
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { checkInput } from '#lib/check-input.ts';
import { PathId, PathRef } from '#lib/id-schemas.ts';
import type { Ref } from '#lib/ids.ts';
import type { CurrentUser } from './account-pages.ts';
import type { UploadedFiles } from './body.ts';
import type { Method, Route } from './route.ts';

/** What every screen is rendered with. */
export type ConsoleView = {
  /** BCP 47. Its dictionary is loaded. */
  language: string;
  /** The same language, as it is written where the browser is: `en-GB`. */
  locale: string;
  /** IANA. */
  timezone: string;
  now: Date;
  /** Where the screens of the company begin: `/console/acme`. */
  root: string;
  company: { name: string; subdomain: string };
  /** Whether the person is a member of another company, too. */
  hasOtherCompanies: boolean;
  /** Notifications that the person has not read, up to 100. */
  unread: number;
  person: { name: string; email: string };
  role: Role;
  /** Whether the member sees only what they are assigned to. */
  isLimited: boolean;
  can: (permission: Permission) => boolean;
  /** Proves that this service made the forms of the screen. */
  formToken: string;
  /** The same for the form that signs out. */
  signOutToken: string;
  /** Another one each time: marks the forms of the screen that are carried out once. */
  once: string;
};

/** The context of the company's actions, with the member who asks. It has CVs read before they are stored. */
export type ConsoleCtx = Ctx &
  Pick<FormCtx, 'readCv'> & {
    actor: Actor;
    user: CurrentUser;
    source: RequestSource;
    view: ConsoleView;
    /** The script asks for the elements that changed, each named by its `id`, in place of a page. */
    wantsParts: boolean;
  };

export type ConsoleAnswer = { headers?: Record<string, string> } & (
  | { status: 200 | 400 | 403 | 404 | 409 | 422; html: string }
  | { status: 204 }
  | { status: 303; location: string }
  /** A document of its own in a frame of the screen, under its own content policy. */
  | { status: 200 | 404; frame: ReadableStream | string; type: string; policy: string }
);

export type ConsoleParams = {
  /** Throws 404 where the segment is not an id. */
  id: (name: string) => number;
  /** The id or `hash_id` of a job. */
  ref: (name: string) => Ref;
  text: (name: string) => string;
};

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

/** What a form sent: as its schema reads it, and as it was typed. */
export type CommandInput<Body> = ScreenInput & {
  body: Body;
  fields: Readonly<Record<string, string>>;
  files: UploadedFiles;
};

export type ConsoleRoute<Body = unknown> = Route<'console'> & {
  method: Extract<Method, 'GET' | 'POST'>;
  terms: {
    needs: Permission;
    /** Whether it is open to members who see only what they are assigned to. */
    limited?: boolean;
    /** Of a command: the screen its form stands on, whose key it carries. */
    of: string;
    /** The parameters that it reads from its address; no others reach it. `field.*` is all that begin so. */
    query: readonly string[];
    /** Reads what a form sent; it takes whatever people can type, and actions check it. Without it, the fields are taken as they came. */
    body?: z.ZodType;
    /** The fields that hold files; the form is multipart. */
    files?: readonly string[];
  };
  run(ctx: ConsoleCtx, input: CommandInput<Body>): Promise<ConsoleAnswer>;
};

export const CONSOLE = '/console/{company}';

/** `path` is below the company: `/jobs/{job}/board`. */
export function screen(
  path: string,
  needs: Permission,
  run: (ctx: ConsoleCtx, input: ScreenInput) => Promise<ConsoleAnswer>,
  query: readonly string[] = [],
  limited = false,
): ConsoleRoute {
  const whole = CONSOLE + path;
  const terms = { needs, limited, of: whole, query };
  return { kind: 'console', method: 'GET', path: whole, terms, run };
}

type CommandTerms<Body extends z.ZodType> = {
  needs: Permission;
  limited?: boolean;
  /** The path of the screen its form stands on. */
  of: string;
  body?: Body;
  files?: readonly string[];
  query?: readonly string[];
};

export function command<Body extends z.ZodType>(
  path: string,
  { of, query = [], ...terms }: CommandTerms<Body>,
  run: (ctx: ConsoleCtx, input: CommandInput<z.output<Body>>) => Promise<ConsoleAnswer>,
): ConsoleRoute<z.output<Body>> {
  return {
    kind: 'console',
    method: 'POST',
    path: CONSOLE + path,
    terms: { ...terms, of: CONSOLE + of, query },
    run,
  };
}

/** What a route reads from its address. */
export function declaredQuery(
  sent: URLSearchParams,
  { terms }: Pick<ConsoleRoute, 'terms'>,
): URLSearchParams {
  const isDeclared = (name: string) =>
    terms.query.some((one) =>
      one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
    );
  return new URLSearchParams([...sent].filter(([name]) => isDeclared(name)));
}

/** Segments of a path that no record can have are answered as records that do not exist. */
export function consoleParams(segments: Readonly<Record<string, string>>): ConsoleParams {
  const text = (name: string) => segments[name] ?? '';
  const parse = <Value>(schema: z.ZodType<Value>, name: string): Value => {
    const { data, success } = schema.safeParse(text(name));
    if (!success) throw new ApiError('not_found');
    return data;
  };
  return {
    text,
    id: (name) => parse(PathId, name),
    ref: (name) => parse(PathRef, name),
  };
}

/** The input as a schema of the API reads it. Throws what the API would answer. */
export async function checkedInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Promise<z.output<Schema>> {
  const result = await checkInput(schema, value);
  if (!('issues' in result)) return result.data;
  const errors = result.issues.map(({ path, message }) => [path.map(String).join('.'), [message]]);
  throw new ApiError('invalid_input', { errors: Object.fromEntries(errors) });
}

export type Refusal = Pick<ApiError, 'code' | 'extra'> & { status: 409 | 422; errors: FieldErrors };

/** What was refused, where the person who sent a form can do something about it; anything else is thrown on. */
export function refusedInput(error: unknown): Refusal {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
  const { code, status, errors = {}, extra } = error;
  return { code, status, errors, extra };
}
