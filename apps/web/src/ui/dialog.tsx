import { X } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/messages-context.ts';
import { Button } from './button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Wide enough for a form next to its preview. */
  wide?: boolean;
  children: ReactNode;
}

const noChange = () => () => undefined;

/**
 * A native modal dialog: the browser traps the focus, Escape closes, the page is inert. Rendered at the end of the body,
 * so a form in it is never inside a form of the page.
 */
export function Dialog({ open, onClose, title, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const messages = useMessages();
  // A page comes from the server without its dialogs.
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  useEffect(() => {
    const dialog = ref.current;
    if (!inBrowser || dialog === null) return undefined;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    // A modal that is only removed would not give focus back to where it was.
    return () => dialog.close();
  }, [open, inBrowser]);
  if (!inBrowser) return null;
  return createPortal(
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      // React passes events of a portal on to its parents there, a form among them.
      onSubmit={(event) => event.stopPropagation()}
      closedby="any"
      className={`m-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] rounded-card border border-line bg-float p-0 text-text shadow-float ${wide ? 'max-w-4xl' : 'max-w-md'}`}
    >
      {open && (
        <div className="p-5">
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            <Button kind="quiet" square aria-label={messages.ui.close} onClick={onClose}>
              <X size={16} aria-hidden />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>,
    document.body,
  );
}
