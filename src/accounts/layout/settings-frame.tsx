/** The frame of the settings pages: navigation, and a notice of what was just done. */

import type { PropsWithChildren } from 'hono/jsx';
import { wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { Banner } from '#layout/marks.tsx';
import { Frame } from './frame.tsx';
import type { Person } from './frame.tsx';

export type Section = keyof Words['settings']['sections'];

export type Notice = keyof Words['settings']['notices'];

/** What every settings page needs besides its own props. */
export interface SettingsFrameData {
  person: Person;
  isAdmin: boolean;
  notice: Notice | null;
  /** The time zone of the times on the page; null: UTC. */
  timezone: string | null;
}

interface SettingsFrameProps extends Omit<SettingsFrameData, 'timezone'> {
  language: string;
  title: string;
  section: Section;
}

const paths: readonly (readonly [Section, string])[] = [
  ['profile', '/settings'],
  ['password', '/settings/password'],
  ['second_factor', '/settings/second-factor'],
  ['sessions', '/settings/sessions'],
  ['applications', '/settings/applications'],
  ['connections', '/settings/connections'],
  ['delete_account', '/settings/delete-account'],
];

const adminPaths: typeof paths = [
  ['delete_company', '/settings/delete-company'],
  ['company_applications', '/settings/company-applications'],
  ['developer_applications', '/settings/built-applications'],
];

export function SettingsFrame({
  language,
  title,
  section,
  person,
  isAdmin,
  notice,
  children,
}: PropsWithChildren<SettingsFrameProps>) {
  const texts = wordsFor(language).settings;
  return (
    <Frame language={language} title={title} person={person} wide>
      <nav class="sections" aria-label={texts.title}>
        {/* A menu on narrow screens; on wide ones the style keeps it open. */}
        <details>
          <summary>{texts.title}</summary>
          <ul>
            {[...paths, ...(isAdmin ? adminPaths : [])].map(([name, path]) => (
              <li>
                <a href={path} aria-current={name === section ? 'page' : undefined}>
                  {texts.sections[name]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div class="section">
        {notice !== null && (
          <Banner tone="good" role="status">
            {texts.notices[notice]}
          </Banner>
        )}
        {children}
      </div>
    </Frame>
  );
}
