/** The page on which a person chooses one of several accounts, such as one of their pages. */

import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';

export interface AccountChoicePageProps {
  language: string;
  frame: SettingsFrameData;
  provider: string;
  backHref: string;
  attemptId: number;
  companyId: number;
  accounts: readonly { externalId: string; name: string; username: string | null }[];
  choose: FormToken;
}

export function AccountChoicePage({
  language,
  frame,
  provider,
  backHref,
  attemptId,
  companyId,
  accounts,
  choose,
}: AccountChoicePageProps) {
  const texts = wordsFor(language).connections;
  const title = fillText(texts.chooseTitle, { provider });
  return (
    <SettingsFrame language={language} title={title} section="connections" {...frame}>
      <h1>{title}</h1>
      <p>{texts.chooseIntro}</p>
      <ul class="rows">
        {accounts.map(({ externalId, name, username }) => (
          <li>
            <div>
              <h2>
                <bdi>{name}</bdi>
              </h2>
              {username !== null && (
                <p>
                  <bdi>{username}</bdi>
                </p>
              )}
            </div>
            <PostForm
              action="/settings/connections/choose"
              form={choose}
              hidden={{ attempt_id: attemptId, company_id: companyId, account: externalId }}
            >
              <Submit of={name}>{texts.connect}</Submit>
            </PostForm>
          </li>
        ))}
      </ul>
      <p>
        <a class="link" href={backHref}>
          {texts.back}
        </a>
      </p>
    </SettingsFrame>
  );
}
