/** A valid submission of each form of the career domains. */
import {
  alertsFor,
  openAlert,
  openAlertForm,
  lastMail,
  linkIn,
  newMailbox,
  newWord,
  post,
  UK,
} from '../alerts.ts';
import { eq } from 'drizzle-orm';
import { boardKeys } from '#data/tables/board-keys.ts';
import { alerts } from '#careers/alerts/endpoints.tsx';
import { board } from '#careers/board/endpoints/form.ts';
import { portal } from '#careers/portal/endpoints.tsx';
import { apply } from '#careers/apply/endpoints.tsx';
import { alertToken } from '#careers/alerts/actions/tokens.ts';
import { storeParked } from '#careers/apply/actions/parked.ts';
import { findDomain } from '#careers/domains/actions.ts';
import { db, operator } from '../operator.ts';
import { openForm } from '../apply-form.ts';
import { knockedOut } from '../screening.ts';
import type { Seen } from '../apply-form.ts';
import { cvFile, newApplicant } from '../applying.ts';
import { newAddress, send as sendRequest } from '../call.ts';
import { openCompany } from '../company.ts';
import { insertPortalToken } from '../portal.ts';
import { formOf } from '../uploads.ts';
import type { Example, Outcome, Prepared } from './sweep.ts';

const toOutcome = ({ status, headers, html }: Seen): Outcome => ({
  status,
  retryAfter: headers.get('retry-after'),
  text: html,
});

const forms: Record<string, () => Promise<Prepared>> = {
  async '/jobs/{hash}/apply'() {
    const acme = await openCompany();
    const form = await openForm(acme, await acme.postJob({ status: 'Live' }));
    const files = [cvFile()];
    return {
      companyId: acme.id,
      send: async () => toOutcome(await form.submit({}, { files })),
      settle: () => storeParked(operator()),
    };
  },
  async '/jobs/{hash}/apply/cv'() {
    const acme = await openCompany();
    const form = await openForm(acme, await acme.postJob({ status: 'Live' }));
    const sending = { files: [cvFile()], to: `${form.path}/cv` };
    return { companyId: acme.id, send: async () => toOutcome(await form.submit({}, sending)) };
  },
  async '/jobs/{hash}/apply/review'() {
    const acme = await openCompany();
    const { path, token } = await knockedOut(acme);
    return {
      companyId: acme.id,
      send: async () => toOutcome(await post(acme.host, path, { token })),
    };
  },
  async '/alerts'() {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    const input = { email: newMailbox(), frequency: 'daily' };
    return { companyId: 0, word, send: async () => toOutcome(await form.submit(input)) };
  },
  async '/alerts/confirm'() {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email: newMailbox(), frequency: 'daily' });
    const { token } = linkIn(await lastMail(word), '/alerts/confirm');
    const send = async () => toOutcome(await post(UK, '/alerts/confirm', { token }));
    return { companyId: 0, word, send };
  },
  async '/alerts/manage'() {
    const { word, token } = await running();
    const input = { token, frequency: 'weekly' };
    const send = async () => toOutcome(await post(UK, '/alerts/manage', input));
    return { companyId: 0, word, send };
  },
  async '/alerts/end'() {
    const { word, token } = await running();
    const path = `/alerts/end?token=${encodeURIComponent(token)}`;
    return { companyId: 0, word, send: async () => toOutcome(await post(UK, path, {})) };
  },
  '/my/withdraw': () => ownForm('/my/withdraw', ({ id }) => ({ application: String(id) })),
  '/my/correct': () => ownForm('/my/correct', () => ({ first_name: 'Augusta' })),
  '/my/delete/code': () => ownForm('/my/delete/code'),
};

/** A candidate with a link to their page, and a form of it with these fields. */
async function ownForm(
  path: string,
  toFields: (made: { id: number }) => Record<string, string> = () => ({}),
): Promise<Prepared> {
  const acme = await openCompany();
  const made = await acme.apply({ files: [] });
  const token = await insertPortalToken(acme, made);
  const send = async () => toOutcome(await post(acme.host, path, { token, ...toFields(made) }));
  return { companyId: acme.id, send };
}

/** An alert that is confirmed, and the token to change it. */
async function running() {
  const word = newWord();
  await openAlert(word);
  const [[alert], site] = [await alertsFor(word), await findDomain(operator(), UK)];
  if (!alert || !site) throw new Error('no alert');
  return { word, token: alertToken({ ...operator(), site }, 'alert change', alert.id) };
}

/** Forms of a candidate's own page that are no other form with another token, and store what is no random code. */
const ownForms = new Set(['/my/withdraw', '/my/correct', '/my/delete/code']);

const formsOfPages: Example[] = [...apply, ...alerts, ...portal]
  .filter(
    ({ method, path }) => method === 'POST' && (!path.startsWith('/my') || ownForms.has(path)),
  )
  .map(({ path }) => ({
    name: `the form ${path} of a career domain`,
    // A person applies to a job once, and has one alert for a search. Asked again for a code, the service sends another.
    isOnce: path !== '/my/delete/code',
    prepare() {
      const prepare = forms[path];
      if (!prepare)
        throw new Error(`add a valid form for ${path} to test/support/faults/careers.ts`);
      return prepare();
    },
  }));

/** Applications from a company's own website: the API of a career domain, which its own form does not use. */
const boardExamples: Example[] = board
  .filter(({ method }) => method === 'POST')
  .map(({ method, path }) => ({
    name: `${method} ${path} of a career domain`,
    takesKey: true,
    // A person applies to a job once.
    isOnce: true,
    async prepare() {
      const acme = await openCompany();
      const job = await acme.postJob({ status: 'Live' });
      const { id, key } = await acme.openBoardKey();
      // That it was used is written once an hour, and beside the application.
      await db.update(boardKeys).set({ lastUsedAt: new Date() }).where(eq(boardKeys.id, id));
      const at = path.replace('{company}', acme.subdomain).replace('{hash_id}', job.hash_id);
      const fields = { first_name: 'Ada', last_name: 'Lovelace', email: newApplicant() };
      const texts = Object.entries(fields).map(([name, content]) => ({ name, content }));
      const form = formOf([...texts, cvFile()]);
      return {
        companyId: acme.id,
        async send(repeated) {
          const response = await sendRequest(`https://${acme.host}${at}`, {
            method: 'POST',
            body: form.body,
            headers: {
              'cf-connecting-ip': newAddress(),
              'x-board-key': key,
              ...form.headers,
              ...(repeated !== null && { 'idempotency-key': repeated }),
            },
          });
          const { status, headers } = response;
          return { status, retryAfter: headers.get('retry-after'), text: await response.text() };
        },
        settle: () => storeParked(operator()),
      };
    },
  }));

export const careerExamples: Example[] = [...formsOfPages, ...boardExamples];
