import type { TopHolders } from '@antescope/sources/token/top-holders';
import { useStrings } from '../../../i18n/strings.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Donut } from '../../../ui/chart/donut.tsx';
import { partColor } from '../../../ui/chart/parts.ts';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { HolderList } from '../holder-list.tsx';
import type { TokenRow } from '../../../domain/token/token-row.ts';
import { holderParts } from './holder-parts.ts';
import type { TokenPageData } from './load.ts';

/** The largest holders as a ring, and as a list that is its legend. */
export function Holders({ row, holders }: { row: TokenRow; holders: TokenPageData['holders'] }) {
  const strings = useStrings('pages/tokens');
  return (
    <Section
      title={strings.topHolders}
      aside={
        <AppLink path="/topholders" search={{ contract: row.contract, symbol: row.code }} className="link">
          {strings.allHolders}
        </AppLink>
      }
    >
      <OutcomeView outcome={holders} what={strings.whatHolders(row.code)} empty={strings.noHolders(row.code)}>
        {(top) => <Ring row={row} top={top} />}
      </OutcomeView>
    </Section>
  );
}

function Ring({ row, top }: { row: TokenRow; top: TopHolders }) {
  const strings = useStrings('pages/tokens');
  const shares = holderParts(top.holders, row.supply);
  if (shares === null) return <HolderList holders={top.holders} short />;
  const { parts } = shares;
  const rest = shares.rest === null ? null : { label: strings.others, ...shares.rest };
  return (
    <div>
      <div className="flex justify-center pb-4">
        <Donut label={strings.holderShares} parts={parts} rest={rest} center={row.code} />
      </div>
      <div className="-mx-4 border-t border-line">
        <HolderList holders={top.holders} short colors />
      </div>
      {rest !== null && (
        <p className="-mx-4 -mb-4 flex items-center justify-between gap-4 border-t border-line px-4 py-2.5 text-muted">
          <span className="inline-flex items-center gap-3">
            <svg aria-hidden viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${partColor(null)}`}>
              <rect width="10" height="10" rx="3" fill="currentColor" />
            </svg>
            {rest.label}
          </span>
          <span className="figure">{rest.text}</span>
        </p>
      )}
    </div>
  );
}
