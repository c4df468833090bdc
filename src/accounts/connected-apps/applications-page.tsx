/** The list of the applications a person has connected. */

import { ConnectedRow } from '#accounts/layout/connected.tsx';
import type { ConnectedApplication } from '#accounts/layout/connected.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface ApplicationsPageProps {
  language: string;
  frame: SettingsFrameData;
  applications: readonly ConnectedApplication[];
  disconnect: FormToken;
  hasMore: boolean;
}

export function ApplicationsPage({
  language,
  frame,
  applications,
  disconnect,
  hasMore,
}: ApplicationsPageProps) {
  const words = wordsFor(language);
  const texts = words.applications;
  const title = words.settings.sections.applications;
  return (
    <SettingsFrame language={language} title={title} section="applications" {...frame}>
      <h1>{title}</h1>
      <p>{applications.length === 0 ? texts.none : texts.intro}</p>
      {applications.length > 0 && (
        <ul class="rows">
          {applications.map((application) => (
            <ConnectedRow
              locale={{ language, timezone: frame.timezone }}
              application={application}
              fact={{ label: texts.company, value: <bdi>{application.company}</bdi> }}
              of={application.company}
              action="/settings/applications/disconnect"
              form={disconnect}
              hidden={{ client_id: application.clientId, company_id: application.companyId }}
            />
          ))}
        </ul>
      )}
      {hasMore && <p>{texts.more}</p>}
    </SettingsFrame>
  );
}
