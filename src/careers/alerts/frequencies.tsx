/** The radio buttons for how often an alert is sent. */

import type { Site } from '#careers/layout/props.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import type { Frequency } from './rules.ts';

const frequencies: readonly Frequency[] = ['daily', 'weekly'];

export function Frequencies({ site, selected }: { site: Site; selected: Frequency }) {
  const words = alertWordsFor(site.language);
  return (
    <fieldset>
      <legend>{words.frequency}</legend>
      {frequencies.map((frequency) => (
        <label class="check">
          <input
            type="radio"
            name="frequency"
            value={frequency}
            checked={frequency === selected}
            required
          />
          {words.frequencies[frequency]}
        </label>
      ))}
    </fieldset>
  );
}
