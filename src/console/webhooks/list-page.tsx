/** The webhooks of a company. */
import type { Child } from 'hono/jsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';
import { NEW_WEBHOOK, webhookPath } from './rules.ts';
import { WebhookState } from './state-parts.tsx';

type WebhookListPageProps = { view: ConsoleView; list: Page<Webhook>; toast: Child };

export function WebhookListPage({ view, list, toast }: WebhookListPageProps) {
  const { frame, webhooks: words } = wordsFor(view.language);
  const title = frame.companyPlaces.webhooks;
  const create = (
    <Button kind="primary" icon="add" href={view.root + NEW_WEBHOOK}>
      {words.create}
    </Button>
  );
  return (
    <Frame view={view} title={title} at="webhooks" toast={toast}>
      <PageHead actions={list.data.length > 0 && create}>
        <h1>{title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      {list.data.length === 0 ? (
        <EmptyState>
          <p>{words.empty}</p>
          {create}
        </EmptyState>
      ) : (
        <ul class="lines">
          {list.data.map((webhook) => (
            <li>
              <div class="asked">
                <a href={webhookPath(view.root, webhook.id)}>
                  <bdi>{webhook.name}</bdi>
                </a>
                <p class="hint">
                  <bdi dir="ltr">{webhook.url}</bdi>
                  {webhook.application && (
                    <>
                      {' · '}
                      <bdi>{webhook.application.name}</bdi>
                    </>
                  )}
                </p>
              </div>
              <WebhookState view={view} webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
