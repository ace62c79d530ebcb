import { useId, useRef } from 'react';
import type { FileReading } from '@antescope/wallet/tools/contract-file';
import { phrase } from '@antescope/wallet/tools/phrase';
import type { FieldInputProps } from '../../../wallet/tools/inputs/field-input.ts';

interface FileInputProps<Content> extends FieldInputProps {
  /** '.wasm' */
  accept: string;
  most: number;
  read: (bytes: Uint8Array) => FileReading<Content>;
  /** null: the choice was withdrawn. */
  onRead: (reading: FileReading<Content> | null) => void;
}

/** A file read in this page. The field's text is the name of the file, or '' without one. */
export function FileInput<Content>({
  name,
  label,
  hint,
  error,
  accept,
  most,
  read,
  onRead,
  onChange,
  onLeave,
}: FileInputProps<Content>) {
  const id = useId();
  const choices = useRef(0);
  const choose = async (file: File | undefined): Promise<void> => {
    const choice = ++choices.current;
    const reading = file === undefined ? null : await readFile(file, most, read);
    // Another file was chosen in the meantime.
    if (choice !== choices.current) return;
    onRead(reading);
    onChange(file?.name ?? '');
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        data-field={name}
        className="w-full min-w-0 rounded-base border border-line-strong bg-bg p-2 text-sm file:mx-2 file:rounded-base file:border-0 file:bg-surface file:px-3 file:py-1 file:text-text"
        aria-invalid={error !== null}
        aria-describedby={error !== null || hint !== undefined ? `${id}-note` : undefined}
        onBlur={onLeave}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {(error !== null || hint !== undefined) && (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm wrap-anywhere ${error === null ? 'text-muted' : 'text-negative'}`}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

async function readFile<Content>(
  file: File,
  most: number,
  read: (bytes: Uint8Array) => FileReading<Content>,
): Promise<FileReading<Content>> {
  if (file.size > most) return { ok: false, fault: phrase('file-too-large', String(most)) };
  try {
    return read(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Removed, or not permitted to be read.
    return { ok: false, fault: phrase('file-unreadable') };
  }
}
