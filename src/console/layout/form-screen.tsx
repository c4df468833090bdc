/** A screen with the commands of its forms, from one declaration. A refused form is the screen again, with what was typed and why. */
import type { FC } from 'hono/jsx';
import type * as z from 'zod';
import { confirmPassword } from '#accounts/password-check/actions.ts';
import { wordsFor } from '#console/words/words.ts';
import { command, refusedInput, screen } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import type { ConsoleParams, Refusal } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { unsent } from './fields.tsx';
import type { FormState, Typed } from './fields.tsx';
import { noticeOf } from './notices.tsx';
import { pageOf } from './paging.tsx';
import { needsPassword } from './password.tsx';
import { refusedForm } from './refusals.ts';
import type {
  Command,
  FormScreen,
  Leads,
  LoadInput,
  Screen,
  ScreenProps,
  Status,
} from './screen-types.ts';

type Terms<Loaded, Body extends z.ZodType> = Omit<Command<Loaded, Body>, 'path' | 'of'>;

/** `path` is below the company. */
export function formScreen<Loaded extends object>(
  path: string,
  declared: Screen<Loaded>,
): FormScreen<Loaded> {
  const { needs, query, limited } = declared;
  return {
    ...screen(path, needs, (ctx, input) => show(ctx, declared, input), query, limited),
    command: ({ path: own = path, ...terms }) =>
      command(own, { of: path, ...terms }, (ctx, input) => run(ctx, declared, terms, input)),
  };
}

type ListScreen<Item> = Omit<Screen<{ list: Page<Item> }>, 'load'> & {
  list: (
    ctx: ConsoleCtx,
    /** As the API takes it. */
    paging: { page: number; max: number },
    query: URLSearchParams,
  ) => Promise<Page<Item>>;
  /** How many a page shows. */
  max: number;
};

/** The screen of a small list, by pages; `query` names its filters. */
export function listScreen<Item>(
  path: string,
  { max, list, query = [], ...declared }: ListScreen<Item>,
): FormScreen<{ list: Page<Item> }> {
  return formScreen(path, {
    ...declared,
    query: ['page', 'done', ...query],
    load: async (ctx, input) => ({
      list: await list(ctx, { page: pageOf(input.query), max }, input.query),
    }),
  });
}

type Reply<Loaded> = {
  status?: Status;
  isWrong?: boolean;
  form?: (loaded: Loaded, stored: Typed) => FormState;
  parts?: FC<Loaded & ScreenProps> | undefined;
};

async function show<Loaded extends object>(
  ctx: ConsoleCtx,
  declared: Screen<Loaded>,
  input: LoadInput,
  { status, isWrong = false, form: formOf, parts = declared.parts }: Reply<Loaded> = {},
): Promise<ConsoleAnswer> {
  const { view, now, user } = ctx;
  const { loaded, without } = await loadFor(ctx, declared, input);
  const stored = declared.typed?.(loaded) ?? {};
  const form = formOf?.(loaded, stored) ?? unsent(stored);
  const notices = declared.notices?.(wordsFor(view.language));
  const toast =
    declared.toast?.(ctx, { ...input, loaded, alert: form.alert }) ??
    (notices && noticeOf(notices, input.query));
  const asked = { asksPassword: needsPassword(user.sessionId, now), isWrong };
  const Shown = ctx.wantsParts && parts ? parts : declared.page;
  const html = renderHtml(Shown, { ...loaded, view, form, toast, ...asked });
  return { status: status ?? without ?? 200, html };
}

async function loadFor<Loaded extends object>(
  ctx: ConsoleCtx,
  { load, loadWithout }: Screen<Loaded>,
  input: LoadInput,
): Promise<{ loaded: Loaded; without?: Status }> {
  try {
    return { loaded: await load(ctx, input) };
  } catch (error) {
    if (!loadWithout) throw error;
    const refusal = refusedInput(error);
    return { loaded: await loadWithout(ctx, { ...input, refusal }), without: refusal.status };
  }
}

/** Runs a command; where it is refused, its screen is the answer. */
async function run<Loaded extends object, Body extends z.ZodType>(
  ctx: ConsoleCtx,
  declared: Screen<Loaded>,
  terms: Terms<Loaded, Body>,
  input: CommandInput<z.output<Body>>,
): Promise<ConsoleAnswer> {
  const { params, query, fields: sent } = input;
  const again = { params, query, sent };
  if (terms.asksPassword && !(await isSure(ctx, sent['current_password'] ?? ''))) {
    return show(ctx, declared, again, { status: 422, isWrong: true });
  }
  const outcome = await terms.run(ctx, input).catch((error: unknown) => refusedInput(error));
  if ('code' in outcome) {
    const form = refusedFormOf(ctx, declared, terms, input, outcome);
    const { status } = outcome;
    const { parts } = terms;
    return show(ctx, declared, { ...again, refusal: outcome }, { status, form, parts });
  }
  if ('again' in outcome) {
    const { again: typed } = outcome;
    const form = (loaded: Loaded, stored: Typed) =>
      unsent(declared.again?.({ typed, status: 200 }, stored, loaded) ?? typed);
    return show(ctx, declared, again, { form });
  }
  return 'to' in outcome ? leadTo(ctx, params, outcome) : outcome;
}

/** What was typed, what is wrong with it, and why. */
function refusedFormOf<Loaded extends object, Body extends z.ZodType>(
  { view }: ConsoleCtx,
  declared: Screen<Loaded>,
  terms: Terms<Loaded, Body>,
  input: CommandInput<z.output<Body>>,
  refusal: Refusal,
): (loaded: Loaded, stored: Typed) => FormState {
  const { typesNothing = false, refusals = declared.refusals } = terms;
  const typed = terms.typed?.(input, view) ?? input.fields;
  return (loaded, stored) => {
    const of = { view, params: input.params, typed, loaded, refusal };
    const says = refusals?.(wordsFor(view.language), of);
    const { status, faults, alert } = refusedForm(view, refusal, { ...says, typed });
    if (typesNothing) {
      const named = Object.entries(faults).filter(([name]) => says?.texts?.[name] !== undefined);
      return { typed: stored, faults: Object.fromEntries(named), alert };
    }
    const shown = declared.again?.({ typed, status }, stored, loaded) ?? typed;
    return { typed: shown, faults, alert };
  };
}

function leadTo({ view }: ConsoleCtx, params: ConsoleParams, leads: Leads): ConsoleAnswer {
  const { to, done, query, at } = leads;
  const path = to.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params.text(name)),
  );
  const more = new URLSearchParams({ ...(done !== undefined && { done }), ...query }).toString();
  const mark = path.includes('?') ? '&' : '?';
  const anchor = at === undefined ? '' : `#${at}`;
  return {
    status: 303,
    location: view.root + path + (more === '' ? '' : mark + more) + anchor,
  };
}

/** Whether the password is right, where the sign-in was so long ago that it is asked for. */
export async function isSure(ctx: ConsoleCtx, password: string): Promise<boolean> {
  const { userId, sessionId } = ctx.user;
  if (!needsPassword(sessionId, ctx.now)) return true;
  return confirmPassword(ctx, { userId, password });
}
