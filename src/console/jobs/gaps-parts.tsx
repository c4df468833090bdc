/** What search engines and job seekers miss of what was typed. The script replaces it when the preview is updated. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { gapsOf } from './rules/gaps.ts';
import { inputOf } from './rules/fields.ts';
import type { Typed } from './rules/fields.ts';

type GapsProps = { view: ConsoleView; typed: Typed };

export function Gaps({ view, typed }: GapsProps) {
  const { missing } = wordsFor(view.language).jobs;
  const gaps = gapsOf(inputOf(typed));
  return (
    <section class="section" aria-labelledby="missing" id="gaps">
      <h2 id="missing">{missing.title}</h2>
      {gaps.length === 0 ? (
        <p>{missing.nothing}</p>
      ) : (
        <ul class="stack">
          {gaps.map((gap) => (
            <li>{missing[gap]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
