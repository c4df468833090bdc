/** The page that shows the secret of a developer application once. */

import { Filled } from '#accounts/layout/filled.tsx';
import { Timestamp } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';

export interface ClientSecretPageProps {
  language: string;
  frame: SettingsFrameData;
  company: { id: number };
  application: { name: string; clientId: string; secret: string };
  /** Until when the previous secret works (ISO 8601), `ended`, or null for a new application. */
  previousSecret: { until: string } | 'ended' | null;
}

export function ClientSecretPage({
  language,
  frame,
  company,
  application,
  previousSecret,
}: ClientSecretPageProps) {
  const texts = wordsFor(language).clientSecret;
  const { name, clientId, secret } = application;
  const title = fillText(texts.title, { application: name });
  return (
    <SettingsFrame language={language} title={title} section="developer_applications" {...frame}>
      <h1>
        <Filled text={texts.title} values={{ application: <bdi>{name}</bdi> }} />
      </h1>
      <p>{texts.intro}</p>
      <p>
        <strong>{texts.once}</strong>
      </p>
      <dl class="facts">
        <div>
          <dt>{texts.clientId}</dt>
          <dd>
            <code dir="ltr">{clientId}</code>
          </dd>
        </div>
        <div>
          <dt>{texts.secret}</dt>
          <dd>
            <code dir="ltr">{secret}</code>
          </dd>
        </div>
      </dl>
      {previousSecret === 'ended' && <p>{texts.ended}</p>}
      {previousSecret !== null && previousSecret !== 'ended' && (
        <p>
          <Filled
            text={texts.until}
            values={{
              moment: (
                <Timestamp
                  locale={{ language, timezone: frame.timezone }}
                  at={previousSecret.until}
                />
              ),
            }}
          />
        </p>
      )}
      <p>
        <Button kind="primary" href={`/settings/built-applications?company=${company.id}`}>
          {texts.back}
        </Button>
      </p>
    </SettingsFrame>
  );
}
