import { documentFault, mostDocumentBytes, pictureType } from '@antescope/sources/services/kyc/document-rules';
import { type ChangeEvent, useId, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';

interface DocumentFieldProps {
  label: string;
  /** A data URL; null without an accepted picture. */
  onChange: (data: string | null) => void;
}

/** A JPEG or PNG picture, checked by its content before it is taken. */
export function DocumentField({ label, onChange }: DocumentFieldProps) {
  const strings = useStrings('pages/kyc');
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    setPreview(null);
    onChange(null);
    if (file === undefined) return setFault(null);
    if (file.size > mostDocumentBytes) return setFault(strings.faults['document-size']);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = documentFault(bytes);
    if (found !== null) return setFault(strings.faults[found]);
    const data = `data:${pictureType(bytes)};base64,${base64(bytes)}`;
    setFault(null);
    setPreview(data);
    onChange(data);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        className="block w-full text-sm file:me-3 file:h-9 file:rounded-base file:border file:border-line-strong file:bg-card file:px-3 file:text-text"
        onChange={(event) => void choose(event)}
      />
      <p id={`${id}-note`} className={`mt-1 text-sm ${fault === null ? 'text-muted' : 'text-negative'}`}>
        {fault ?? strings.documentHint}
      </p>
      {preview !== null && (
        <img src={preview} alt={label} className="mt-2 h-24 rounded-base border border-line object-contain" />
      )}
    </div>
  );
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
