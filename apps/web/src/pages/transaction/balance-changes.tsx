import type { Movement } from '@antescope/sources/transaction/movements';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Section } from '../../ui/section.tsx';
import { changesByToken } from './change-share.ts';

/** Net change per account and token over all transfers, with bars to both sides of a common zero line. */
export function BalanceChanges({ movements }: { movements: Movement[] }) {
  const strings = useStrings('pages/transaction');
  if (movements.length === 0) return null;
  return (
    <Section title={strings.movements}>
      <div className="grid gap-4">
        {changesByToken(movements).map(({ contract, symbol, changes }) => (
          <div key={`${contract} ${symbol}`}>
            <p className="mb-1 flex items-baseline gap-2 text-sm">
              <span className="font-medium">{symbol}</span>
              <AccountLink name={contract} bare />
            </p>
            <ul>
              {changes.map(({ account, delta, permille }) => (
                <li
                  key={account}
                  className="grid min-h-(--row) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(10rem,auto)]"
                >
                  <AccountLink name={account} />
                  <Bar permille={permille} negative={delta.startsWith('-')} />
                  <span className="text-end">
                    <Amount value={delta.replace('-', '')} flow={delta.startsWith('-') ? 'out' : 'in'} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Decreases extend to the left of the zero line, increases to the right, in every language. */
function Bar({ permille, negative }: { permille: number; negative: boolean }) {
  // Small changes remain visible.
  const width = Math.max(6, permille);
  return (
    <svg
      aria-hidden
      viewBox="0 0 2000 12"
      preserveAspectRatio="none"
      className="h-3 w-full max-md:order-last max-md:col-span-2 max-md:mb-2"
    >
      <rect
        x={negative ? 1000 - width : 1000}
        width={width}
        height="12"
        fill="currentColor"
        className={negative ? 'text-negative' : 'text-positive'}
      />
      <rect x="999" width="2" height="12" fill="currentColor" className="text-line-strong" />
    </svg>
  );
}
