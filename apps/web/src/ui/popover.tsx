import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from './use-dismiss.ts';

interface PopoverProps {
  /** Accessible name of a button without text. */
  label?: string;
  button: ReactNode;
  buttonClass: string;
  /** Edge that the box aligns to, in reading direction. */
  align?: 'start' | 'end';
  side?: 'below' | 'above';
  children: ReactNode;
}

/** A small box opened by a button. Rendered when opened, to keep lists with a hundred of them cheap. */
export function Popover({ label, button, buttonClass, align = 'start', side = 'below', children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, box, close);
  return (
    <span ref={box} className="relative inline-flex">
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <span
          id={id}
          ref={keepInWindow}
          className={`absolute z-30 block ${side === 'above' ? 'bottom-full mb-1' : 'top-full mt-1'} max-w-[calc(100vw-32px)] rounded-card border border-line bg-float text-start font-sans font-normal whitespace-normal text-text shadow-float ${align === 'end' ? 'end-0' : 'start-0'}`}
        >
          {children}
        </span>
      )}
    </span>
  );
}

/** Min distance in pixels from the window's edges. */
const edge = 16;

/** Shifts a box horizontally into the window. */
function keepInWindow(box: HTMLElement | null): void {
  if (box === null) return;
  const { left, right } = box.getBoundingClientRect();
  const shift = Math.max(edge - left, 0) || Math.min(document.documentElement.clientWidth - edge - right, 0);
  if (shift !== 0) box.style.translate = `${shift}px`;
}
