/** The secret of a webhook, which is shown once: after it was created, and after it was changed. */
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import { webhookPath } from './rules.ts';

export function SecretPage({ view, webhook }: { view: ConsoleView; webhook: Webhook }) {
  const words = wordsFor(view.language).webhooks;
  const { previous_secret_until: until } = webhook;
  return (
    <Frame view={view} title={words.secret} at="webhooks">
      <PageHead>
        <h1>
          <bdi>{webhook.name}</bdi>
        </h1>
      </PageHead>
      <Banner tone="warn">{words.secretOnce}</Banner>
      <dl class="facts">
        <dt>{words.secret}</dt>
        <dd>
          <code dir="ltr">{webhook.secret}</code>
        </dd>
      </dl>
      <p class="hint">{words.secretUse}</p>
      {until !== null && (
        <p class="hint">{fillText(words.secretUntil, { date: dateTimeText(view, until) })}</p>
      )}
      <p class="row">
        <Button kind="primary" href={webhookPath(view.root, webhook.id)}>
          {words.toWebhook}
        </Button>
      </p>
    </Frame>
  );
}
