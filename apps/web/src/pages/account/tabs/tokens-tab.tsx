import { LatestTransfers } from '../../../domain/history/latest-transfers.tsx';
import type { AccountPageData } from '../account-page-data.ts';
import { AccountTokens } from '../account-tokens.tsx';

/** Token balances, followed by the newest token transfers. */
export function TokensTab({ data }: { data: AccountPageData }) {
  return (
    <>
      {data.tokens !== null && (
        <AccountTokens
          name={data.name}
          tokens={data.tokens}
          lookalikes={data.lookalikes}
          worth={data.worth}
          conversion={data.conversion}
          indexed={data.indexed}
        />
      )}
      {data.actions !== null && (
        <div className="mt-8">
          <LatestTransfers name={data.name} transfers={data.actions} />
        </div>
      )}
    </>
  );
}
