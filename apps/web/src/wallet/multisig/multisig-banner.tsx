import { levelText, parseLevel } from '@antescope/wallet/session/session';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Field } from '../../ui/text-input.tsx';
import { MultisigSwitch } from './multisig-switch.tsx';
import { useMultisig } from './use-multisig.ts';

/** What multisig mode does, for which account, and how many actions are collected. */
export function MultisigBanner() {
  const strings = useStrings('wallet').multisig;
  const { multisigActions } = useMultisig().state;
  return (
    <section aria-label={strings.mode} className="mb-4 card border-warning! p-4">
      <p className="font-semibold">{strings.banner}</p>
      <OnBehalfOf />
      <MultisigSwitch />
      <AppLink path="/wallet/msig" className="link inline-flex min-h-9 items-center pointer-coarse:min-h-tap">
        {strings.collected(multisigActions.length)}
      </AppLink>
    </section>
  );
}

/** The account that is prepared for; applied when the field is left or Enter is pressed. */
function OnBehalfOf() {
  const strings = useStrings('wallet').multisig;
  const { state, update } = useMultisig();
  const present = state.onBehalfOf === null ? '' : levelText(state.onBehalfOf);
  const [text, setText] = useState(present);
  const [fault, setFault] = useState(false);
  const apply = (): void => {
    const level = parseLevel(text);
    setFault(text.trim() !== '' && level === null);
    if (text.trim() === '' || level !== null) update((now) => ({ ...now, onBehalfOf: level }));
    if (level !== null) setText(levelText(level));
  };
  return (
    <Field
      className="mt-3"
      label={strings.onBehalfOf}
      hint={strings.onBehalfOfHint}
      error={fault ? strings.levelInvalid : null}
      value={text}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      onChange={({ target }) => setText(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}
