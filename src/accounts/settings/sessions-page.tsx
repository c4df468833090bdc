/** The list of the user's sessions, on which they can be ended. */

import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Timestamp } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { wordsFor } from '#accounts/words/words.ts';
import { Badge } from '#layout/marks.tsx';

interface Session {
  id: number;
  device: string;
  /** ISO 8601. */
  since: string;
  lastSeen: string;
  isThis: boolean;
}

interface SignIn {
  outcome: 'success' | 'failure' | 'refused';
  device: string;
  /** ISO 8601. */
  at: string;
  address: string | null;
}

export interface SessionsPageProps {
  language: string;
  frame: SettingsFrameData;
  sessions: readonly Session[];
  /** The newest first. */
  signIns: readonly SignIn[];
  end: FormToken;
}

const endPath = '/settings/sessions/end';

export function SessionsPage({ language, frame, sessions, signIns, end }: SessionsPageProps) {
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
              {session.isThis && <Badge tone="good">{texts.isThis}</Badge>}
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
      {signIns.length > 0 && <SignIns language={language} frame={frame} signIns={signIns} />}
    </SettingsFrame>
  );
}

function SignIns({
  language,
  frame,
  signIns,
}: Pick<SessionsPageProps, 'language' | 'frame' | 'signIns'>) {
  const texts = wordsFor(language).sessions;
  const locale = { language, timezone: frame.timezone };
  return (
    <section>
      <h2>{texts.recent}</h2>
      <ul class="rows">
        {signIns.map(({ outcome, device, at, address }) => (
          <li>
            <div>
              <h3>
                <bdi>{device || texts.unknownDevice}</bdi>
              </h3>
              <dl class="facts">
                <div>
                  <dt>{texts.outcomes[outcome]}</dt>
                  <dd>
                    <Timestamp locale={locale} at={at} />
                  </dd>
                </div>
                {address !== null && (
                  <div>
                    <dt>{texts.address}</dt>
                    <dd>
                      <bdi dir="ltr">{address}</bdi>
                    </dd>
                  </div>
                )}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
