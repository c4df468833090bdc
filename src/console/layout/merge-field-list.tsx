/** The fields that the text of an email can have. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { mergeFields } from '#recruiting/pipeline/messages/rules.ts';

export function MergeFieldList({ view }: { view: ConsoleView }) {
  return (
    <div>
      <p class="hint">{wordsFor(view.language).pipelines.fields}</p>
      <ul class="tags">
        {mergeFields.map((name) => (
          <li>
            <code dir="ltr">{`{{${name}}}`}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
