import { ScanQrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ScanDialog = lazyPart(
  () => import('./scan-dialog.tsx'),
  (module) => module.ScanDialog,
);

/** Opens the scanner for QR codes, whose code loads then. */
export function ScanButton({ label, onText }: { label: string; onText: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ScanQrCode size={16} aria-hidden />
        {label}
      </Button>
      {open && (
        <Suspense>
          <ScanDialog
            onClose={() => setOpen(false)}
            onText={(text) => {
              setOpen(false);
              onText(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
