/** The keys of a screen, shown by `?` and by the menu, with the box that switches them off and on (WCAG 2.1.4). */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';

type KeyName = Exclude<keyof ConsoleWords['application']['keys'], 'title' | 'on'>;

/** What each key does, by screen; those of `screen` work everywhere. */
const keys = {
  board: {
    next: 'j',
    previous: 'k',
    beside: 'h l',
    select: 'x',
    move: 'm',
    stages: ', .',
    reject: 'r',
  },
  application: {
    next: 'j',
    previous: 'k',
    move: 'm',
    nextStage: '.',
    reject: 'r',
    note: 'n',
    email: 'e',
    feedback: 'f',
    task: 'a',
    board: 'b',
  },
  inbox: { nextEmail: 'j', previousEmail: 'k', stopEmail: 's', retryEmail: 't', answer: 'e' },
  screen: { undo: 'z', search: '/', go: 'g t j c s n', help: '?' },
} as const satisfies Record<string, Partial<Record<KeyName, string>>>;

export type KeysOf = keyof typeof keys;

export function KeyList({ view, of }: { view: ConsoleView; of: KeysOf }) {
  const { application, frame } = wordsFor(view.language);
  const { title, on } = application.keys;
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <form method="dialog" class="stack">
        <h2 id="keys-title">{title}</h2>
        <dl class="facts">
          {Object.entries({ ...keys[of], ...keys.screen }).map(([name, key]) => (
            <>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{textOf(application, name)}</dd>
            </>
          ))}
        </dl>
        <label class="choice">
          <input type="checkbox" id="keys-on" />
          {on}
        </label>
        <Button>{frame.close}</Button>
      </form>
    </dialog>
  );
}

function textOf({ keys: texts }: ConsoleWords['application'], name: string): string | undefined {
  const byName: Partial<Record<string, string>> = texts;
  return byName[name];
}
