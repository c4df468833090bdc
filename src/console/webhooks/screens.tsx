/** The webhooks of a company: their list, their forms, the secret that is shown once, and what was sent. */
import * as z from 'zod';
import { formScreen, listScreen } from '#console/layout/form-screen.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import { inputOf, typedOf } from '#console/layout/shapes.ts';
import { fillText, numberText } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleAnswer, ConsoleCtx, ConsoleRoute, ConsoleView } from '#http/console.ts';
import { recover, redeliver } from '#integrations/webhooks/actions/deliver.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listLogs,
  listWebhooks,
  rotateSecret,
  showWebhookById,
} from '#integrations/webhooks/actions/manage.ts';
import { testWebhook } from '#integrations/webhooks/actions/try.ts';
import { APPLICATION_WEBHOOKS_MAX, WEBHOOKS_MAX } from '#integrations/webhooks/rules.ts';
import {
  DeliveryId,
  LogQuery,
  NewWebhook,
  RecoveryRequest,
  WebhookChange,
} from '#integrations/webhooks/schemas.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { shapesOf } from '#lib/field-shapes.ts';
import { once } from '#lib/lazy.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { RemoveWebhookPage, RotateSecretPage } from './ask-page.tsx';
import { DeliveriesPage } from './deliveries-page.tsx';
import { WebhookListPage } from './list-page.tsx';
import {
  NEW_WEBHOOK,
  RECOVER,
  REDELIVER,
  REMOVE_WEBHOOK,
  ROTATE_SECRET,
  WEBHOOK,
  WEBHOOK_LOG,
  WEBHOOK_TEST,
  WEBHOOKS,
} from './rules.ts';
import { SecretPage } from './secret-page.tsx';
import { WebhookPage } from './webhook-page.tsx';

const needs = 'webhooks.manage';
const Delivery = z.object({ delivery: DeliveryId });
/** Attempts of a page. */
const LOG_ROWS = 50;

const named = { names: ['name', 'url', 'events'], kinds: { url: 'line' } } as const;
const newShapes = once(() => shapesOf(NewWebhook, named));
const shapes = once(() => shapesOf(WebhookChange, { ...named, names: [...named.names, 'status'] }));

function refusals({ lists, webhooks: { faults, full } }: ConsoleWords, { view }: Of) {
  const max = numberText(view.language, WEBHOOKS_MAX);
  return {
    texts: { name: lists.fault, ...faults },
    codes: {
      too_many_webhooks: fillText(full, { max }),
      webhook_disabled: faults.off,
      delivery_open: faults.open,
      webhook_sealed: faults.sealed,
    },
  };
}
type Of = { view: ConsoleView };

/** A webhook with its secret, which is shown in this answer only. */
function secretAnswer({ view }: ConsoleCtx, webhook: Webhook): ConsoleAnswer {
  return { status: 200, html: renderHtml(SecretPage, { view, webhook }) };
}

const list = listScreen(WEBHOOKS, {
  needs,
  max: WEBHOOKS_MAX + APPLICATION_WEBHOOKS_MAX,
  list: listWebhooks,
  page: WebhookListPage,
  notices: (words) => words.webhooks.notices,
});

const creation = formScreen(NEW_WEBHOOK, {
  needs,
  load: () => Promise.resolve({ webhook: null, shapes: newShapes() }),
  page: WebhookPage,
  refusals,
});
const create = creation.command({
  needs,
  run: async (ctx, { fields }) =>
    secretAnswer(
      ctx,
      await createWebhook(ctx, await checkedInput(NewWebhook, inputOf(newShapes(), fields))),
    ),
});

const load = async (ctx: ConsoleCtx, { params }: LoadInput) => ({
  webhook: await showWebhookById(ctx, params.id('webhook')),
  shapes: shapes(),
});

const one = formScreen(WEBHOOK, {
  needs,
  query: ['done'],
  load,
  page: WebhookPage,
  typed: ({ webhook }) => typedOf(shapes(), webhook),
  notices: (words) => words.webhooks.notices,
  refusals,
});
const change = one.command({
  needs,
  run: async (ctx, { params, fields }) => {
    const input = await checkedInput(WebhookChange, inputOf(shapes(), fields));
    await changeWebhook(ctx, params.id('webhook'), input);
    return { to: WEBHOOK, done: 'saved' };
  },
});
const test = one.command({
  path: WEBHOOK_TEST,
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    const { success } = await testWebhook(ctx, params.id('webhook'));
    return { to: WEBHOOK, done: success ? 'tested' : 'refused' };
  },
});

/** What failed since the beginning of a day. */
const recovery = one.command({
  path: RECOVER,
  needs,
  typesNothing: true,
  run: async (ctx, { params, fields: { since = '' } }) => {
    const input = await checkedInput(RecoveryRequest, { since: `${since}T00:00:00Z` });
    await recover(ctx, params.id('webhook'), input.since);
    return { to: WEBHOOK, done: 'again' };
  },
});

const log = formScreen(WEBHOOK_LOG, {
  needs,
  query: ['page', 'success', 'done'],
  load: async (ctx, { params, query }) => {
    const id = params.id('webhook');
    const failedOnly = query.get('success') === 'false';
    const asked = {
      page: String(pageOf(query)),
      max: String(LOG_ROWS),
      ...(failedOnly && { success: 'false' }),
    };
    return { id, failedOnly, list: await listLogs(ctx, id, await checkedInput(LogQuery, asked)) };
  },
  page: DeliveriesPage,
  notices: (words) => words.webhooks.notices,
  refusals,
});
const again = log.command({
  path: REDELIVER,
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    const { delivery } = await checkedInput(Delivery, { delivery: params.text('delivery') });
    await redeliver(ctx, params.id('webhook'), delivery);
    return { to: WEBHOOK_LOG, done: 'again' };
  },
});
const rotation = formScreen(ROTATE_SECRET, { needs, load, page: RotateSecretPage });
const rotate = rotation.command({
  needs,
  asksPassword: true,
  run: async (ctx, { params, fields: { immediately } }) =>
    secretAnswer(ctx, await rotateSecret(ctx, params.id('webhook'), immediately === 'on')),
});

const removal = formScreen(REMOVE_WEBHOOK, { needs, load, page: RemoveWebhookPage });
const remove = removal.command({
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await deleteWebhook(ctx, params.id('webhook'));
    return { to: WEBHOOKS, done: 'removed' };
  },
});

/** In the order in which paths are matched. */
export const webhooks: readonly ConsoleRoute[] = [
  list,
  creation,
  create,
  one,
  change,
  test,
  recovery,
  log,
  again,
  rotation,
  rotate,
  removal,
  remove,
];
