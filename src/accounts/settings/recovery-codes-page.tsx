/** The page that shows new recovery codes once. */

import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';

export interface RecoveryCodesPageProps {
  language: string;
  frame: SettingsFrameData;
  codes: readonly string[];
}

export function RecoveryCodesPage({ language, frame, codes }: RecoveryCodesPageProps) {
  const texts = wordsFor(language).recoveryCodes;
  return (
    <SettingsFrame language={language} title={texts.title} section="second_factor" {...frame}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <p>
        <strong>{texts.once}</strong>
      </p>
      <ul class="codes" dir="ltr">
        {codes.map((code) => (
          <li>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button kind="primary" href="/settings/second-factor">
          {texts.back}
        </Button>
      </p>
    </SettingsFrame>
  );
}
