/** All attempts of a webhook, newest first. */
import type { Child } from 'hono/jsx';
import { AlertLine } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { DeliveryLog } from '#integrations/webhooks/schemas.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';
import { webhookPath } from './rules.ts';
import { DeliveryLines } from './state-parts.tsx';

type DeliveriesPageProps = {
  view: ConsoleView;
  id: number;
  list: Page<DeliveryLog>;
  failedOnly: boolean;
  form: FormState;
  toast: Child;
};

export function DeliveriesPage({ view, id, list, failedOnly, form, toast }: DeliveriesPageProps) {
  const { frame, webhooks: words } = wordsFor(view.language);
  const webhook = webhookPath(view.root, id);
  const path = `${webhook}/deliveries`;
  const failed = `${path}?success=false`;
  return (
    <Frame view={view} title={words.log} at="webhooks" toast={toast}>
      <PageHead actions={<Button href={webhook}>{frame.back}</Button>}>
        <h1>{words.log}</h1>
      </PageHead>
      <AlertLine alert={form.alert} />
      <p class="row">
        <a href={failedOnly ? path : failed}>{failedOnly ? words.all : words.failedOnly}</a>
      </p>
      <DeliveryLines view={view} id={id} logs={list.data} canResend />
      <PageLinks view={view} list={list} path={failedOnly ? failed : path} />
    </Frame>
  );
}
