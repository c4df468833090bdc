/** The keys of a screen, shown by `?`, with the box that switches them off (WCAG 2.1.4). */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';

export function KeyList({ view }: { view: ConsoleView }) {
  const { application, frame } = wordsFor(view.language);
  const { title, on, ...names } = application.keys;
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <form method="dialog" class="stack">
        <h2 id="keys-title">{title}</h2>
        <dl class="facts">
          {Object.entries(names).map(([name, text]) => (
            <>
              <dt>
                <kbd dir="ltr">{keys[name]}</kbd>
              </dt>
              <dd>{text}</dd>
            </>
          ))}
        </dl>
        <label class="choice">
          <input type="checkbox" id="keys-on" />
          {on}
        </label>
        <button class="quiet">{frame.close}</button>
      </form>
    </dialog>
  );
}

const keys: Readonly<Record<string, string>> = {
  next: 'j',
  previous: 'k',
  beside: 'h l',
  select: 'x',
  move: 'm',
  stages: ', .',
  reject: 'r',
  note: 'n',
  email: 'e',
  undo: 'z',
  board: 'b',
  search: '/',
  go: 'g t j c',
  help: '?',
};
