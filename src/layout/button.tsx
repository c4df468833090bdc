/** Buttons, and links that look like them. A view has one filled button. */
import type { JSX, PropsWithChildren } from 'hono/jsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

export const buttonKinds = ['primary', 'default', 'ghost', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

type Look = {
  kind?: (typeof buttonKinds)[number];
  size?: (typeof buttonSizes)[number];
  icon?: IconName;
};

type Attributes = Omit<JSX.IntrinsicElements['button'], 'class'> &
  Omit<JSX.IntrinsicElements['a'], 'class' | 'type' | 'children'> & { href?: string };

/** With `href` it is a link. */
export function Button({
  kind = 'default',
  size = 'md',
  icon,
  children,
  ...attributes
}: PropsWithChildren<Look & Attributes>) {
  const look = classOf(kind, size);
  const content = icon ? (
    <>
      <Icon name={icon} />
      <span>{children}</span>
    </>
  ) : (
    children
  );
  if (attributes.href !== undefined) {
    return (
      <a class={look} {...attributes}>
        {content}
      </a>
    );
  }
  return (
    <button class={look} {...attributes}>
      {content}
    </button>
  );
}

type IconButtonProps = Omit<Look, 'icon'> & Attributes & { icon: IconName; label: string };

/** An icon alone, whose label is read aloud and shown to a mouse that rests. */
export function IconButton({
  kind = 'default',
  size = 'md',
  icon,
  label,
  ...attributes
}: IconButtonProps) {
  const look = `${classOf(kind, size)} square`;
  const content = <Icon name={icon} />;
  const named = { 'aria-label': label, title: label, ...attributes };
  return attributes.href === undefined ? (
    <button class={look} {...named}>
      {content}
    </button>
  ) : (
    <a class={look} {...named}>
      {content}
    </a>
  );
}

/** The common look needs no word. */
function classOf(kind: string, size: string): string {
  return ['button', kind, size].filter((word) => word !== 'default' && word !== 'md').join(' ');
}
