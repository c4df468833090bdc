/** The choice of how often to be written to. */

import type { Site } from '#careers/layout/props.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import type { Frequency } from './rules.ts';

const offered: readonly Frequency[] = ['daily', 'weekly'];

export function Frequencies({ site, chosen }: { site: Site; chosen: Frequency }) {
  const words = alertWordsFor(site.language);
  return (
    <fieldset>
      <legend>{words.frequency}</legend>
      {offered.map((frequency) => (
        <label class="check">
          <input
            type="radio"
            name="frequency"
            value={frequency}
            checked={frequency === chosen}
            required
          />
          {words.frequencies[frequency]}
        </label>
      ))}
    </fieldset>
  );
}
