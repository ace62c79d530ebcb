import { useStrings } from '../../i18n/strings.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Text for another program, with a note and a button that copies it. */
export function CodeText({ label, text, note }: { label: string; text: string; note: string | null }) {
  const strings = useStrings('wallet/outputs');
  return (
    <>
      {note !== null && <p className="text-sm text-muted wrap-anywhere">{note}</p>}
      <div className="flex min-w-0 items-start gap-2">
        <pre
          dir="ltr"
          tabIndex={0}
          aria-label={label}
          className="max-h-64 min-w-0 grow overflow-auto rounded-base border border-line bg-surface p-2 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
        <CopyButton value={text} label={strings.copy(label)} />
      </div>
    </>
  );
}
