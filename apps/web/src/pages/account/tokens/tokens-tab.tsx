import { LatestTransfers } from '../../../domain/history/latest-transfers.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import { AccountTokens } from './account-tokens.tsx';

/** Token balances, followed by the newest token transfers. */
export function TokensTab({ name, tokens, lookalikes, worth, conversion, indexed, actions }: TabProps<'tokens'>) {
  return (
    <>
      {tokens !== null && (
        <AccountTokens
          name={name}
          tokens={tokens}
          lookalikes={lookalikes}
          worth={worth}
          conversion={conversion}
          indexed={indexed}
        />
      )}
      {actions !== null && (
        <div className="mt-8">
          <LatestTransfers name={name} transfers={actions} />
        </div>
      )}
    </>
  );
}
