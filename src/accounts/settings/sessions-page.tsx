/** The page of the person's sessions, to end those that should not be. */

import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormKey } from '#accounts/layout/forms.tsx';
import { Moment } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsSurroundings } from '#accounts/layout/settings-frame.tsx';
import { momentIn } from '#accounts/words/moments.ts';
import { wordsFor } from '#accounts/words/words.ts';

interface Session {
  id: number;
  device: string;
  /** ISO timestamps. */
  since: string;
  lastSeen: string;
  isThis: boolean;
}

export interface SessionsPageProps {
  language: string;
  frame: SettingsSurroundings;
  sessions: readonly Session[];
  end: FormKey;
}

const endPath = '/settings/sessions/end';

export function SessionsPage({ language, frame, sessions, end }: SessionsPageProps) {
  const texts = wordsFor(language).sessions;
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
                    <Moment language={language} at={session.lastSeen} />
                  </dd>
                </div>
                <div>
                  <dt>{texts.since}</dt>
                  <dd>
                    <Moment language={language} at={session.since} />
                  </dd>
                </div>
              </dl>
            </div>
            <PostForm action={endPath} form={end} hidden={{ id: session.id }}>
              <Submit
                of={`${session.device || texts.unknownDevice}, ${momentIn(language, session.since)}`}
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
