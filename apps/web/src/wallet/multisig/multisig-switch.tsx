import { useId } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { switchedTo, useMultisig } from './use-multisig.ts';

/** Multisig mode on or off. */
export function MultisigSwitch() {
  const strings = useStrings('wallet').multisig;
  const { state, update } = useMultisig();
  const id = useId();
  return (
    <div className="mt-3 text-sm">
      <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-tap">
        <input
          type="checkbox"
          role="switch"
          aria-checked={state.multisigMode}
          className="size-4 accent-(--accent)"
          checked={state.multisigMode}
          aria-describedby={id}
          onChange={({ target }) => update(switchedTo(target.checked))}
        />
        {strings.mode}
      </label>
      <p id={id} className="text-muted">
        {strings.modeHint}
      </p>
    </div>
  );
}
