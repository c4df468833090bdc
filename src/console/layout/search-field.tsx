/** The field of a list's search, whose glass is the button that searches. */
import { Icon } from '#layout/icon.tsx';

export function SearchField({ label, words }: { label: string; words: string }) {
  return (
    <div class="search">
      <button aria-label={label}>
        <Icon name="search" />
      </button>
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
