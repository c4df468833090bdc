/** The pages of Settings: a list beside each of them, and a page of its own on a phone. */
import type { PropsWithChildren } from 'hono/jsx';
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
          </ul>
        </>
      ))}
    </nav>
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
