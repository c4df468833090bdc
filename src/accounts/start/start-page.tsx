/** The start page of the API host: the way to sign-in, to the settings and to the API reference. */

import { Frame } from '#accounts/layout/frame.tsx';
import type { Person } from '#accounts/layout/frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';

export interface StartPageProps {
  language: string;
  /** Who is signed in, if anyone. */
  person: Person | undefined;
}

export function StartPage({ language, person }: StartPageProps) {
  const words = wordsFor(language);
  const texts = words.start;
  return (
    <Frame
      language={language}
      title={texts.title}
      person={person}
      here={person === undefined ? '/' : undefined}
    >
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <p>
        {person === undefined ? (
          <Button kind="primary" href="/sign-in">
            {words.signIn.submit}
          </Button>
        ) : (
          <Button kind="primary" href="/settings">
            {texts.settings}
          </Button>
        )}
      </p>
      <h2>{texts.developers}</h2>
      <p>
        <a href="/docs">{texts.reference}</a>
        <br />
        <small>{texts.referenceNote}</small>
      </p>
    </Frame>
  );
}
