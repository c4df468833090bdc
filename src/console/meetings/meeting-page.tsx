/** The form of a meeting, and the page that asks before one is canceled. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { AlertLine, FormAlert } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { ShapeFields } from '#console/layout/shape-fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { Shape } from '#lib/field-shapes.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { meetingPath } from './rules.ts';

type MeetingPageProps = ScreenProps & {
  /** Of the application, below the company. */
  address: string;
  /** Null: a new one. */
  meeting: Meeting | null;
  /** Who applied; null where the title says it. */
  name: string | null;
  shapes: readonly Shape[];
  timezone: string;
};

/** As they are called everywhere. */
const providers = { google_meet: 'Google Meet', zoom: 'Zoom' };

export function MeetingPage(props: MeetingPageProps) {
  const { view, address, meeting, name, shapes, timezone, form } = props;
  const { frame, meeting: words } = wordsFor(view.language);
  const title = meeting ? words.change : words.create;
  const application = view.root + address;
  const path = meetingPath(application, meeting?.id ?? null);
  return (
    <Frame view={view} title={title} at="jobs">
      <form method="post" action={path} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="once" value={view.once} />
        <input type="hidden" name="timezone" value={form.typed['timezone']} />
        <h1>{title}</h1>
        {name !== null && <p class="soft">{fillText(words.with, { name })}</p>}
        <FormAlert form={form} labels={words.fields} />
        <ShapeFields
          view={view}
          form={form}
          shapes={shapes}
          labels={words.fields}
          hints={{ ...words.hints, start_time: fillText(words.hints.start_time, { timezone }) }}
          choices={providers}
        />
        <p class="hint">{words.invites}</p>
        <p class="row">
          <Button kind="primary">{meeting ? frame.save : words.create}</Button>
          <Button href={application}>{frame.cancel}</Button>
          {meeting && (
            <Button kind="danger" href={`${path}/cancel`}>
              {words.cancel}
            </Button>
          )}
        </p>
      </form>
    </Frame>
  );
}

export function CancelMeetingPage({ view, address, meeting, form }: CancelMeetingPageProps) {
  const words = wordsFor(view.language).meeting;
  const path = meetingPath(view.root + address, meeting.id);
  return (
    <AskPage
      view={view}
      at="jobs"
      title={words.cancel}
      action={`${path}/cancel`}
      submit={words.cancel}
      back={path}
    >
      <AlertLine alert={form.alert} />
      <p>
        <bdi>{meeting.title}</bdi>
      </p>
      <p>{words.cancelText}</p>
    </AskPage>
  );
}

type CancelMeetingPageProps = Omit<MeetingPageProps, 'meeting'> & { meeting: Meeting };
