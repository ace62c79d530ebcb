import { useMessages } from '../i18n/messages-context.ts';

/** Whether a block is irreversible, in a word. */
export function FinalityWord({ irreversible }: { irreversible: boolean }) {
  const { chain } = useMessages();
  return (
    <span className={`dot-word text-xs whitespace-nowrap ${irreversible ? 'text-positive' : 'text-info'}`}>
      {irreversible ? chain.irreversible : chain.reversible}
    </span>
  );
}
