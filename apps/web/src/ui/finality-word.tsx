import { useMessages } from '../i18n/messages-context.ts';

/** Whether a block is irreversible, in a word. */
export function FinalityWord({ irreversible }: { irreversible: boolean }) {
  const { chain } = useMessages();
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-xs whitespace-nowrap ${irreversible ? 'text-positive' : 'text-info'}`}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {irreversible ? chain.irreversible : chain.reversible}
    </span>
  );
}
