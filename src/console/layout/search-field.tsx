/** The field of a list's search. */
import { Icon } from '#layout/icon.tsx';

export function SearchField({ label, words }: { label: string; words: string }) {
  return (
    <div class="search">
      <Icon name="search" />
      <input
        id="q"
        type="search"
        name="q"
        value={words}
        maxlength={255}
        aria-label={label}
        placeholder={label}
        data-key="/"
      />
    </div>
  );
}
