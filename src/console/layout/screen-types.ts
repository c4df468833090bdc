/** How a screen of the console and its commands are declared. */
import type { Child, FC } from 'hono/jsx';
import type * as z from 'zod';
import type { Permission } from '#access.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import type { ConsoleParams, ConsoleView, Refusal } from '#http/console.ts';
import type { FormState, Typed } from './fields.tsx';
import type { PasswordAsked } from './password.tsx';
import type { RefusedOptions } from './refusals.ts';

/** What a page is rendered with, beside what was loaded. */
export type ScreenProps = PasswordAsked & { view: ConsoleView; form: FormState; toast: Child };

export type LoadInput = Pick<CommandInput<unknown>, 'params' | 'query'> & {
  /** What the form sent whose screen is shown again. */
  sent?: Typed;
  /** Why it was refused. */
  refusal?: Refusal;
};

export type Status = 200 | 409 | 422;
type Sent = { typed: Typed; status: Status };

/** What a refusal says. */
type Refusals<Loaded> = (
  words: ConsoleWords,
  of: { view: ConsoleView; params: ConsoleParams; typed: Typed; loaded: Loaded; refusal: Refusal },
) => Omit<RefusedOptions, 'typed'>;

export type Screen<Loaded extends object> = {
  needs: Permission;
  /** Whether it is open to members who see only what they are assigned to. */
  limited?: true;
  /** The parameters that it reads from its address. */
  query?: readonly string[];
  load: (ctx: ConsoleCtx, input: LoadInput) => Promise<Loaded>;
  /** What is loaded where `load` is refused, as the address names what no longer exists. */
  loadWithout?: (ctx: ConsoleCtx, input: LoadInput & { refusal: Refusal }) => Promise<Loaded>;
  page: FC<Loaded & ScreenProps>;
  /** The elements that the script asks for in place of the page. */
  parts?: FC<Loaded & ScreenProps>;
  /** What the form shows before it is sent. */
  typed?: (loaded: NoInfer<Loaded>) => Typed;
  /** What it shows when it comes again, if not what was sent. */
  again?: (sent: Sent, stored: Typed, loaded: NoInfer<Loaded>) => Typed;
  /** What the toast says of what was done, by its name in the address. */
  notices?: (words: ConsoleWords) => Readonly<Record<string, string>>;
  /** A toast that says more. */
  toast?: (ctx: ConsoleCtx, input: LoadInput & { loaded: NoInfer<Loaded>; alert: string }) => Child;
  refusals?: Refusals<NoInfer<Loaded>>;
};

/** An address below the company, whose parameters are those of the command. */
export type Leads = {
  to: string;
  /** The name of what was done. */
  done?: string;
  /** More that the address says. */
  query?: Readonly<Record<string, string>>;
  /** A place on the page. */
  at?: string;
};

/** What a command leads to: another screen; the form again, as nothing is saved yet; or an answer of its own. */
type Outcome = Leads | { again: Typed } | ConsoleAnswer;

export type Command<Loaded, Body extends z.ZodType> = {
  /** Where the form is sent, if not to the address of its screen. */
  path?: string;
  /** The screen that the form stands on, if refusals are shown on another. */
  of?: string;
  needs: Permission;
  /** Whether it is open to members who see only what they are assigned to. */
  limited?: true;
  body?: Body;
  files?: readonly string[];
  query?: readonly string[];
  /** Where the sign-in was long ago, the password is sent as well. */
  asksPassword?: true;
  /** It is a form of buttons: refused, the screen shows what is stored, and only the faults that have a text. */
  typesNothing?: true;
  /** What was typed, as the form shows it, if not the fields. */
  typed?: (input: CommandInput<z.output<Body>>, view: ConsoleView) => Typed;
  /** In place of those of the screen. */
  refusals?: Refusals<Loaded>;
  parts?: FC<Loaded & ScreenProps>;
  run: (ctx: ConsoleCtx, input: CommandInput<z.output<Body>>) => Promise<Outcome>;
};

export type FormScreen<Loaded> = ConsoleRoute & {
  command: <Body extends z.ZodType>(terms: Command<Loaded, Body>) => ConsoleRoute<z.output<Body>>;
};
