import type { PricePoint } from '@antescope/sources/price/price-point';
import type { Outcome } from '@antescope/sources/core/outcome';
import { ConversionNote, preloadConversionNote } from '../../../domain/conversion/conversion-note.tsx';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import { parseTokenId, symbolAlone } from '../../../domain/token/token-id.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { deferredPart } from '../../../ui/deferred-part.tsx';
import { Failed, OutcomeView } from '../../../ui/outcome-view.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { Section } from '../../../ui/section.tsx';
import { Holders } from './holders.tsx';
import type { TokenPageData } from './load.ts';
import { TokenHead } from './token-head.tsx';
import { TransferDays } from './transfer-days.tsx';
import { Transfers } from './transfers.tsx';

const PriceChart = deferredPart(
  () => loadPart(() => import('./price-chart.tsx')).then((module) => module.PriceChart),
  <div className="h-45" />,
);
const CapChart = deferredPart(
  () => loadPart(() => import('./cap-chart.tsx')).then((module) => module.CapChart),
  <div className="h-45" />,
);

export const screen = defineScreen({
  strings: 'pages/tokens',
  head: ({ strings, missing, params: { id = '' } }) => ({
    title: missing ? strings.missing : titleOf(id),
    description: missing ? strings.missingText : strings.title(id),
  }),
  preload: ({ data, locale }) => preloadConversionNote(data.conversion, locale),
  Component: TokenPage,
});

/** Symbol and contract, which tells tokens of one symbol apart. */
function titleOf(id: string): string {
  const token = parseTokenId(id);
  return token === null ? id : `${token.code} (${token.contract})`;
}

/** Figures, price, holders and transfers of a token, and a warning if it imitates another. */
function TokenPage({ data }: { data: TokenPageData }) {
  const strings = useStrings('pages/tokens');
  const { token } = data;
  const code = symbolAlone(data.requested.split('-', 1)[0] ?? '');
  if (token.state === 'empty')
    return (
      <Missing title={strings.missing} text={strings.missingText} requested={data.requested}>
        {code !== null && (
          <p className="mb-4">
            <AppLink path="/tokens" search={{ q: code }} className="link">
              {strings.likeIt(code)}
            </AppLink>
          </p>
        )}
      </Missing>
    );
  const row = token.state === 'data' ? token.data : token.stale;
  return (
    <>
      {row === null && <h1 className="mb-4 text-2xl font-semibold wrap-anywhere">{data.requested}</h1>}
      {token.state === 'failed' && (
        <Failed what={strings.whatToken(data.requested)} meta={token.meta} stale={row !== null} />
      )}
      {row !== null && (
        <>
          <TokenHead row={row} data={data} />
          <div className="mt-3 empty:hidden">
            <ConversionNote conversion={data.conversion} />
          </div>
          <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid min-w-0 gap-4">
              {data.history !== null && hasHistory(data.history) && (
                <Prices history={data.history} supply={row.supply} />
              )}
              {data.transferDays !== null && <TransferDays row={row} days={data.transferDays} range={data.range} />}
            </div>
            <Holders row={row} holders={data.holders} />
            <div className="min-w-0 xl:col-span-2">
              <Transfers row={row} transfers={data.transfers} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Prices({ history, supply }: { history: Outcome<PricePoint[]>; supply: string }) {
  const strings = useStrings('pages/tokens');
  return (
    <>
      <Section title={strings.priceChart}>
        <OutcomeView outcome={history} what={strings.whatPrices} empty={strings.noChart}>
          {(prices) => <PriceChart prices={prices} />}
        </OutcomeView>
      </Section>
      {history.state === 'data' && (
        <Section title={strings.capChart}>
          <CapChart prices={history.data} supply={supply} />
        </Section>
      )}
    </>
  );
}

/** Whether a feed has past prices or failed to return them; otherwise there is no chart to show. */
function hasHistory(history: Outcome<PricePoint[]>): boolean {
  if (history.state === 'data') return history.data.filter(({ usd }) => usd !== null).length > 1;
  return history.state === 'failed' && history.meta.failures.some(({ code }) => code !== 'not-supported');
}
