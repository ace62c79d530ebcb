import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Button } from '../../../ui/button.tsx';
import { byteText } from '../../account/resource-figures.ts';
import { ExportResult } from './export-result.tsx';
import type { ExportProgress } from './run-export.ts';
import type { ExportControl } from './use-export.ts';

interface ExportStepsProps {
  control: ExportControl;
  /** Formats to choose from; a single one is not asked for. */
  formats: readonly ExportFormat[];
}

/** The steps of an export: format, progress, and result or failure. */
export function ExportSteps({ control, formats }: ExportStepsProps) {
  const strings = useStrings('domain/history/export');
  const { state, cancel, resume, keep } = control;
  switch (state.step) {
    case 'idle':
      return <Choice formats={formats} onStart={control.start} />;
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
          <Choice formats={formats} onStart={control.start} />
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

interface ChoiceProps {
  formats: readonly ExportFormat[];
  onStart: (format: ExportFormat) => void;
}

function Choice({ formats, onStart }: ChoiceProps) {
  const strings = useStrings('domain/history/export');
  const [format, setFormat] = useState(formats[0]!);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart(format);
      }}
    >
      {formats.length > 1 && (
        <fieldset className="mb-4">
          <legend className="mb-1 text-sm text-muted">{strings.format}</legend>
          {formats.map((each) => (
            <label key={each} className="flex min-h-9 cursor-pointer items-center gap-3 pointer-coarse:min-h-tap">
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
      )}
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
