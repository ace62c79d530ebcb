import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { QrDialogProps } from './qr-dialog.tsx';

// The encoder is downloaded by the first tap.
const QrDialog = lazyPart(
  () => import('./qr-dialog.tsx'),
  (module) => module.QrDialog,
  'domain/qr',
);

interface QrButtonProps extends Omit<QrDialogProps, 'onClose'> {
  className: string;
  /** Accessible name of a button with an icon only. */
  label?: string;
  children: ReactNode;
}

/** Shows the QR code of a page. */
export function QrButton({ className, label, children, ...page }: QrButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        className={className}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <QrDialog {...page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
