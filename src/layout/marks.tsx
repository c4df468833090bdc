/** Small signs: the state of something, a message, and the initials of a person. */
import type { JSX, PropsWithChildren } from 'hono/jsx';

/** Done, late or waiting on us, failed or rejected, yours to do. */
export const tones = ['good', 'warn', 'bad', 'info'] as const;

export type Tone = (typeof tones)[number];

/** Of an application. */
export const statusTones = {
  active: 'info',
  rejected: 'bad',
  hired: 'good',
} as const satisfies Record<string, Tone>;

type Toned = PropsWithChildren<{ tone?: Tone | undefined }>;

/** A state. */
export function Badge({ tone, children }: Toned) {
  return <span class={tone ? `badge ${tone}` : 'badge'}>{children}</span>;
}

/** A message on the page. */
export function Banner({
  tone,
  children,
  ...attributes
}: Toned & Omit<JSX.IntrinsicElements['div'], 'class'>) {
  return (
    <div class={tone ? `banner ${tone}` : 'banner'} {...attributes}>
      {children}
    </div>
  );
}

const AVATAR_TONES = 6;
export const avatarSizes = ['xs', 'lg'] as const;

type AvatarProps = {
  name: string;
  /** Of the person: their tone is the same everywhere. */
  id: number;
  size?: (typeof avatarSizes)[number];
};

/** Two initials; one where a name is written in characters that stand for syllables or join. */
export function Avatar({ name, id, size }: AvatarProps) {
  const tone = (id % AVATAR_TONES) + 1;
  return (
    <span class={size ? `avatar t${tone} ${size}` : `avatar t${tone}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

const ONE_INITIAL = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Hebr}]/u;

export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const first = letterOf(parts[0]);
  const last = ONE_INITIAL.test(first) || parts.length === 1 ? '' : letterOf(parts.at(-1));
  return (first + last).toLocaleUpperCase();
}

/** The first of a word. */
function letterOf(word = ''): string {
  return /\p{L}/u.exec(word)?.[0] ?? '';
}
