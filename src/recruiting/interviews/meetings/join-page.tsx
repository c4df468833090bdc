/** The join page of a meeting that has no conference link: when it takes place, or that it is canceled or over. */

import { raw } from 'hono/html';
import { style } from '#accounts/layout/style.ts';
import { directionOf, fillTemplate } from '#lib/language.ts';
import { wordsFor } from './words/words.ts';

export interface JoinPageProps {
  is: 'waiting' | 'canceled' | 'over' | 'unknown';
  /** BCP 47. */
  language: string;
  /** Empty if the meeting is unknown. */
  companyName: string;
  jobTitle: string | null;
  /** Date and time; null if the meeting is unknown. */
  when: string | null;
}

export function JoinPage({ is, language, companyName, jobTitle, when }: JoinPageProps) {
  const words = wordsFor(language);
  const { heading, text } = words.pages[is];
  const values = { company: companyName };
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={language} dir={directionOf(language)}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{fillTemplate(heading, values)}</title>
          <meta name="robots" content="noindex" />
          <style>{raw(style)}</style>
        </head>
        <body>
          <a class="skip" href="#main">
            {words.skip}
          </a>
          <header class="masthead">
            {companyName !== '' && (
              <p class="brand">
                <bdi>{companyName}</bdi>
              </p>
            )}
          </header>
          <main id="main" tabindex={-1} class="card">
            <h1>{fillTemplate(heading, values)}</h1>
            {when !== null && (
              <dl class="facts">
                <div>
                  <dt>{words.when}</dt>
                  <dd>{when}</dd>
                </div>
                {jobTitle !== null && (
                  <div>
                    <dt>{words.job}</dt>
                    <dd dir="auto">{jobTitle}</dd>
                  </div>
                )}
              </dl>
            )}
            <p>{fillTemplate(text, values)}</p>
          </main>
        </body>
      </html>
    </>
  );
}
