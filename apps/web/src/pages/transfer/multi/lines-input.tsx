import { parseAsset } from '@antescope/codec/chain/asset';
import { totalOf } from '@antescope/wallet/tools/multi-transfer';
import { type HeldToken, quantityOf, tokenText } from '@antescope/wallet/tools/transfer';
import { readTransferLines } from '@antescope/wallet/tools/transfer-lines';
import { useId, useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { TextBox } from '../../../ui/text-box.tsx';
import type { FieldInputProps } from '../../../wallet/tools/inputs/field-input.ts';

interface LinesInputProps extends FieldInputProps {
  /** null: not known. */
  tokens: readonly HeldToken[] | null;
  /** The chosen token; '' for the first one. */
  token: string;
}

/** Bytes of an imported file: far more than the lines of a transaction. */
const mostBytes = 1_000_000;
/** Invalid lines listed at once. */
const mostFaults = 20;

const example = 'account,amount,memo\nalice,1.5,Thank you\nbob,0.25,"Invoice 7, March"\n';

/** Lines of transfers, typed or from a file, with what is wrong in which line. */
export function LinesInput({ name, label, value, error, tokens, token, onChange, onLeave }: LinesInputProps) {
  const strings = useStrings('pages/transfer/multi');
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const chosen = tokens?.find((each) => token === '' || tokenText(each) === token) ?? null;
  const lines = chosen === null ? null : readTransferLines(value, parseAsset(chosen.quantity).precision);
  const load = async (file: File): Promise<void> => {
    const text = file.size > mostBytes ? null : await file.text().catch(() => null);
    setUnreadable(text === null);
    if (text !== null) onChange(text);
  };
  return (
    <div className="grid gap-2">
      <TextBox
        label={label}
        name={name}
        value={value}
        rows={8}
        hint={strings.format}
        error={error}
        onChange={onChange}
        onBlur={onLeave}
      />
      {lines !== null && lines.faults.length > 0 && (
        <ul className="text-sm text-negative">
          {lines.faults.slice(0, mostFaults).map(({ line, code }) => (
            <li key={line}>{strings.line(String(line), strings.lineFaults[code])}</li>
          ))}
          {lines.faults.length > mostFaults && <li>{strings.moreFaults(String(lines.faults.length - mostFaults))}</li>}
        </ul>
      )}
      {lines !== null && lines.transfers.length > 0 && chosen !== null && (
        <p aria-live="polite" className="text-sm text-muted">
          {strings.total(String(lines.transfers.length), quantityOf(totalOf(lines.transfers), chosen))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label
          htmlFor={id}
          className="inline-flex h-9 cursor-pointer items-center rounded-base border border-line-strong px-3 focus-within:outline-2 hover:bg-surface pointer-coarse:h-11"
        >
          {strings.importFile}
          <input
            id={id}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again after it was edited.
              if (file !== undefined) void load(file).then(() => (target.value = ''));
            }}
          />
        </label>
        <Button onClick={() => saveFile('transfers.csv', 'text/csv', example)}>{strings.example}</Button>
      </div>
      {unreadable && (
        <p role="alert" className="text-sm text-negative">
          {strings.unreadable}
        </p>
      )}
    </div>
  );
}
