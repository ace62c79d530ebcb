import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages-context.ts';

/** Copies one value and shows a check mark for a moment. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const messages = useMessages();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className="icon-tap inline-grid size-6 shrink-0 place-items-center rounded-base text-muted hover:bg-surface hover:text-text"
      aria-label={copied ? messages.ui.copied : (label ?? messages.ui.copy)}
      data-copy={value}
      onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
    >
      {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
    </button>
  );
}
