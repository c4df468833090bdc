/** The list of the user's sessions, on which they can be ended. */

import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Timestamp } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { wordsFor } from '#accounts/words/words.ts';

interface Session {
  id: number;
  device: string;
  /** ISO 8601. */
  since: string;
  lastSeen: string;
  isThis: boolean;
}

export interface SessionsPageProps {
  language: string;
  frame: SettingsFrameData;
  sessions: readonly Session[];
  end: FormToken;
}

const endPath = '/settings/sessions/end';

export function SessionsPage({ language, frame, sessions, end }: SessionsPageProps) {
  const texts = wordsFor(language).sessions;
  const locale = { language, timezone: frame.timezone };
  return (
    <SettingsFrame language={language} title={texts.title} section="sessions" {...frame}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <ul class="rows">
        {sessions.map((session) => (
          <li>
            <div>
              <h2>
                <bdi>{session.device || texts.unknownDevice}</bdi>
              </h2>
              {session.isThis && <p class="mark">{texts.isThis}</p>}
              <dl class="facts">
                <div>
                  <dt>{texts.lastSeen}</dt>
                  <dd>
                    <Timestamp locale={locale} at={session.lastSeen} />
                  </dd>
                </div>
                <div>
                  <dt>{texts.since}</dt>
                  <dd>
                    <Timestamp locale={locale} at={session.since} />
                  </dd>
                </div>
              </dl>
            </div>
            <PostForm action={endPath} form={end} hidden={{ id: session.id }}>
              <Submit
                of={`${session.device || texts.unknownDevice}, ${formatTimestamp(locale, session.since)}`}
                isQuiet
              >
                {texts.end}
              </Submit>
            </PostForm>
          </li>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <PostForm action={endPath} form={end} hidden={{ id: 'others' }}>
          <Submit>{texts.endOthers}</Submit>
        </PostForm>
      )}
    </SettingsFrame>
  );
}
