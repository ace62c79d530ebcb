import type { AirgrabToken } from '@antescope/sources/services/airgrabs/airgrabs';
import { claimAirgrab } from '@antescope/wallet/tools/airgrab';
import { useStrings } from '../../i18n/strings.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

interface ClaimFormProps {
  /** Tokens that the account does not hold. */
  tokens: readonly AirgrabToken[];
  /** Key of the token to start with. */
  chosen: string;
  actor: string | null;
  onSettled: () => void;
}

/** Claims one of the tokens; the account has to have the RAM for it. */
export function ClaimForm({ tokens, chosen, actor, onSettled }: ClaimFormProps) {
  const { title: _title, ...strings } = useStrings('pages/airgrabs');
  const { read, refresh } = useOwnAccount(actor);
  const ram = read.state === 'ready' ? read.value.ram : null;
  // Without a quota RAM is unlimited.
  const freeRam = ram?.quota == null || ram.used === null ? null : BigInt(ram.quota) - BigInt(ram.used);
  const { acts, faults, notes, again } = strings;
  return (
    <ToolForm
      tools={[withStrings(claimAirgrab, { fields: { token: { label: strings.token } }, acts, faults, notes, again })]}
      facts={{ tokens, freeRam }}
      loading={read.state === 'loading'}
      initial={{ token: chosen }}
      onSettled={() => {
        refresh();
        onSettled();
      }}
    />
  );
}
