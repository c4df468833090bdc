/** How the console looks: its files, its words, and what stands in place of a screen where one fails. */
import { ApiError } from '#errors.ts';
import type { Assets } from '#layout/assets.ts';
import type { AccountPageLook } from '../account-pages.ts';
import type { ConsoleRoute, ConsoleView } from '../console.ts';
import type { ApiContext } from '../env.ts';
import { readOwnForm, toKeptForm } from './kept-form.ts';
import type { KeptForm } from './kept-form.ts';

export type ConsoleLook = Omit<AccountPageLook, 'styleSource'> & {
  /** Where the stylesheet and the icons are; null before that is loaded, or where it is missing. */
  assets: () => Pick<Assets, 'style' | 'icons'> | null;
  /** The page that keeps a form whose session has ended. */
  keptFormPage: (language: string, form: KeptForm, view?: ConsoleView | null) => string;
  /** The page that explains an error; in the frame of the company to a member of it. */
  memberErrorPage: (
    view: ConsoleView | null,
    ...shown: Parameters<AccountPageLook['errorPage']>
  ) => string;
};

/** The page of an error. A form that the service did not take, as it is busy or fails, is kept on it. */
export async function errorPageOf(
  c: ApiContext,
  error: unknown,
  route: ConsoleRoute | undefined,
  look: ConsoleLook,
): Promise<ConsoleLook['errorPage']> {
  const status = error instanceof ApiError ? error.status : 500;
  const view = c.get('consoleView') ?? null;
  const errorPage: ConsoleLook['errorPage'] = (...shown) => look.memberErrorPage(view, ...shown);
  if (route?.method !== 'POST' || wantsParts(c) || (status !== 429 && status < 500)) {
    return errorPage;
  }
  const { vault } = c.env.services;
  const form = c.get('sentForm') ?? (await readOwnForm(c.req.raw, route, vault));
  if (!form) return errorPage;
  const kept = toKeptForm(c.req.raw, route, form, {
    token: form.fields['form_token'] ?? '',
    reason: status === 429 ? 'too_many' : 'failed',
    screen: fillPath(route.terms.of, c.req.param()),
  });
  return (language, { status: shown }, requestId) =>
    look.keptFormPage(language, { ...kept, ...(shown >= 500 && { requestId }) }, view);
}

export const wantsParts = (c: ApiContext): boolean => c.req.header('x-parts') === '1';

/** An address with its segments. */
export function fillPath(path: string, segments: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => segments[name] ?? '');
}
