import { useId, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TextBox } from '../../ui/text-box.tsx';
import type { FieldInputProps } from '../tools/inputs/field-input.ts';

export interface LineProblem {
  /** Counted from 1. */
  line: number;
  text: string;
}

interface LinesInputProps extends FieldInputProps {
  format: string;
  problems: readonly LineProblem[];
  /** '2 transfers, 1.7500 EOS in total'; null without a valid line. */
  total: string | null;
  example: { name: string; text: string };
}

/** Bytes of an imported file. */
const mostBytes = 1_000_000;
/** Invalid lines listed at once. */
const mostProblems = 20;

/** Lines of transfers, typed or from a file, with what is wrong in which line. */
export function LinesInput({ name, label, value, error, onChange, onLeave, ...list }: LinesInputProps) {
  const strings = useStrings('wallet/batch');
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const { format, problems, total, example } = list;
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
        hint={format}
        error={error}
        onChange={onChange}
        onBlur={onLeave}
      />
      {problems.length > 0 && (
        <ul className="text-sm text-negative">
          {problems.slice(0, mostProblems).map(({ line, text }) => (
            <li key={line}>{strings.line(String(line), text)}</li>
          ))}
          {problems.length > mostProblems && <li>{strings.moreFaults(String(problems.length - mostProblems))}</li>}
        </ul>
      )}
      {total !== null && (
        <p aria-live="polite" className="text-sm text-muted">
          {total}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label
          htmlFor={id}
          className="inline-flex h-9 cursor-pointer items-center rounded-base border border-line-strong px-3 focus-within:outline-2 hover:bg-surface pointer-coarse:h-tap"
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
        <Button onClick={() => saveFile(example.name, 'text/csv', example.text)}>{strings.example}</Button>
      </div>
      {unreadable && (
        <p role="alert" className="text-sm text-negative">
          {strings.unreadable}
        </p>
      )}
    </div>
  );
}
