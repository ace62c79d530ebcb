import { usePageWords } from '../../i18n/page-words.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import type { TokensPageData } from './load.ts';
import { tokenPath } from '../../domain/token/token-id.ts';
import type { TokenRow } from './token-rows.ts';
import { tokenSorts } from './token-sorts.ts';
import { tokenWords } from './words.ts';

/** Every token that is known here, by name, with its supply and, where a feed tells it, its price. */
export function TokensPage({ data }: { data: TokensPageData }) {
  const words = usePageWords(tokenWords);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <h1 className="text-2xl font-semibold">{words.tokens}</h1>
        <Filter data={data} />
      </div>
      <OutcomeView outcome={data.tokens} what={words.what} empty={words.none}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className="py-4 text-muted">{data.query === '' ? words.none : words.noneOf(data.query)}</p>
          ) : (
            <Tokens tokens={tokens} />
          )
        }
      </OutcomeView>
      {data.hidden > 0 && (
        <p className="flex flex-wrap gap-x-3 py-3 text-sm text-muted">
          {words.hidden(data.hidden)}
          <AppLink path="/tokens" search={{ ...searchOf(data), spam: '1' }} className="link" still>
            {words.showSpam}
          </AppLink>
        </p>
      )}
    </>
  );
}

/** A plain form: it works before any script has run. */
function Filter({ data }: { data: TokensPageData }) {
  const words = usePageWords(tokenWords);
  const { base } = useBoot();
  return (
    <form
      action={`${base}/tokens`}
      method="get"
      role="search"
      aria-label={words.search}
      className="flex flex-wrap gap-2 max-sm:w-full sm:flex-nowrap"
    >
      {data.spam && <input type="hidden" name="spam" value="1" />}
      <input
        type="search"
        name="q"
        defaultValue={data.query}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={64}
        className={`${inputClass} sm:max-w-56`}
      />
      <select name="sort" defaultValue={data.sort} aria-label={words.sort} className={`${inputClass} w-auto! flex-1`}>
        {tokenSorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
      <Button type="submit">{words.apply}</Button>
    </form>
  );
}

function Tokens({ tokens }: { tokens: TokenRow[] }) {
  const words = usePageWords(tokenWords);
  const { chain } = useBoot();
  const dash = <span className="text-muted">–</span>;
  const priced = tokens.some((row) => row.price !== null);
  const columns: Column<TokenRow>[] = [
    {
      id: 'name',
      head: words.name,
      cell: (row) => (
        <>
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            <AppLink path={tokenPath(row.contract, row.code, chain.key)} className="link font-semibold" rowLink>
              {row.code}
            </AppLink>
            {row.name !== null && row.name !== row.code && <span className="text-muted max-sm:hidden">{row.name}</span>}
            {row.looksLike !== null && <Chip tone="warning">{words.lookalike}</Chip>}
            {row.spam && <Chip tone="negative">{words.spam}</Chip>}
          </span>
          <span className="block text-sm md:hidden">
            <AccountLink name={row.contract} />
          </span>
        </>
      ),
    },
    {
      id: 'marketcap',
      head: words.marketCap,
      align: 'end',
      className: 'max-lg:hidden',
      cell: (row) => (row.marketCap === null ? dash : <bdi className="figure">{row.marketCap}</bdi>),
    },
    {
      id: 'price',
      head: words.price,
      align: 'end',
      className: 'max-md:hidden',
      cell: (row) => (row.price === null ? dash : <bdi className="figure">{row.price}</bdi>),
    },
    {
      id: 'supply',
      head: words.supply,
      align: 'end',
      className: 'max-md:pe-0',
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
      head: words.contract,
      className: 'max-md:hidden w-56 md:ps-8',
      cell: (row) => <AccountLink name={row.contract} />,
    },
  ];
  return (
    <List
      label={words.tokens}
      // Two columns of dashes would say less than none.
      columns={columns.filter(({ id }) => priced || (id !== 'marketcap' && id !== 'price'))}
      rows={tokens}
      rowKey={(row) => `${row.contract} ${row.code}`}
    />
  );
}

function searchOf(data: TokensPageData): Record<string, string> {
  return { ...(data.query === '' ? {} : { q: data.query }), ...(data.sort === 'listed' ? {} : { sort: data.sort }) };
}
