import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

export interface QrDialogProps {
  title: string;
  /** Account name or transaction ID. */
  name: string;
  /** Path of its page relative to the chain. */
  path: string;
  onClose: () => void;
}

/** The address of a page for another device to scan. */
export function QrDialog({ title, name, path, onClose }: QrDialogProps) {
  const strings = useStrings('domain/qr');
  const { origin, base } = useBoot();
  const address = origin + base + path;
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid justify-items-center gap-3 text-center">
        <QrCode text={address} label={strings.code(name)} tooLong={strings.tooLong} />
        <bdi className="max-w-full font-medium wrap-anywhere">{name}</bdi>
        <p className="text-sm text-muted">{strings.opens}</p>
        <p className="flex max-w-full items-center gap-2 text-sm">
          <bdi dir="ltr" className="min-w-0 text-muted wrap-anywhere">
            {address}
          </bdi>
          <CopyButton value={address} />
        </p>
      </div>
    </Dialog>
  );
}
