import { exportFormats, type ExportFormat } from '@antescope/sources/history/export/export-format';
import { useStrings } from '../../../i18n/strings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExportSteps } from './export-steps.tsx';
import { useExport } from './use-export.ts';

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The filter as one line; '' for the whole history. */
  line: string;
  addressOf: (format: ExportFormat) => string;
}

/** Exports a history as a file: filter, format, progress, and a summary. */
export function ExportDialog({ open, onClose, line, addressOf }: ExportDialogProps) {
  const strings = useStrings('domain/history/export');
  const control = useExport(addressOf);
  return (
    <Dialog
      open={open}
      onClose={() => {
        control.leave();
        onClose();
      }}
      title={strings.title}
    >
      <p className="text-sm text-muted">{strings.scope}</p>
      <p className="mb-4 wrap-anywhere">
        {line === '' ? strings.everything : <bdi className="ident whitespace-normal!">{line}</bdi>}
      </p>
      <ExportSteps control={control} formats={exportFormats} />
    </Dialog>
  );
}
