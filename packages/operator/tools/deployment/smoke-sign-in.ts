/** Signs in to a version as a person does, allows an application, and exchanges its code, all without a browser. */
import { createHash, randomBytes } from 'node:crypto';
import { cookieHeader, hiddenFields, keepCookie } from '../../../../test/support/forms.ts';

export type Answer = { status: number; body: string; location: string | null; cookies: string[] };

export type Ask = (host: string, path: string, init?: Asking) => Promise<Answer>;

export type Asking = { method?: string; headers?: Record<string, string>; body?: string };

/** A member of one company, without a second factor, and a public client with the redirect URI below. */
export type SignInUser = { email: string; password: string; client: string };

export const REDIRECT_URI = 'http://127.0.0.1/callback';
const SCOPE = 'profile';
const SIGN_IN = '/sign-in';
const SIGN_OUT = '/sign-out';
const AUTHORIZE = '/authorize';
/** What the application is answered, by RFC 6749. */
const DENIED = 'access_denied';
const SECRET_BYTES = 32;
/** Of an answer that is not as expected. */
const SHOWN = 120;
const CLIENT_ERROR = 400;
const UNAUTHORIZED = 401;

/** What the person says to the application. Each time they allow it, they get an email. */
export type Decision = 'allow' | 'deny';

/** A sentence about the step that fails; none: the person is signed in and out again, and the tokens are revoked. */
export async function signInFaults(
  ask: Ask,
  host: string,
  user: SignInUser,
  decision: Decision,
): Promise<string[]> {
  try {
    await signInAndAuthorize(browsing(ask, host), user, decision);
    return [];
  } catch (error) {
    return [`signing in at ${host}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

type Browse = ReturnType<typeof browsing>;

/** Keeps cookies, and follows no redirects. */
function browsing(ask: Ask, host: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, asking: Parameters<Ask>[2] = {}): Promise<Answer> => {
    const headers = { ...asking.headers, cookie: cookieHeader(cookies) };
    const answer = await ask(host, path, { ...asking, headers });
    for (const line of answer.cookies) keepCookie(cookies, line);
    return answer;
  };
  return {
    open: (path: string) => send(path),
    submit: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', headers: ofForm, body: new URLSearchParams(fields).toString() }),
    /** A call of the API, without cookies. */
    call: (path: string, asking: Parameters<Ask>[2]) => ask(host, path, asking),
  };
}

const ofForm = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
};

async function signInAndAuthorize(
  { open, submit, call }: Browse,
  user: SignInUser,
  decision: Decision,
): Promise<void> {
  const verifier = randomBytes(SECRET_BYTES).toString('base64url');
  const state = randomBytes(SECRET_BYTES).toString('base64url');
  const authorization = `${AUTHORIZE}?${new URLSearchParams({
    response_type: 'code',
    client_id: user.client,
    redirect_uri: REDIRECT_URI,
    scope: SCOPE,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()}`;
  const form = await open(authorization);
  const { email, password } = user;
  const fields = { ...hiddenFields(form.body, SIGN_IN), email, password };
  const signedIn = await submit(SIGN_IN, fields);
  assertStep('the sign-in', signedIn, signedIn.location?.includes(AUTHORIZE) === true);
  const consent = await open(pathOf(signedIn.location));
  const asked = hiddenFields(consent.body, AUTHORIZE);
  assertStep('the page of consent', consent, 'company_id' in asked);
  const decided = await submit(AUTHORIZE, { ...asked, decision });
  const back = new URL(decided.location ?? '', REDIRECT_URI).searchParams;
  const code = back.get('code');
  const isRight = decision === 'allow' ? code !== null : back.get('error') === DENIED;
  assertStep('the consent', decided, isRight && back.get('state') === state);
  if (code !== null) await exchange(call, { code, verifier, user });
  const signedOut = await submit(SIGN_OUT, hiddenFields(consent.body, SIGN_OUT));
  assertStep('the sign-out', signedOut, signedOut.location !== null);
}

type Exchanging = { code: string; verifier: string; user: SignInUser };

/** Gets tokens for the code, uses and revokes them. */
async function exchange(call: Browse['call'], { code, verifier, user }: Exchanging): Promise<void> {
  const post = (path: string, fields: Record<string, string>) =>
    call(path, {
      method: 'POST',
      headers: { 'Content-Type': ofForm['Content-Type'] },
      body: new URLSearchParams({ ...fields, client_id: user.client }).toString(),
    });
  const answer = await post('/api/oauth/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
  });
  const [, token] = /"access_token":\s*"([^"]+)"/u.exec(answer.body) ?? [];
  // The answer may hold a token: it is not shown.
  assertStep('the exchange of the code', { ...answer, body: '' }, token !== undefined);
  const headers = { Authorization: `Bearer ${token}` };
  const person = await call('/api/oauth/userinfo', { headers });
  assertStep('the user of the token', person, person.body.includes(user.email));
  assertStep('the revocation', await post('/api/oauth/revoke', { token: token ?? '' }), true);
  const after = await call('/api/oauth/userinfo', { headers });
  if (after.status !== UNAUTHORIZED) throw new Error(`a revoked token is answered ${after.status}`);
}

function assertStep(what: string, { status, body }: Answer, isRight: boolean): void {
  if (isRight && status < CLIENT_ERROR) return;
  throw new Error(`${what} is answered ${status} ${body.slice(0, SHOWN)}`.trim());
}

/** The next page is one of ours: its origin is that of the host. */
function pathOf(location: string | null): string {
  const { pathname, search } = new URL(location ?? '/', 'https://host.example');
  return `${pathname}${search}`;
}
