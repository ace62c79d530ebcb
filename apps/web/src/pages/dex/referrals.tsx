import type { DexMarket, DexReferral } from '@antescope/sources/services/dex/dex-records';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { useRead } from '../../lib/use-read.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { amountOf } from './market-text.ts';

/** Accounts on the page; the others are counted. */
const shownAccounts = 20;

/** Accounts that an account referred to the DEX, and what their orders in a market received and paid in fees. */
export function Referrals({ actor, market }: { actor: string; market: DexMarket }) {
  const strings = useStrings('pages/dex');
  const { list } = useMessages();
  const { base } = useBoot();
  const { read } = useRead(actor, async (signal) => {
    const [totals, accounts] = await Promise.all([
      relay<DexReferral[]>(base, 'dex/referral-totals', { account: actor }, signal),
      relay<string[]>(base, 'dex/referrals', { account: actor }, signal),
    ]);
    return { totals: totals ?? [], accounts: accounts ?? [] };
  });
  return (
    <Section title={strings.referrals}>
      {read.state === 'failed' && (
        <p role="alert" className="text-negative wrap-anywhere">
          {strings.referralsFailed(read.error instanceof Error ? read.error.message : String(read.error))}
        </p>
      )}
      {read.state === 'loading' && <SkeletonRows rows={2} label={list.loading} />}
      {read.state === 'ready' && <Referred {...read.value} market={market} />}
    </Section>
  );
}

interface ReferredProps {
  totals: readonly DexReferral[];
  accounts: readonly string[];
  market: DexMarket;
}

function Referred({ totals, accounts, market: { marketId, bidToken, askToken } }: ReferredProps) {
  const strings = useStrings('pages/dex');
  if (accounts.length === 0 && totals.length === 0) return <p className="text-muted">{strings.noReferrals}</p>;
  const total = totals.find((row) => row.marketId === marketId);
  const both = (bid: string, ask: string) => ({
    value: <Amount value={amountOf(bid, bidToken)} />,
    note: <Amount value={amountOf(ask, askToken)} />,
  });
  return (
    <div className="grid gap-3">
      {total !== undefined && (
        <Figures
          label={strings.referrals}
          figures={[
            { label: strings.referredVolume, ...both(total.bidTotal, total.askTotal) },
            { label: strings.referredFees, ...both(total.bidFee, total.askFee) },
          ]}
        />
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span className="text-muted">{strings.referredAccounts(accounts.length)}</span>
        {accounts.slice(0, shownAccounts).map((name) => (
          <AccountLink key={name} name={name} />
        ))}
      </p>
    </div>
  );
}
