/** The frame of every account page: head, masthead with the signed-in user, main and footer. */

import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { fillText, supportedLanguage } from '#accounts/words/languages.ts';
import { languageName, messagesFor, wordsFor } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';
import { directionOf } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { PostForm } from './forms.tsx';
import type { FormToken } from './forms.tsx';
import { style } from './style.ts';

export interface Person {
  name: string;
  email: string;
  signOut: FormToken & { next: string };
}

export interface FrameProps {
  language: string;
  title: string;
  person?: Person | undefined;
  wide?: boolean;
  /** The address of this page, where another language can be chosen on it. */
  here?: string | undefined;
}

export function Frame({
  language,
  title,
  person,
  wide = false,
  here,
  children,
}: PropsWithChildren<FrameProps>) {
  const words = messagesFor(language);
  const tag = supportedLanguage(language);
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={tag} dir={directionOf(tag)}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{fillText(words.pageTitle, { page: title })}</title>
          <meta name="robots" content="noindex" />
          <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
          <style>{raw(style)}</style>
        </head>
        <body>
          <a class="skip" href="#main">
            {words.skip}
          </a>
          <header class="masthead">
            <p class="brand">{words.site}</p>
            {person !== undefined && <SignedIn language={language} person={person} />}
          </header>
          <main id="main" tabindex={-1} class={wide ? 'wide' : 'card'}>
            {children}
          </main>
          <footer class="foot">
            <p>{words.footer}</p>
            {here !== undefined && <Languages language={tag} here={here} />}
          </footer>
        </body>
      </html>
    </>
  );
}

/** Links, which need no script. The choice is kept in a cookie. */
function Languages({ language, here }: { language: string; here: string }) {
  return (
    <nav aria-label={wordsFor(language).languages}>
      <ul class="ways">
        {siteLanguages.map((tag) => (
          <li>
            <a
              href={`/language?${new URLSearchParams({ to: tag, next: here }).toString()}`}
              lang={tag}
              hreflang={tag}
              dir={directionOf(tag)}
              rel="nofollow"
              aria-current={tag === language ? 'true' : undefined}
            >
              {languageName(tag)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignedIn({ language, person }: { language: string; person: Person }) {
  const words = wordsFor(language);
  const { token, next } = person.signOut;
  return (
    <div class="person">
      <p>
        <span class="vh">{words.signedIn}: </span>
        <bdi>{person.name}</bdi>{' '}
        <small>
          <bdi>{person.email}</bdi>
        </small>
      </p>
      <PostForm action="/sign-out" form={{ token }} hidden={{ next }}>
        <Button kind="ghost">{words.signOut}</Button>
      </PostForm>
    </div>
  );
}
