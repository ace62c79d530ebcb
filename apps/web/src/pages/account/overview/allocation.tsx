import { useStrings } from '../../../i18n/strings.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { type Balances, isZero } from '../../../domain/account/balances.ts';

/** Share of the total in thousandths; 0 for no balance. */
function permille(part: string | null, total: bigint): number {
  return part === null || total === 0n ? 0 : Number((unitsOf(part) * 1000n) / total);
}

/** '1.0000 EOS' → 10000n. */
function unitsOf(asset: string): bigint {
  return BigInt(asset.split(' ')[0]!.replace('.', ''));
}

/**
 * How the total is split: one bar, and each part with its amount below. Stake from others is listed, but it belongs to
 * them and is not in the bar.
 */
export function Allocation({ balances }: { balances: Balances }) {
  const { account: strings } = useMessages();
  const overview = useStrings('pages/account/overview');
  const total = balances.total === null ? 0n : unitsOf(balances.total);
  const parts = [
    { label: strings.liquid, amount: balances.liquid, tone: 'text-accent' },
    { label: strings.selfStaked, amount: balances.selfStaked, tone: 'text-governance' },
    { label: overview.toOthers, amount: balances.stakedToOthers, tone: 'text-contract' },
    { label: strings.refunding, amount: balances.refunding, tone: 'text-warning' },
    { label: strings.stakedByOthers, amount: balances.stakedByOthers, tone: null },
  ].flatMap(({ amount, ...part }) => (amount === null || isZero(amount) ? [] : [{ ...part, amount }]));
  if (parts.length === 0) return null;
  const inTotal = parts
    .filter(({ tone }) => tone !== null)
    .map((part) => ({ ...part, share: permille(part.amount, total) }));
  const starts = inTotal.map((_, index) => inTotal.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return (
    <div className="mt-5 border-t border-line pt-5">
      <svg
        aria-hidden
        viewBox="0 0 1000 10"
        preserveAspectRatio="none"
        className="block h-2.5 w-full overflow-hidden rounded-full bg-raised rtl:-scale-x-100"
      >
        {inTotal.map(({ label, share, tone }, index) => (
          <rect key={label} x={starts[index]} width={share} height="10" fill="currentColor" className={tone ?? ''} />
        ))}
      </svg>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 min-[450px]:flex min-[450px]:flex-wrap min-[450px]:gap-x-12">
        {parts.map(({ label, amount, tone }) => (
          <div key={label} className="min-w-0">
            <dt className="flex items-center gap-2 text-sm text-muted">
              {tone !== null && <span aria-hidden className={`size-2.5 rounded-[3px] bg-current ${tone}`} />}
              {label}
            </dt>
            <dd className="mt-0.5 font-semibold wrap-anywhere">
              <Amount value={amount} />
            </dd>
            {tone !== null && (
              <dd className="text-xs text-muted">
                <bdi className="figure">{(permille(amount, total) / 10).toFixed(1)}%</bdi>
              </dd>
            )}
            {label === strings.refunding && balances.refundAvailable !== null && (
              <dd className="text-xs text-muted">
                {strings.refundAvailable} <Moment time={balances.refundAvailable} show="relative" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
