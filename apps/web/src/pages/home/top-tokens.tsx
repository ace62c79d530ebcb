import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { TokenMark } from '../../ui/identifier/token-mark.tsx';
import { tokenPath } from '../../domain/token/token-id.ts';
import type { TokenRow } from '../../domain/token/token-row.ts';

/** The first tokens of the list, with price and market cap where a feed has them, else the supply. */
export function TopTokens({ tokens }: { tokens: readonly TokenRow[] }) {
  const { chain } = useBoot();
  const { figures } = useStrings('pages/home');
  return (
    <ul className="card overflow-clip">
      {tokens.map((row) => (
        <li
          key={`${row.contract} ${row.code}`}
          className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0 hover:bg-surface"
        >
          <TokenMark code={row.code} contract={row.contract} />
          <span className="tap-first grid min-w-0 flex-1">
            <AppLink path={tokenPath(row.contract, row.code, chain.key)} className="link font-semibold">
              {row.code}
            </AppLink>
            <span className="truncate text-sm text-muted">
              <bdi>{row.contract}</bdi>
            </span>
          </span>
          <span className="min-w-0 text-end">
            {row.price === null ? (
              <>
                <bdi className="figure block">{grouped(row.supply.split(/[. ]/)[0]!)}</bdi>
                <span className="block text-sm text-muted">{figures.supply}</span>
              </>
            ) : (
              <>
                <bdi className="figure block font-semibold">{row.price}</bdi>
                <bdi className="figure block text-sm text-muted">{row.marketCap}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
