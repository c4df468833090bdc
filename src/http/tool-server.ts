/** Declares the tool server that agents call (Model Context Protocol): JSON-RPC over one POST, by a token of its own resource. */
import type { Actor, Permission } from '#access.ts';
import type { CallerCtx } from '#context.ts';
import type { claimOf, once, onceAfter } from './idempotency.ts';
import type { logFailure } from './log.ts';
import type { Route } from './route.ts';

/** The context of one tool call. */
export type ToolCallCtx = CallerCtx & { actor: Actor; tool: string };

/** What the tools get of a request and its caller. */
export type ToolCaller = {
  role: Actor['role'];
  access: Actor['access'];
  /** Runs `run` under the tool's name, again where it lost a conflict. */
  within: <Result>(tool: string, run: (ctx: ToolCallCtx) => Promise<Result>) => Promise<Result>;
  claimOf: typeof claimOf;
  once: typeof once;
  onceAfter: typeof onceAfter;
  /** Counts one more call against the rate limit. */
  spendOne: () => Promise<void>;
  /** Whether the error says that the caller is another one: nothing was done, and the whole request runs again. */
  isAnother: (error: unknown) => boolean;
  logFailure: typeof logFailure;
  /** Adds to the sign-in log where the error refuses authorization, once the caller was found to be this one. */
  recordRefusal: (error: unknown) => void;
};

/** The body, null where it is not UTF-8, and the headers of the protocol. */
export type ToolRequest = {
  text: string | null;
  headers: { revision: string | null; method: string | null; name: string | null };
};

export type ToolServer = Route<'tool-server'> & {
  terms: { needs: Permission; scope: string };
  run: (
    caller: ToolCaller,
    request: ToolRequest,
  ) => Promise<{ status: number; body: string | null }>;
};
