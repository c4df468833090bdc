/** The pages of Settings: a list beside each of them, and a page of its own on a phone. */
import type { PropsWithChildren } from 'hono/jsx';
import { wordsFor as accountWordsFor } from '#accounts/words/words.ts';
import { SETTINGS } from '#console/settings/rules.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import { settingsOf } from './navigation.ts';
import type { At } from './navigation.ts';

export function SideList({ view, at }: { view: ConsoleView; at?: At }) {
  const words = wordsFor(view.language).frame;
  return (
    <nav class="side-list" aria-label={words.places.settings}>
      {settingsOf(view).map(({ group, pages }) => (
        <>
          <h2>{words.settingsGroups[group]}</h2>
          <ul>
            {pages.map(({ name, path, icon }) => (
              <li>
                <a href={view.root + path} aria-current={name === at ? 'page' : undefined}>
                  <Icon name={icon} />
                  {words.companyPlaces[name]}
                </a>
              </li>
            ))}
            {group === 'people' && <OfAccount view={view} />}
          </ul>
        </>
      ))}
    </nav>
  );
}

/** Pages that are shared with the settings of the account. */
function OfAccount({ view }: { view: ConsoleView }) {
  const { sections } = accountWordsFor(view.language).settings;
  return (
    <>
      {view.can('company.manage') && (
        <li>
          <a href="/settings/company-applications">
            <Icon name="link" />
            {sections.company_applications}
          </a>
        </li>
      )}
      <li>
        <a href="/settings/connections">
          <Icon name="meeting" />
          {sections.connections}
        </a>
      </li>
    </>
  );
}

/** A page of Settings beside the list of all. */
export function SettingsLayout({
  view,
  at,
  wide,
  children,
}: PropsWithChildren<{ view: ConsoleView; at: At; wide: boolean }>) {
  return (
    <div class="settings">
      <SideList view={view} at={at} />
      <div class={wide ? undefined : 'set'}>
        <a class="crumb" href={view.root + SETTINGS}>
          <Icon name="back" />
          {wordsFor(view.language).frame.places.settings}
        </a>
        {children}
      </div>
    </div>
  );
}
