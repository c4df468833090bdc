/** How a webhook and an attempt to deliver stand. */
import { dateTimeText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { DeliveryLog, Webhook } from '#integrations/webhooks/schemas.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import { webhookPath } from './rules.ts';

export function WebhookState({ view, webhook }: { view: ConsoleView; webhook: Webhook }) {
  const { states } = wordsFor(view.language).webhooks;
  if (!webhook.status) return <Badge tone="bad">{states.off}</Badge>;
  if (webhook.failing_since !== null) return <Badge tone="warn">{states.failing}</Badge>;
  return <Badge tone="good">{states.on}</Badge>;
}

type DeliveryLinesProps = { view: ConsoleView; id: number; logs: readonly DeliveryLog[] };

/** Attempts with their answers; each can be sent again from the log. */
export function DeliveryLines({
  view,
  id,
  logs,
  canResend,
}: DeliveryLinesProps & { canResend: boolean }) {
  const words = wordsFor(view.language).webhooks;
  if (logs.length === 0) return <p class="empty">{words.logEmpty}</p>;
  return (
    <ul class="lines">
      {logs.map((log) => (
        <li>
          <div class="asked">
            <code dir="ltr">{log.event}</code>{' '}
            <Badge tone={log.success ? 'good' : 'bad'}>{answerOf(view, log)}</Badge>{' '}
            {log.simulated && <Badge>{words.simulated}</Badge>}
            <p class="hint">
              <time datetime={log.created_at}>{dateTimeText(view, log.created_at)}</time>
              {log.attempt > 0 &&
                ` · ${fillText(words.attempt, { n: numberText(view.language, log.attempt) })}`}
              {` · ${numberText(view.language, log.duration_ms)} ms`}
            </p>
            {log.response !== null && log.response !== '' && (
              <p class="hint">
                <bdi>{log.response}</bdi>
              </p>
            )}
          </div>
          {canResend && !log.simulated && (
            <form
              method="post"
              action={`${webhookPath(view.root, id)}/deliveries/${log.delivery_id}`}
            >
              <input type="hidden" name="form_token" value={view.formToken} />
              <Button size="sm">
                {words.redeliver}
                <span class="vh"> {log.event}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The status of the response, or why there was none. */
function answerOf(view: ConsoleView, { error, status_code: code }: DeliveryLog): string {
  return error === null ? String(code) : wordsFor(view.language).webhooks.reasons[error];
}
