import { useMessages } from '../../i18n/messages-context.ts';
import type { balancesOf } from '../../domain/account/balances.ts';

/** Share of the total in thousandths; 0 for no balance. */
function permille(part: string | null, total: bigint): number {
  return part === null || total === 0n ? 0 : Number((unitsOf(part) * 1000n) / total);
}

/** '1.0000 EOS' → 10000n. */
function unitsOf(asset: string): bigint {
  return BigInt(asset.split(' ')[0]!.replace('.', ''));
}

/** How the total is split: one bar, with its legend. Nothing for an account without a balance. */
export function Allocation({ balances }: { balances: ReturnType<typeof balancesOf> }) {
  const { account: strings } = useMessages();
  const total = balances.total === null ? 0n : unitsOf(balances.total);
  if (total === 0n) return null;
  const parts = [
    { label: strings.liquid, share: permille(balances.liquid, total), tone: 'text-accent' },
    { label: strings.selfStaked, share: permille(balances.selfStaked, total), tone: 'text-governance' },
    { label: strings.refunding, share: permille(balances.refunding, total), tone: 'text-warning' },
  ].filter(({ share }) => share > 0);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const text = (share: number): string => `${(share / 10).toFixed(1)}%`;
  return (
    <div className="mt-4">
      <svg
        aria-hidden
        viewBox="0 0 1000 12"
        preserveAspectRatio="none"
        className="block h-3 w-full overflow-hidden rounded-full bg-raised rtl:-scale-x-100"
      >
        {parts.map(({ label, share, tone }, index) => (
          <rect key={label} x={starts[index]} width={share} height="12" fill="currentColor" className={tone} />
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {parts.map(({ label, share, tone }) => (
          <li key={label} className="inline-flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-[3px] bg-current ${tone}`} />
            {label} <bdi className="figure">{text(share)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
