import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { menuItemClass } from '../../ui/menu.tsx';
import { codeTexts, type CopySubject } from './code-texts.ts';

/** The entries of the menu; the one that was copied last has a check mark. */
export function CopyEntries({ subject }: { subject: CopySubject }) {
  const { origin, base, ownNode } = useBoot();
  const { ui } = useMessages();
  const [copied, setCopied] = useState<string | null>(null);
  return codeTexts(subject, ownNode?.nodeUrl ?? origin + base).map(({ name, text }) => (
    <button
      key={name}
      type="button"
      className={menuItemClass}
      data-copy={text}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(name))}
    >
      {copied === name ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <bdi>{name}</bdi>
      {copied === name && <span className="sr-only">{ui.copied}</span>}
    </button>
  ));
}
