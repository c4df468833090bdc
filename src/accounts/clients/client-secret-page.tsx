/** The page that shows the secret of an application, once. */

import { Filled } from '#accounts/layout/filled.tsx';
import { Moment } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsSurroundings } from '#accounts/layout/settings-frame.tsx';
import { filled, wordsFor } from '#accounts/words/words.ts';

export interface ClientSecretPageProps {
  language: string;
  frame: SettingsSurroundings;
  company: { id: number };
  application: { name: string; clientId: string; secret: string };
  /** What becomes of the secret before: an ISO timestamp, that it has ended, or null where there was none. */
  before: { until: string } | 'ended' | null;
}

export function ClientSecretPage({
  language,
  frame,
  company,
  application,
  before,
}: ClientSecretPageProps) {
  const texts = wordsFor(language).clientSecret;
  const { name, clientId, secret } = application;
  const title = filled(texts.title, { application: name });
  return (
    <SettingsFrame language={language} title={title} section="built_applications" {...frame}>
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
      {before === 'ended' && <p>{texts.ended}</p>}
      {before !== null && before !== 'ended' && (
        <p>
          <Filled
            text={texts.until}
            values={{ moment: <Moment language={language} at={before.until} /> }}
          />
        </p>
      )}
      <p>
        <a class="button" href={`/settings/built-applications?company=${company.id}`}>
          {texts.back}
        </a>
      </p>
    </SettingsFrame>
  );
}
