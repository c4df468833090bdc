/** How many records there are of a person, by kind. */
import { numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { MergePreview } from '#recruiting/people/candidates/actions/record.ts';

type Tally = NonNullable<MergePreview['tally']>;
type TallyListProps = { view: ConsoleView; tally: Omit<Tally, 'applications'> };

export function TallyList({ view, tally }: TallyListProps) {
  const { application, person: words } = wordsFor(view.language);
  const rows = [
    [application.documents, tally.documents],
    [words.notes, tally.notes],
    [words.emails, tally.emails],
    [words.meetings, tally.meetings],
  ] as const;
  return (
    <dl class="facts">
      {rows.map(([name, count]) => (
        <>
          <dt>{name}</dt>
          <dd class="num">{numberText(view.language, count)}</dd>
        </>
      ))}
    </dl>
  );
}
