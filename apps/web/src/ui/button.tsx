import type { ButtonHTMLAttributes } from 'react';

export type ButtonKind = 'primary' | 'plain' | 'quiet';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:brightness-105 font-semibold',
  plain: 'border-line-strong bg-card hover:border-accent',
  quiet: 'border-transparent text-muted hover:text-text hover:bg-raised',
};

/** Classes of a button, also used for links. */
export function buttonClass(kind: ButtonKind = 'plain', square = false): string {
  return `inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-base border ${square ? 'w-9' : 'px-3'} text-base whitespace-nowrap no-underline disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:h-tap ${square ? 'pointer-coarse:w-tap' : ''} ${kinds[kind]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** Icon only: requires an aria-label. */
  square?: boolean;
}

export function Button({ kind = 'plain', square = false, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(kind, square)} ${className}`} {...rest} />;
}
