import type { ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { TokenMark } from '../../ui/identifier/token-mark.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { defineScreen } from '../../ui/screen.ts';
import type { TokensPageData } from './load.ts';
import { ConversionNote, preloadConversionNote } from '../../domain/conversion/conversion-note.tsx';
import { tokenPath } from '../../domain/token/token-id.ts';
import type { TokenRow } from '../../domain/token/token-row.ts';
import { tokenSorts } from './token-sorts.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { tokenFile } from './token-file.ts';

export const screen = defineScreen({
  strings: 'pages/tokens',
  head: ({ strings, chain }) => ({ title: strings.tokens, description: strings.tokensText(chain.name) }),
  // Resets the search form when the query changes.
  keyOf: ({ query, sort }) => `${query} ${sort}`,
  preload: ({ data, locale }) => preloadConversionNote(data.conversion, locale),
  Component: TokensPage,
});

/** All known tokens with supply and, if a feed has it, price. */
function TokensPage({ data }: { data: TokensPageData }) {
  const strings = useStrings('pages/tokens');
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <h1 className="text-2xl font-semibold">{strings.tokens}</h1>
        <Filter data={data}>{data.tokens.state === 'data' && <TokensFile tokens={data.tokens.data} />}</Filter>
      </div>
      <div className="mb-3 empty:hidden">
        <ConversionNote conversion={data.conversion} />
      </div>
      <OutcomeView outcome={data.tokens} what={strings.what} empty={strings.none}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className="py-4 text-muted">{data.query === '' ? strings.none : strings.noneOf(data.query)}</p>
          ) : (
            <Tokens tokens={tokens} />
          )
        }
      </OutcomeView>
      {data.hidden > 0 && (
        <p className="flex flex-wrap gap-x-3 py-3 text-sm text-muted">
          {strings.hidden(data.hidden)}
          <AppLink path="/tokens" search={{ ...searchOf(data), spam: '1' }} className="link" still>
            {strings.showSpam}
          </AppLink>
        </p>
      )}
    </>
  );
}

function TokensFile({ tokens }: { tokens: TokenRow[] }) {
  return tokens.length === 0 ? null : <CsvButton table={() => tokenFile(tokens)} />;
}

/** A native form: works without scripts. */
function Filter({ data, children }: { data: TokensPageData; children: ReactNode }) {
  const strings = useStrings('pages/tokens');
  const { base } = useBoot();
  return (
    <form
      action={`${base}/tokens`}
      method="get"
      role="search"
      aria-label={strings.search}
      className="flex flex-wrap gap-2 max-sm:w-full sm:flex-nowrap"
    >
      {data.spam && <input type="hidden" name="spam" value="1" />}
      <input
        type="search"
        name="q"
        defaultValue={data.query}
        aria-label={strings.search}
        placeholder={strings.search}
        maxLength={64}
        className={`${inputClass} sm:max-w-56`}
      />
      <select name="sort" defaultValue={data.sort} aria-label={strings.sort} className={`${inputClass} w-auto! flex-1`}>
        {tokenSorts.map((sort) => (
          <option key={sort} value={sort}>
            {strings.sorts[sort]}
          </option>
        ))}
      </select>
      <Button type="submit">{strings.apply}</Button>
      {children}
    </form>
  );
}

function Tokens({ tokens }: { tokens: TokenRow[] }) {
  const strings = useStrings('pages/tokens');
  const { chain } = useBoot();
  const dash = <span className="text-muted">–</span>;
  const priced = tokens.some((row) => row.price !== null);
  // Widths that do not depend on the rows: a part of them may be painted while the rest arrives.
  const columns: Column<TokenRow>[] = [
    {
      id: 'name',
      head: strings.name,
      cell: (row) => (
        <div className="flex items-center gap-3">
          <TokenMark code={row.code} contract={row.contract} gray={row.looksLike !== null || row.spam} />
          <div className="min-w-0">
            <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
              <AppLink path={tokenPath(row.contract, row.code, chain.key)} className="link font-semibold" rowLink>
                {row.code}
              </AppLink>
              {row.name !== null && row.name !== row.code && (
                <span className="text-muted max-sm:hidden">{row.name}</span>
              )}
              {row.looksLike !== null && <Chip tone="negative">{strings.impersonator}</Chip>}
              {row.spam && <Chip tone="negative">{strings.spam}</Chip>}
            </span>
            <span className="block text-sm md:hidden">
              <AccountLink name={row.contract} bare />
            </span>
          </div>
        </div>
      ),
    },
    {
      id: 'marketcap',
      head: strings.marketCap,
      align: 'end',
      className: 'max-lg:hidden w-36',
      cell: (row) => (row.marketCap === null ? dash : <bdi className="figure">{row.marketCap}</bdi>),
    },
    {
      id: 'price',
      head: strings.price,
      align: 'end',
      className: 'max-md:hidden w-36',
      cell: (row) => (row.price === null ? dash : <bdi className="figure">{row.price}</bdi>),
    },
    {
      id: 'supply',
      head: strings.supply,
      align: 'end',
      className: 'max-md:pe-0 md:w-72',
      cell: (row) => (
        <>
          <Amount value={row.supply} />
          {row.price !== null && (
            <span className="block text-sm text-muted md:hidden">
              <bdi className="figure">{row.price}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'contract',
      head: strings.contract,
      className: 'max-md:hidden w-56 md:ps-8',
      cell: (row) => <AccountLink name={row.contract} />,
    },
  ];
  return (
    <List
      label={strings.tokens}
      // Without any price the two columns are hidden.
      columns={columns.filter(({ id }) => priced || (id !== 'marketcap' && id !== 'price'))}
      rows={tokens}
      rowKey={(row) => `${row.contract} ${row.code}`}
    />
  );
}

function searchOf(data: TokensPageData): Record<string, string> {
  return { ...(data.query === '' ? {} : { q: data.query }), ...(data.sort === 'listed' ? {} : { sort: data.sort }) };
}
