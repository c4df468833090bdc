/** The rail beside every screen: the company, the search, the places, and what is of the person. A phone has it as a line above and a bar below. */
import { NOTIFICATIONS } from '#console/notifications/rules.ts';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import { SEARCH } from '#console/search/rules.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Avatar, initialsOf } from '#layout/marks.tsx';
import { isOfSettings, placesOf } from './navigation.ts';
import type { At } from './navigation.ts';

type RailProps = { view: ConsoleView; at: At | undefined };

export function Rail({ view, at }: RailProps) {
  const words = wordsFor(view.language).frame;
  const shown = isOfSettings(at) ? 'settings' : at;
  return (
    <header class="rail">
      <a class="brand" href={view.root}>
        <span class="logo" aria-hidden="true">
          {initialsOf(view.company.name).slice(0, 1)}
        </span>
        <bdi>{view.company.name}</bdi>
      </a>
      {!view.isLimited && (
        <a class="find" href={view.root + SEARCH} data-palette="" data-key="/">
          <Icon name="search" />
          <span>{words.search}</span>
          <kbd dir="ltr">Ctrl K</kbd>
        </a>
      )}
      <Bell view={view} at={at} />
      <nav aria-label={words.mainNavigation}>
        <ul class="places">
          {placesOf(view).map(({ name, path, key, icon }) => (
            <li>
              <a
                href={view.root + path}
                aria-current={name === shown ? 'page' : undefined}
                data-go={key}
              >
                <Icon name={icon} />
                <span>{words.places[name]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <UserMenu view={view} />
    </header>
  );
}

/** Beyond it, counts are not told. */
const UNREAD_SHOWN = 99;

function Bell({ view, at }: RailProps) {
  const { notifications: words, today } = wordsFor(view.language);
  const { unread } = view;
  const count = unread > UNREAD_SHOWN ? today.more : numberText(view.language, unread);
  return (
    <a
      class="bell"
      href={view.root + NOTIFICATIONS}
      aria-current={at === 'notifications' ? 'page' : undefined}
      data-go="n"
    >
      <Icon name="bell" />
      <span>{words.title}</span>
      {unread > 0 && (
        <b class="num">
          {fillText(count, { number: UNREAD_SHOWN })} <span class="vh">{words.unread}</span>
        </b>
      )}
    </a>
  );
}

function UserMenu({ view }: { view: ConsoleView }) {
  const { application, frame: words } = wordsFor(view.language);
  const { name, email } = view.person;
  const shown = name === '' ? email : name;
  return (
    <details class="menu user">
      <summary>
        <Avatar name={shown} id={shown.length} size="xs" />
        <bdi>{shown}</bdi>
        <span class="vh">: {words.userMenu}</span>
      </summary>
      <div class="pop">
        <ul>
          <li>
            <a href="/settings">{words.settings}</a>
          </li>
          {view.hasOtherCompanies && (
            <li>
              <a href="/console?choose=1">{words.otherCompanies}</a>
            </li>
          )}
          <li class="js-only">
            <button type="button" id="keys-open">
              {application.keys.title}
            </button>
          </li>
        </ul>
        <form method="post" action="/sign-out">
          <input type="hidden" name="form_token" value={view.signOutToken} />
          <input type="hidden" name="next" value="" />
          <Button kind="ghost">{words.signOut}</Button>
        </form>
      </div>
    </details>
  );
}
