import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from './use-dismiss.ts';

interface MenuProps {
  /** Accessible name for a button with an icon only. */
  label?: string;
  button: ReactNode;
  buttonClass: string;
  align?: 'start' | 'end';
  /** Opens above its button: for bars at the bottom. */
  above?: boolean;
  width?: string;
  /** Renders its content when opened: for long lists and lazy code. */
  deferred?: boolean;
  /** The page that is shown is in this menu. */
  current?: boolean;
  /** Content in browsers without scripts, in place of a deferred one. */
  noScript?: ReactNode;
  /** As wide as its bar, which must be positioned. */
  spread?: boolean;
  children: ReactNode;
}

/**
 * A disclosure menu based on <details>: opens before scripts have loaded, closes on Escape and outside clicks, and
 * supports arrow keys.
 */
export function Menu({
  label,
  button,
  buttonClass,
  align = 'start',
  above = false,
  width = 'w-56',
  deferred = false,
  spread = false,
  current = false,
  noScript,
  children,
}: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    if (box.current !== null) box.current.open = false;
  }, []);
  useDismiss(open, box, close);
  useEffect(() => {
    const details = box.current;
    if (details === null) return undefined;
    const keyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      walk(details, event.key === 'ArrowDown' ? 1 : -1);
      event.preventDefault();
    };
    const click = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]') !== null) close();
    };
    details.addEventListener('keydown', keyDown);
    details.addEventListener('click', click);
    return () => {
      details.removeEventListener('keydown', keyDown);
      details.removeEventListener('click', click);
    };
  }, [close]);
  return (
    <details
      ref={box}
      className={spread ? 'flex flex-1' : 'relative'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        aria-label={label}
        title={label}
        aria-current={current || undefined}
        className={`list-none ${buttonClass}`}
      >
        {button}
      </summary>
      <div
        className={`absolute z-30 max-h-[70vh] max-w-[calc(100vw-32px)] overflow-y-auto rounded-card border border-line bg-float py-1 shadow-float ${above ? 'bottom-full mb-2' : 'top-full mt-1'} ${spread ? 'inset-x-[16px]' : `${width} ${align === 'end' ? 'end-0' : 'start-0'}`}`}
      >
        {noScript !== undefined && <noscript>{noScript}</noscript>}
        {(open || !deferred) && children}
      </div>
    </details>
  );
}

function walk(box: HTMLElement, step: 1 | -1): void {
  const items = [...box.querySelectorAll<HTMLElement>('summary ~ div a, summary ~ div button')];
  if (box instanceof HTMLDetailsElement) box.open = true;
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at(at === -1 ? (step === 1 ? 0 : -1) : (at + step + items.length) % items.length)?.focus();
}

/** Classes of an entry, link or button. */
export const menuItemClass =
  'flex min-h-9 w-full items-center gap-2 px-3 text-start text-base no-underline hover:bg-surface focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-tap';

export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className="px-3 pt-2 pb-1 text-xs text-muted">{children}</p>;
}
