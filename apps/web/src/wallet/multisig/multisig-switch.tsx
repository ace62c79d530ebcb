import { useId } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { switchedTo, useMultisig } from './use-multisig.ts';

/** Multisig mode on or off. `small`: its explanation is for screen readers, beside a title. */
export function MultisigSwitch({ small = false }: { small?: boolean }) {
  const strings = useStrings('wallet').multisig;
  const { state, update } = useMultisig();
  const id = useId();
  return (
    <div className={small ? '-my-1 text-sm' : 'mt-3 text-sm'}>
      <label
        title={small ? strings.modeHint : undefined}
        className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-tap"
      >
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
      <p id={id} className={small ? 'sr-only' : 'text-muted'}>
        {strings.modeHint}
      </p>
    </div>
  );
}
