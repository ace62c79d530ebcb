import type { ActionRow } from '@antescope/sources/history/history-source';
import { holdingPercentage } from '@antescope/sources/token/holders';
import { Moment } from '../../../ui/moment.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { grouped } from '../../../ui/amount-text.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { accountPath, AccountLink } from '../../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { Failed, OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { SourceDot } from '../../../ui/source-dot.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { StarButton } from '../../../domain/favorites/star-button.tsx';
import { ActionLine } from '../../../domain/action/action-line.tsx';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import { HolderList } from '../holder-list.tsx';
import type { TokenPageData } from './load.ts';
import { PriceLine } from './price-line.tsx';
import type { TokenRow } from '../token-rows.ts';
import { symbolAlone } from '../../../domain/token/token-id.ts';
import { useStrings } from '../../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/tokens',
  head: ({ strings, missing, params: { id = '' } }) => ({
    title: missing ? strings.missing : strings.title(id.split('-')[0] ?? ''),
    description: missing ? strings.missingText : strings.title(id),
  }),
  Component: TokenPage,
});

/** Supply, issuer, price and holders of a token, and a warning if it imitates another. */
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
          <Head row={row} data={data} />
          <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-2">
            <Holders row={row} data={data} />
            <Transfers row={row} data={data} />
          </div>
        </>
      )}
    </>
  );
}

function Head({ row, data }: { row: TokenRow; data: TokenPageData }) {
  const strings = useStrings('pages/tokens');
  const count = data.holders.state === 'data' ? data.holders.data.count : null;
  const priceHistory = data.history !== null && hasHistory(data.history) ? data.history : null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-4">
        <h1 className="text-2xl font-semibold">{row.code}</h1>
        {row.name !== null && row.name !== row.code && <span className="text-lg text-muted">{row.name}</span>}
        <StarButton favorite={{ type: 'token', name: `${row.code}-${row.contract}` }} />
        <SourceDot meta={data.token.meta} failed={data.token.state === 'failed'} />
        {row.spam && <Chip tone="negative">{strings.spam}</Chip>}
      </div>
      {row.looksLike !== null && (
        <div role="note" className="mb-5 border-s-2 border-warning ps-3">
          <p className="font-semibold">{strings.looksLike}</p>
          <p className="text-muted">
            {strings.looksLikeText} <AccountLink name={row.looksLike} />
          </p>
        </div>
      )}
      <div className={priceHistory === null ? '' : 'grid gap-x-12 gap-y-6 xl:grid-cols-2'}>
        <Facts
          columns={priceHistory === null ? 2 : 1}
          facts={[
            { label: strings.contract, value: <AccountLink name={row.contract} /> },
            { label: strings.issuer, value: <AccountLink name={row.issuer} /> },
            {
              label: strings.supply,
              value: (
                <>
                  <Amount value={row.supply} />
                  <span className="block text-sm text-muted">{strings.issued(issuedPercent(row))}</span>
                </>
              ),
            },
            { label: strings.maxSupply, value: <Amount value={row.maxSupply} /> },
            { label: strings.precision, value: row.precision },
            row.price === null ? null : { label: strings.price, value: <bdi className="figure">{row.price}</bdi> },
            row.marketCap === null
              ? null
              : { label: strings.marketCap, value: <bdi className="figure">{row.marketCap}</bdi> },
            count === null ? null : { label: strings.holderCount, value: grouped(count) },
            row.website === null
              ? null
              : {
                  label: strings.website,
                  value: (
                    <a href={row.website} rel="noreferrer nofollow" target="_blank" className="link">
                      {new URL(row.website).host}
                    </a>
                  ),
                },
          ]}
        />
        {priceHistory !== null && (
          <Section title={strings.priceChart}>
            <OutcomeView outcome={priceHistory} what={strings.whatPrices} empty={strings.noChart}>
              {(points) => <PriceLine points={points} />}
            </OutcomeView>
          </Section>
        )}
      </div>
    </>
  );
}

/** Whether a feed has past prices or failed to return them; otherwise there is no chart to show. */
function hasHistory(history: NonNullable<TokenPageData['history']>): boolean {
  if (history.state === 'data') return history.data.filter(({ usd }) => usd !== null).length > 1;
  return history.state === 'failed' && history.meta.failures.some(({ code }) => code !== 'not-supported');
}

function Holders({ row, data }: { row: TokenRow; data: TokenPageData }) {
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
      <OutcomeView outcome={data.holders} what={strings.whatHolders(row.code)} empty={strings.noHolders(row.code)}>
        {({ holders }) => <HolderList holders={holders} short />}
      </OutcomeView>
    </Section>
  );
}

function Transfers({ row, data }: { row: TokenRow; data: TokenPageData }) {
  const strings = useStrings('pages/tokens');
  const columns: Column<ActionRow>[] = [
    {
      id: 'time',
      head: strings.time,
      className: 'w-28',
      cell: (action) => <Moment time={action.blockTime} />,
    },
    { id: 'action', head: strings.action, cell: (action) => <TransferSentence action={action} /> },
    {
      id: 'transaction',
      head: strings.transaction,
      className: 'w-36 max-md:hidden',
      cell: (action) => <TransactionLink id={action.transactionId} rowLink />,
    },
  ];
  return (
    <Section
      title={strings.transfers}
      aside={
        <AppLink
          path={accountPath(row.contract)}
          search={{ tab: 'transactions', action: 'transfer', token: `${row.code}@${row.contract}` }}
          className="link"
        >
          {strings.allTransfers}
        </AppLink>
      }
    >
      <OutcomeView outcome={data.transfers} what={strings.whatTransfers(row.code)} empty={strings.noTransfers}>
        {(page) =>
          page.rows.length === 0 ? (
            <p className="py-3 text-muted">{strings.noTransfers}</p>
          ) : (
            <List
              label={strings.transfers}
              columns={columns}
              rows={page.rows}
              rowKey={(action) => action.cursor}
              headHidden
            />
          )
        }
      </OutcomeView>
    </Section>
  );
}

/** Issued percentage of the max supply, with one decimal. */
function issuedPercent(row: TokenRow): string {
  return holdingPercentage(row.supply, row.maxSupply).replace(/(\.\d)\d+$/, '$1');
}

/** Clamps long memos as in other lists. */
function TransferSentence({ action }: { action: ActionRow }) {
  return (
    <div className="row-sentence">
      <ActionLine action={action.trace} />
    </div>
  );
}
