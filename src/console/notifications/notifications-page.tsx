/** The list of what a member is told, and the form of how they want to be told. */
import { FormAlert, SelectField } from '#console/layout/fields.tsx';
import type { Option } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { Pager } from '#console/layout/paging.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { When } from '#console/layout/time.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import type { IconName } from '#layout/icons.ts';
import { commaOf } from '#lib/language.ts';
import type {
  Notification,
  NotificationChoices,
} from '#recruiting/company/notifications/schemas.ts';
import { toldKinds, waysOf } from '#vocabulary/notifications.ts';
import type { NoticeKind } from '#vocabulary/notifications.ts';
import { CHOICES, NOTIFICATIONS, OPEN, READ_ALL } from './rules.ts';

const icons: Readonly<Record<NoticeKind, IconName>> = {
  mention: 'note',
  feedback_request: 'thumbUp',
  reply: 'reply',
  feedback: 'thumbUp',
  task: 'pending',
  task_done: 'done',
};

type ListProps = ScreenProps & { lines: Notification[]; next: number | null; isFirst: boolean };

export function NotificationsPage({ view, lines, next, isFirst, toast }: ListProps) {
  const words = wordsFor(view.language).notifications;
  const path = view.root + NOTIFICATIONS;
  return (
    <Frame view={view} title={words.title} at="notifications" toast={toast}>
      <PageHead
        actions={
          <>
            {view.unread > 0 && <ReadAll view={view} />}
            <Button icon="settings" href={view.root + CHOICES}>
              {words.choices}
            </Button>
          </>
        }
      >
        <h1>{words.title}</h1>
      </PageHead>
      {lines.length === 0 ? (
        <EmptyState>{words.none}</EmptyState>
      ) : (
        <ul class="lines notices">
          {lines.map((notice) => (
            <Line view={view} notice={notice} />
          ))}
        </ul>
      )}
      <Pager
        view={view}
        first={isFirst ? null : path}
        next={next === null ? null : `${path}?before=${next}`}
      />
    </Frame>
  );
}

function ReadAll({ view }: { view: ConsoleView }) {
  return (
    <form method="post" action={view.root + READ_ALL}>
      <input type="hidden" name="form_token" value={view.formToken} />
      <input type="hidden" name="until" value={view.now.getTime()} />
      <Button icon="check">{wordsFor(view.language).notifications.readAll}</Button>
    </form>
  );
}

function Line({ view, notice }: { view: ConsoleView; notice: Notification }) {
  const { notifications: words, frame } = wordsFor(view.language);
  const { kind, person, is_read: isRead, created_at: at } = notice;
  return (
    <li>
      <Icon name={icons[kind]} />
      <span class="grow">
        <form method="post" action={view.root + OPEN}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <button
            class={isRead ? 'name' : 'name unread'}
            name="notice"
            value={notice.id}
            data-line=""
          >
            {fillText(words.kinds[kind], { person: person?.name || frame.nameUnknown })}
            {!isRead && <span class="vh"> ({words.unread})</span>}
          </button>
        </form>
        <About view={view} notice={notice} />
      </span>
      <small class="num">
        <When view={view} at={at} />
      </small>
    </li>
  );
}

/** Whom or what it is about. */
function About({
  view,
  notice: { task, candidate, job },
}: {
  view: ConsoleView;
  notice: Notification;
}) {
  const name = candidate && `${candidate.first_name} ${candidate.last_name}`.trim();
  const parts = [
    task?.title,
    candidate && (name || wordsFor(view.language).frame.nameUnknown),
    job?.title,
  ].filter((part) => part !== undefined && part !== null);
  return (
    <small class="below">
      {parts.map((part, index) => (
        <>
          {index > 0 && commaOf(view.language)}
          <bdi>{part}</bdi>
        </>
      ))}
    </small>
  );
}

export function ChoicesPage({ view, form, toast }: ScreenProps & { choices: NotificationChoices }) {
  const { notifications: words, frame } = wordsFor(view.language);
  return (
    <Frame view={view} title={words.choicesTitle} at="notifications" toast={toast}>
      <form method="post" action={view.root + CHOICES} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <h1>{words.choicesTitle}</h1>
        <p class="soft">{words.choicesHint}</p>
        <FormAlert form={form} labels={words.told} />
        {toldKinds.map((kind) => (
          <SelectField
            form={form}
            name={kind}
            label={words.told[kind]}
            options={waysOf(kind).map((way): Option => [way, words.ways[way]])}
          />
        ))}
        <label class="choice">
          <input type="checkbox" name="any_time" checked={form.typed['any_time'] === 'on'} />
          {words.anyTime}
        </label>
        <p class="row">
          <Button kind="primary">{frame.save}</Button>
          <Button href={view.root + NOTIFICATIONS}>{frame.back}</Button>
        </p>
      </form>
    </Frame>
  );
}
