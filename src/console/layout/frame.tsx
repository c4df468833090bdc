/** The frame of every screen: the rail with the places of the company, main, the toast, and what the script says aloud. */
import { raw } from 'hono/html';
import type { Child, PropsWithChildren } from 'hono/jsx';
import { Palette } from '#console/search/palette-parts.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import { assetsOfConsole } from '#layout/assets.ts';
import { supportedLanguage } from '#accounts/words/languages.ts';
import { directionOf } from '#lib/language.ts';
import { KeyList } from './key-list.tsx';
import type { KeysOf } from './key-list.tsx';
import { isOfSettings } from './navigation.ts';
import type { At } from './navigation.ts';
import { Rail } from './rail.tsx';
import { SettingsLayout } from './side-list.tsx';

type DocumentProps = {
  language: string;
  title: string;
  /** Whose screen it is; without one, it is a message. */
  hasScript?: boolean;
  /** What the script says, and where it leads, as `data-` texts. */
  data?: Readonly<Record<string, string>>;
};

/** The document around a screen. */
export function Document({
  language,
  title,
  hasScript = false,
  data = {},
  children,
}: PropsWithChildren<DocumentProps>) {
  const tag = supportedLanguage(language);
  const files = assetsOfConsole();
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
          {files && <link rel="stylesheet" href={files.style} />}
          {files && hasScript && <script type="module" src={files.script}></script>}
        </head>
        <body class={hasScript ? 'app' : undefined} {...data}>
          {children}
        </body>
      </html>
    </>
  );
}

type FrameProps = {
  view: ConsoleView;
  title: string;
  /** The place that the screen belongs to. */
  at?: At;
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
      hasScript
      data={{
        'data-not-saved': notSaved,
        'data-signed-out': signedOut,
        'data-selected': selected,
      }}
    >
      <a class="skip" href="#main">
        {words.skip}
      </a>
      <Rail view={view} at={at} />
      <main id="main" tabindex={-1} class={wide ? 'wide' : undefined}>
        {at !== undefined && isOfSettings(at) ? (
          <SettingsLayout view={view} at={at} wide={wide}>
            {children}
          </SettingsLayout>
        ) : (
          children
        )}
      </main>
      {at !== 'search' && !view.isLimited && <Palette view={view} />}
      <KeyList view={view} of={keys} />
      <Toast view={view}>{toast}</Toast>
      <p class="vh" role="status" id="said"></p>
    </Document>
  );
}

type MessageFrameProps = {
  /** Of a member, whose company is around the message; null where nobody is known. */
  view: ConsoleView | null;
  language: string;
  title: string;
};

/** The frame of a message in place of a screen. */
export function MessageFrame({
  view,
  language,
  title,
  children,
}: PropsWithChildren<MessageFrameProps>) {
  if (view) {
    return (
      <Frame view={view} title={title}>
        <div class="message">{children}</div>
      </Frame>
    );
  }
  return (
    <Document language={language} title={title}>
      <main id="main" class="message">
        {children}
      </main>
    </Document>
  );
}

/** Says what was done, with a button that undoes it. The script replaces it. */
export function Toast({ view, children }: PropsWithChildren<{ view: ConsoleView }>) {
  const { close } = wordsFor(view.language).frame;
  return (
    <div id="toast" role="status">
      {children}
      {children && (
        <button type="button" class="button ghost square js-only" data-close="" aria-label={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
