import { usePageWords } from '../../i18n/page-words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { transactionWords } from './words.ts';

/** The source's own answer, as text. */
export function RawTab({ raw }: { raw: unknown }) {
  const words = usePageWords(transactionWords);
  const text = JSON.stringify(raw, null, 2) ?? '';
  return (
    <div className="relative" dir="ltr">
      <div className="absolute end-2 top-2">
        <CopyButton value={text} label={words.copyRaw} />
      </div>
      <pre
        tabIndex={0}
        className="ident max-h-[70vh] overflow-auto rounded-base bg-surface p-4 text-sm whitespace-pre!"
      >
        {text}
      </pre>
    </div>
  );
}
