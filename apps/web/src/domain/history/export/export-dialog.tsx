import { exportFormats, type ExportFormat } from '@antescope/sources/history/export/export-format';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExportResult } from './export-result.tsx';
import type { ExportProgress } from './run-export.ts';
import { byteText } from '../../account/resource-figures.ts';
import { useExport, type ExportControl } from './use-export.ts';

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
      <Step control={control} />
    </Dialog>
  );
}

function Step({ control }: { control: ExportControl }) {
  const strings = useStrings('domain/history/export');
  const { state, cancel, resume, keep } = control;
  switch (state.step) {
    case 'idle':
      return <Choice onStart={control.start} />;
    case 'working':
    case 'checking':
      return (
        <>
          <Progress progress={state.progress} label={state.step === 'working' ? strings.working : strings.checking} />
          {state.step === 'working' && <Button onClick={cancel}>{strings.cancel}</Button>}
        </>
      );
    case 'broken':
      return (
        <>
          <div role="alert" className="mb-4 border-s-2 border-negative ps-3">
            <p className="font-semibold">{strings.interrupted(grouped(state.progress.rows))}</p>
            <p className="text-sm text-muted wrap-anywhere">{state.message}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={resume}>
              {strings.resume}
            </Button>
            {state.progress.rows > 0 && <Button onClick={keep}>{strings.savePartial}</Button>}
            <Button kind="quiet" onClick={cancel}>
              {strings.cancel}
            </Button>
          </div>
        </>
      );
    case 'cancelled':
      return (
        <>
          <output className="mb-4 block">{strings.canceled}</output>
          <Choice onStart={control.start} />
        </>
      );
    case 'rejected':
      return (
        <div role="alert" className="border-s-2 border-negative ps-3">
          <p className="font-semibold">{strings.refused}</p>
          <p className="text-sm text-muted wrap-anywhere">{state.message}</p>
        </div>
      );
    case 'saved':
    case 'done':
      return <ExportResult state={state} save={control.save} />;
  }
}

function Choice({ onStart }: { onStart: (format: ExportFormat) => void }) {
  const strings = useStrings('domain/history/export');
  const [format, setFormat] = useState<ExportFormat>('csv');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart(format);
      }}
    >
      <fieldset className="mb-4">
        <legend className="mb-1 text-sm text-muted">{strings.format}</legend>
        {exportFormats.map((each) => (
          <label key={each} className="flex min-h-9 cursor-pointer items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="format"
              value={each}
              checked={format === each}
              onChange={() => setFormat(each)}
              className="size-4 shrink-0 accent-(--accent)"
            />
            <span>
              <span className="font-semibold">{names[each]}</span>{' '}
              <span className="text-sm text-muted">{strings.formats[each]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="primary">
        {strings.start}
      </Button>
    </form>
  );
}

const names: Record<ExportFormat, string> = { csv: 'CSV', ndjson: 'NDJSON', cointracking: 'CoinTracking' };

/** Rows and bytes are exact; the bar is based on blocks, because the number of rows is not known in advance. */
function Progress({ progress, label }: { progress: ExportProgress; label: string }) {
  const strings = useStrings('domain/history/export');
  const { unit } = useMessages();
  const { rows, bytes, block, until } = progress;
  const way = block === null || until === null ? null : (until - block) / Math.max(1, until);
  return (
    <div className="mb-4">
      <div className="mb-1 flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="figure text-sm text-muted">
          {strings.rows(grouped(rows))} · {byteText(BigInt(bytes), unit)}
          {block !== null && ` · ${strings.atBlock(grouped(block))}`}
        </span>
      </div>
      <progress
        aria-label={label}
        max={1}
        {...(way === null ? {} : { value: way })}
        className="h-1.5 w-full accent-(--accent)"
      />
    </div>
  );
}
