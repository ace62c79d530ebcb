import { Check, Users } from 'lucide-react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { menuItemClass } from '../../ui/menu.tsx';
import { switchedTo, useMultisig } from './use-multisig.ts';

/** Entries of the account menu: multisig mode, and the collected actions. */
export function MultisigEntries() {
  const strings = useStrings('wallet').multisig;
  const { chain } = useBoot();
  const { state, update } = useMultisig();
  if (chain.features.handles) return null;
  const { multisigMode, multisigActions } = state;
  return (
    <ul className="border-b border-line pb-1">
      <li>
        <button
          type="button"
          role="switch"
          aria-checked={multisigMode}
          className={menuItemClass}
          onClick={() => update(switchedTo(!multisigMode))}
        >
          <Users size={16} aria-hidden className="text-muted" />
          <span className="flex-1 text-start">{strings.mode}</span>
          {multisigMode && <Check size={16} aria-hidden className="text-accent" />}
        </button>
      </li>
      {(multisigMode || multisigActions.length > 0) && (
        <li>
          <AppLink path="/wallet/msig" className={menuItemClass}>
            <span className="ps-7">{strings.collected(multisigActions.length)}</span>
          </AppLink>
        </li>
      )}
    </ul>
  );
}
