import { useStrings } from '../../i18n/strings.ts';
import { useMultisig } from './use-multisig.ts';

/** The number of collected actions, while multisig mode is on. */
export function MultisigBadge() {
  const strings = useStrings('wallet').multisig;
  const { multisigActions } = useMultisig().state;
  return (
    <span
      title={strings.mode}
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs text-on-accent tabular-nums"
    >
      {multisigActions.length}
      <span className="sr-only">{` ${strings.mode}`}</span>
    </span>
  );
}
