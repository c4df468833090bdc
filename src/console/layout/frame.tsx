/** The frame of every screen: masthead with the places of the company, main, the toast, and what the script says aloud. */
import { raw } from 'hono/html';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { Palette } from '#console/search/palette-parts.tsx';
import { SEARCH } from '#console/search/rules.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { supportedLanguage } from '#accounts/words/languages.ts';
import { directionOf } from '#lib/language.ts';
import { KeyList } from './key-list.tsx';
import type { KeysOf } from './key-list.tsx';
import { companyPlaces, places } from './navigation.ts';
import { style } from './style.ts';

type DocumentProps = {
  language: string;
  title: string;
  scriptPath?: string | null;
  /** What the script says, and where it leads, as `data-` texts. */
  data?: Readonly<Record<string, string>>;
};

/** The document around a screen. */
export function Document({
  language,
  title,
  scriptPath = null,
  data = {},
  children,
}: PropsWithChildren<DocumentProps>) {
  const tag = supportedLanguage(language);
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={tag} dir={directionOf(tag)}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{title}</title>
          <meta name="robots" content="noindex" />
          <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
          <style>{raw(style)}</style>
          {scriptPath !== null && <script type="module" src={scriptPath}></script>}
        </head>
        <body {...data}>{children}</body>
      </html>
    </>
  );
}

type FrameProps = {
  view: ConsoleView;
  title: string;
  /** The place in the masthead that the screen belongs to. */
  at?: string;
  /** Uses the whole width of the window. */
  wide?: boolean;
  toast?: Child;
  /** Whose keys work, beside those of every screen. */
  keys?: KeysOf;
};

export function Frame({
  view,
  title,
  at,
  wide = false,
  toast,
  keys = 'screen',
  children,
}: PropsWithChildren<FrameProps>) {
  const words = wordsFor(view.language).frame;
  const { notSaved, signedOut, selected } = words.script;
  return (
    <Document
      language={view.language}
      title={fillText(words.pageTitle, { page: title, company: view.company.name })}
      scriptPath={view.scriptPath}
      data={{
        'data-not-saved': notSaved,
        'data-signed-out': signedOut,
        'data-selected': selected,
      }}
    >
      <a class="skip" href="#main">
        {words.skip}
      </a>
      <Masthead view={view} at={at} />
      <main id="main" tabindex={-1} class={wide ? 'wide' : undefined}>
        {children}
      </main>
      {at !== 'search' && <Palette view={view} />}
      <KeyList view={view} of={keys} />
      <Toast>{toast}</Toast>
      <p class="vh" role="status" id="said"></p>
    </Document>
  );
}

/** Says what was done, with a button that undoes it. The script replaces it. */
export function Toast({ children }: PropsWithChildren) {
  return (
    <div id="toast" role="status">
      {children}
    </div>
  );
}

function Masthead({ view, at }: { view: ConsoleView; at: string | undefined }) {
  const words = wordsFor(view.language).frame;
  return (
    <header class="masthead">
      <a class="brand" href={view.root}>
        <bdi>{view.company.name}</bdi>
      </a>
      <nav class="places" aria-label={words.mainNavigation}>
        {places
          .filter(({ needs }) => view.can(needs))
          .map(({ name, path, key }) => (
            <a
              href={view.root + path}
              aria-current={name === at ? 'page' : undefined}
              data-go={key}
            >
              {words.places[name]}
            </a>
          ))}
      </nav>
      <a class="seek" href={view.root + SEARCH} data-palette="" data-key="/">
        {words.search} <kbd dir="ltr">Ctrl K</kbd>
      </a>
      <CompanyMenu view={view} at={at} />
    </header>
  );
}

function CompanyMenu({ view, at }: { view: ConsoleView; at: string | undefined }) {
  const { application, frame: words } = wordsFor(view.language);
  const { name, email } = view.person;
  return (
    <details class="menu">
      <summary>
        <bdi>{name === '' ? email : name}</bdi>
        <span class="vh">: {words.companyMenu}</span>
      </summary>
      <div class="menu-panel">
        <ul>
          {companyPlaces
            .filter(({ needs }) => view.can(needs))
            .map((place) => (
              <li>
                <a
                  href={view.root + place.path}
                  aria-current={place.name === at ? 'page' : undefined}
                >
                  {words.companyPlaces[place.name]}
                </a>
              </li>
            ))}
          <li>
            <a href="/settings">{words.settings}</a>
          </li>
          <li>
            <a href="/console?choose=1">{words.otherCompanies}</a>
          </li>
          <li class="js-only">
            <button type="button" class="plain" id="keys-open">
              {application.keys.title}
            </button>
          </li>
        </ul>
        <form method="post" action="/sign-out">
          <input type="hidden" name="form_token" value={view.signOutToken} />
          <input type="hidden" name="next" value="" />
          <button class="quiet">{words.signOut}</button>
        </form>
      </div>
    </details>
  );
}
