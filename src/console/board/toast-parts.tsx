/** What was done on a board, with the button that undoes it. It posts to the board, wherever it stands. */
import type { Child } from 'hono/jsx';
import type { ConsoleView } from '#http/console.ts';
import { wordsFor } from '#console/words/words.ts';

type DoneProps = {
  view: ConsoleView;
  text: Child;
  /** Where undoing posts to, and the one field it sends. */
  undo?: { action: string; name: string; value: string | number } | undefined;
};

export function Done({ view, text, undo }: DoneProps) {
  const words = wordsFor(view.language).frame;
  return (
    <>
      <span class="said">{text}</span>
      {undo && (
        <form method="post" action={undo.action}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <button name={undo.name} value={undo.value}>
            {words.undo}
          </button>
        </form>
      )}
    </>
  );
}
