/** What pages are put together from: the head, sections under a line, and the place where there is nothing yet. */
import type { Child, PropsWithChildren } from 'hono/jsx';

/** Title, state and facts of a page; its actions stand at the end. */
export function PageHead({ actions, children }: PropsWithChildren<{ actions?: Child }>) {
  return (
    <header class="head">
      {children}
      {actions !== undefined && actions !== false && <div class="actions">{actions}</div>}
    </header>
  );
}

type SectionProps = PropsWithChildren<{
  id: string;
  title: Child;
  /** Behind the title. */
  count?: Child;
  /** At the end of the title's line. */
  more?: Child;
}>;

export function Section({ id, title, count, more, children }: SectionProps) {
  return (
    <section class="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
          {count !== undefined && <span class="count"> {count}</span>}
        </h2>
        {more}
      </header>
      {children}
    </section>
  );
}

export function EmptyState({ children }: PropsWithChildren) {
  return <div class="empty">{children}</div>;
}

export type Stat = {
  /** Where it leads. */
  path: string;
  figure: string;
  text: string;
  /** It is for the reader to do. */
  isYours?: boolean;
};

/** Figures that lead to what they count. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul class="stats">
      {stats.map(({ path, figure, text, isYours = false }) => (
        <li>
          <a href={path}>
            <b class="num">{figure}</b>
            <span class={isYours ? 'yours' : undefined}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
