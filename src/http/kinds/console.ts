/** Serves the console: screens and commands of a company's members, for a session in a cookie. */
import { mayEver, refusalBy, scopes } from '#access.ts';
import type { Access, Actor, Role } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { checkInput } from '#lib/check-input.ts';
import { newSecret } from '#lib/token.ts';
import { labelCompany } from '#platform/metrics.ts';
import type { CurrentUser } from '../account-pages.ts';
import type { UploadedFiles } from '../body.ts';
import { CONSOLE, consoleParams, declaredQuery } from '../console.ts';
import type { ConsoleAnswer, ConsoleRoute, ConsoleView } from '../console.ts';
import { companyContext } from '../caller.ts';
import { publicContext } from '../context.ts';
import { regionalTag, requestLanguage } from '../language.ts';
import { clientAddress, spend } from '../limits.ts';
import { recordRefusedForm, requestSource } from '../refusals.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ApiContext, ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';
import { FormSecrets, invalidForm, isFormKey } from './account-form.ts';
import { redirectToSignIn, toErrorResponse } from './account-page.ts';
import { pageHeaders, toResponse } from './console-answer.ts';
import { errorPageOf, fillPath, wantsParts } from './console-look.ts';
import type { ConsoleLook } from './console-look.ts';
import {
  ownedKey,
  ownerOf,
  readOwnForm,
  readSentForm,
  sessionKey,
  toKeptForm,
} from './kept-form.ts';
import type { SentForm } from './kept-form.ts';

type FoundMember = {
  user: CurrentUser;
  /** Null: no such company, or the user is not in it. */
  member: {
    role: Role;
    access: Access;
    companyId: number;
    subdomain: string;
    company: string;
    timezone: string;
    /** Whether they are a member of another company, too. */
    hasOthers: boolean;
    /** Notifications that they have not read, up to 100. */
    unread: number;
  } | null;
};

/** The user of a session cookie and their membership in a company, or null where nobody is signed in. */
export type FindMember = (
  ctx: PublicCtx,
  cookie: string | undefined,
  subdomain: string,
) => Promise<FoundMember | null>;

export function consoleScreens(
  look: ConsoleLook,
  findMember: FindMember,
): Kind<ConsoleRoute, ApiEnv> {
  return {
    plainHttp: 'redirect',
    handler: (route) => async (c) => {
      const segments: Record<string, string> = c.req.param();
      const found = await identify(c, look, findMember, segments['company'] ?? '');
      if (!found) return answerSignedOut(c, route, look);
      const { secrets, user, member } = found;
      if (!member) throw new ApiError('not_found');
      const caller = { secrets, user, member, actor: actorOf(user, member), segments };
      const refusal = refusalBy(caller.actor, route.terms);
      if (refusal) {
        c.set('consoleView', viewOf(c, caller, CONSOLE));
        throw new ApiError(refusal);
      }
      return toResponse(await runRoute(c, route, look, caller), pageHeaders(look));
    },
    errorResponse: async (c, error, route) => {
      if (!route) await frameForNone(c, look, findMember);
      const shown = { ...look, errorPage: await errorPageOf(c, error, route, look) };
      return toErrorResponse(c, error, shown, pageHeaders(look));
    },
  };
}

/** Whose session it is, and in whose language the answer is. */
async function identify(
  c: ApiContext,
  look: ConsoleLook,
  findMember: FindMember,
  company: string,
): Promise<(FoundMember & { secrets: FormSecrets }) | null> {
  const { services } = c.env;
  const secrets = new FormSecrets(c);
  const found = await findMember(publicContext(services, c.var.now), secrets.session, company);
  if (!found) return null;
  labelCompany(found.member?.companyId ?? null);
  // People of one office share an address.
  await spend(services, 'api', `console ${found.user.userId}`);
  const language = found.user.language ?? requestLanguage(c);
  c.set('language', language);
  await look.requireLanguage(language, services.readFile);
  return { ...found, secrets };
}

function actorOf({ userId }: CurrentUser, { role, access }: Caller['member']): Actor {
  return { userId, clientId: null, grantId: null, role, access, scopes };
}

/** A path or method that no route has is told to members in the frame of their company. */
async function frameForNone(
  c: ApiContext,
  look: ConsoleLook,
  findMember: FindMember,
): Promise<void> {
  const [, , company = ''] = c.req.path.split('/');
  const found = await identify(c, look, findMember, company);
  if (!found?.member) return;
  const { secrets, user, member } = found;
  const caller = { secrets, user, member, actor: actorOf(user, member), segments: {} };
  c.set('consoleView', viewOf(c, caller, CONSOLE));
}

/** A form of ours is kept on a page; anything else leads to sign-in. */
async function answerSignedOut(
  c: ApiContext,
  route: ConsoleRoute,
  look: ConsoleLook,
): Promise<Response> {
  const { services } = c.env;
  if (route.method === 'GET' || wantsParts(c)) return redirectToSignIn(c);
  await spend(services, 'oauth', clientAddress(c.req.raw));
  const form = await readOwnForm(c.req.raw, route, services.vault);
  if (!form) return redirectToSignIn(c);
  const language = requestLanguage(c);
  await look.loadLanguage(language, services.readFile);
  const kept = toKeptForm(c.req.raw, route, form, {
    token: form.fields['form_token'] ?? '',
    reason: 'signedOut',
    screen: fillPath(route.terms.of, c.req.param()),
  });
  const html = look.keptFormPage(language, kept);
  return toResponse({ status: 403, html }, pageHeaders(look));
}

type Caller = {
  secrets: FormSecrets;
  user: CurrentUser;
  member: NonNullable<FoundMember['member']>;
  actor: Actor;
  segments: Readonly<Record<string, string>>;
};

async function runRoute(
  c: ApiContext,
  route: ConsoleRoute,
  look: ConsoleLook,
  caller: Caller,
): Promise<ConsoleAnswer> {
  const { services } = c.env;
  const { user, member, actor, segments } = caller;
  // Keys name the company as it is stored, and the page as the browser asked for it.
  const path = fillPath(route.terms.of, { ...segments, company: member.subdomain });
  const view = viewOf(c, caller, path);
  c.set('consoleView', view);
  const form = route.method === 'POST' ? await readCommand(c, route, caller, path) : noForm;
  if ('sent' in form) return expiredAnswer(c, route, look, { form: form.sent, view, path });
  const query = declaredQuery(new URL(c.req.url).searchParams, route);
  const input = { params: consoleParams(segments), query };
  const consolePart = {
    user,
    source: requestSource(c.req.raw),
    readCv: services.readCv,
    wantsParts: wantsParts(c),
  };
  const attempt = (ctx: PublicCtx) => {
    const company = companyContext(ctx, member.companyId, actor);
    const screenCtx = { ...company, ...consolePart, view: { ...view, now: ctx.now } };
    return route.run(screenCtx, { ...input, ...form });
  };
  return retryOnConflict(services, c.var.now, attempt, `company ${member.companyId}`);
}

type Expired = { form: SentForm; view: ConsoleView; path: string };

/** The form with a fresh key: the script sends it again, and without one a button does. */
function expiredAnswer(
  c: ApiContext,
  route: ConsoleRoute,
  look: ConsoleLook,
  { form, view, path }: Expired,
): ConsoleAnswer {
  const token = view.formToken;
  if (wantsParts(c)) return { status: 403, html: '', headers: { 'X-Form-Token': token } };
  const kept = toKeptForm(c.req.raw, route, form, { token, reason: 'expired', screen: path });
  return { status: 403, html: look.keptFormPage(view.language, kept, view) };
}

const noForm = { body: undefined, fields: {}, files: {} };

function viewOf(
  c: ApiContext,
  { secrets, user, member, actor }: Caller,
  path: string,
): ConsoleView {
  const formKey = secrets.formKeys(c.env.services.vault, user);
  const language = c.get('language') ?? requestLanguage(c);
  return {
    language,
    locale: regionalTag(c, language),
    // Until a member chooses one, times are those of the company.
    timezone: user.timezone ?? member.timezone,
    now: c.var.now,
    root: fillPath(CONSOLE, { company: member.subdomain }),
    company: { name: member.company, subdomain: member.subdomain },
    hasOtherCompanies: member.hasOthers,
    unread: member.unread,
    person: { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    role: member.role,
    isLimited: actor.access === 'assigned',
    can: (permission) => mayEver(actor, permission),
    formToken: ownedKey(c.env.services.vault, formKey(path).token, user.userId),
    signOutToken: formKey('/sign-out').token,
    once: newSecret(),
  };
}

type Form = { body: unknown; fields: Record<string, string>; files: UploadedFiles };

/** `sent` is the user's own form, from before they signed in again. */
async function readCommand(
  c: ApiContext,
  route: ConsoleRoute,
  { secrets, user }: Caller,
  path: string,
): Promise<Form | { sent: SentForm }> {
  const { body } = route.terms;
  const { vault } = c.env.services;
  try {
    const sent = await readSentForm(c.req.raw, route);
    const { form_token: token, ...typed } = sent.fields;
    const key = { secret: secrets.session ?? '', path };
    if (!isFormKey(vault, key, { ...typed, form_token: sessionKey(token) })) {
      if (ownerOf(vault, token) === user.userId) return { sent };
      throw new ApiError('form_expired');
    }
    const result = body ? await checkInput(body, typed) : { data: typed };
    if ('issues' in result) throw invalidForm(result.issues);
    c.set('sentForm', sent);
    return { body: result.data, fields: typed, files: sent.files };
  } catch (error) {
    recordRefusedForm(c, error, user.userId);
    throw error;
  }
}
