import { useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { readPicture } from './read-code.ts';
import { useCamera } from './use-camera.ts';

interface ScanDialogProps {
  onClose: () => void;
  /** Takes the text of the code. */
  onText: (text: string) => void;
}

/** Reads a QR code with the camera, or from a picture. Nothing of either leaves the browser. */
export function ScanDialog({ onClose, onText }: ScanDialogProps) {
  const strings = useStrings('pages/sign-transaction').scanner;
  return (
    <Dialog open onClose={onClose} title={strings.title}>
      <Scanner onText={onText} />
    </Dialog>
  );
}

function Scanner({ onText }: Pick<ScanDialogProps, 'onText'>) {
  const strings = useStrings('pages/sign-transaction').scanner;
  const { video, state: camera } = useCamera(onText);
  const [fault, setFault] = useState<string | null>(null);
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    setFault(null);
    readPicture(file).then(
      (text) => (text === null ? setFault(strings.noCode) : onText(text)),
      () => setFault(strings.noPicture),
    );
  };
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted">
        {strings[camera]}
      </p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={strings.camera}
        hidden={camera !== 'on'}
        className="aspect-video w-full rounded-base bg-surface object-contain"
      />
      <label className={`${buttonClass()} cursor-pointer justify-self-start focus-within:outline-2`}>
        {strings.picture}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same picture can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {fault !== null && (
        <p role="alert" className="text-sm text-negative">
          {fault}
        </p>
      )}
    </div>
  );
}
