/** Asks before a webhook gets another secret, or is deleted. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { AlertLine } from '#console/layout/fields.tsx';
import { PasswordField } from '#console/layout/password.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { webhookPath } from './rules.ts';

type WebhookAsked = ScreenProps & { webhook: Webhook };

export function RotateSecretPage(props: WebhookAsked) {
  const { view, webhook, form } = props;
  const words = wordsFor(view.language).webhooks;
  const path = webhookPath(view.root, webhook.id);
  return (
    <AskPage
      view={view}
      at="webhooks"
      title={words.rotate}
      action={`${path}/secret`}
      submit={words.rotate}
      back={path}
      isHarmless
    >
      <AlertLine alert={form.alert} />
      <p>{words.rotateText}</p>
      <label class="choice">
        <input type="checkbox" name="immediately" />
        {words.immediately}
      </label>
      <PasswordField {...props} />
    </AskPage>
  );
}

export function RemoveWebhookPage({ view, webhook, form }: WebhookAsked) {
  const words = wordsFor(view.language).webhooks;
  const path = webhookPath(view.root, webhook.id);
  return (
    <AskPage
      view={view}
      at="webhooks"
      title={fillText(words.removeTitle, { name: webhook.name })}
      action={`${path}/remove`}
      submit={words.remove}
      back={path}
    >
      <AlertLine alert={form.alert} />
      <p>{words.removeText}</p>
    </AskPage>
  );
}
