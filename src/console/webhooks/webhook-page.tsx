/** The form of a webhook, and for one that exists what can be done with it. */
import type { Child } from 'hono/jsx';
import { FormAlert, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { ShapeFields } from '#console/layout/shape-fields.tsx';
import { dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { WebhookDetail } from '#integrations/webhooks/schemas.ts';
import { Button } from '#layout/button.tsx';
import type { Shape } from '#lib/field-shapes.ts';
import { NEW_WEBHOOK, webhookPath, WEBHOOKS } from './rules.ts';
import { DeliveryLines, WebhookState } from './state-parts.tsx';

type WebhookPageProps = {
  view: ConsoleView;
  /** Null: a new one. */
  webhook: WebhookDetail | null;
  shapes: readonly Shape[];
  form: FormState;
  toast: Child;
};

export function WebhookPage(props: WebhookPageProps) {
  const { view, webhook, shapes, form, toast } = props;
  const { frame, webhooks: words } = wordsFor(view.language);
  const title = webhook?.name ?? words.create;
  const action = webhook ? webhookPath(view.root, webhook.id) : view.root + NEW_WEBHOOK;
  return (
    <Frame view={view} title={title} at="webhooks" toast={toast}>
      <PageHead>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {webhook && <WebhookState view={view} webhook={webhook} />}
        {webhook?.belongs_to === 'application' && (
          <p class="soft">
            {fillText(words.ofApplication, { application: webhook.application?.name ?? '' })}
          </p>
        )}
      </PageHead>
      <FormAlert form={form} labels={words.fields} />
      <form method="post" action={action} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <ShapeFields
          view={view}
          form={form}
          shapes={shapes}
          labels={words.fields}
          hints={{ ...words.hints, url: words.faults.url }}
        />
        <p class="row">
          <Button kind="primary">{webhook ? frame.save : words.create}</Button>
          <Button href={view.root + WEBHOOKS}>{frame.cancel}</Button>
        </p>
      </form>
      {webhook && <Sent view={view} webhook={webhook} form={form} />}
      {webhook && <Secret view={view} webhook={webhook} />}
    </Frame>
  );
}

type PartProps = { view: ConsoleView; webhook: WebhookDetail };

/** What was sent last, a test, and what failed. */
function Sent({ view, webhook, form }: PartProps & { form: FormState }) {
  const words = wordsFor(view.language).webhooks;
  const path = webhookPath(view.root, webhook.id);
  return (
    <Section
      id="deliveries"
      title={words.log}
      more={<a href={`${path}/deliveries`}>{words.all}</a>}
    >
      <form method="post" action={`${path}/test`} class="row">
        <input type="hidden" name="form_token" value={view.formToken} />
        <Button>{words.test}</Button>
      </form>
      <DeliveryLines view={view} id={webhook.id} logs={webhook.recent_logs} canResend={false} />
      <form method="post" action={`${path}/recover`} class="filters">
        <input type="hidden" name="form_token" value={view.formToken} />
        <TextField form={form} name="since" label={words.since} type="date" required />
        <Button>{words.recover}</Button>
      </form>
    </Section>
  );
}

function Secret({ view, webhook }: PartProps) {
  const words = wordsFor(view.language).webhooks;
  const path = webhookPath(view.root, webhook.id);
  const { previous_secret_until: until } = webhook;
  return (
    <Section id="secret" title={words.secret}>
      <p>
        <code dir="ltr">{webhook.secret}</code>
      </p>
      <p class="hint">{words.secretUse}</p>
      {until !== null && (
        <p class="hint">{fillText(words.secretUntil, { date: dateTimeText(view, until) })}</p>
      )}
      <p class="row">
        <Button href={`${path}/secret`}>{words.rotate}</Button>
        <Button kind="danger" href={`${path}/remove`}>
          {words.remove}
        </Button>
      </p>
    </Section>
  );
}
