import { StarButton } from '../../../domain/favorites/star-button.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { TokenMark } from '../../../ui/identifier/token-mark.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { SourceMark } from '../../../ui/source-mark.tsx';
import type { TokenRow } from '../../../domain/token/token-row.ts';
import { issuedShare } from './issued-share.ts';
import type { TokenPageData } from './load.ts';

/** Mark, name, contract and price of a token, a warning if it imitates another, and its figures. */
export function TokenHead({ row, data }: { row: TokenRow; data: TokenPageData }) {
  const strings = useStrings('pages/tokens');
  const fake = row.looksLike !== null;
  return (
    <div className="grid gap-4">
      <div className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 max-sm:p-4">
        <div className="flex min-w-0 items-center gap-4">
          <TokenMark code={row.code} contract={row.contract} size={48} gray={fake || row.spam} />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-2xl font-semibold">{row.code}</h1>
              {row.name !== null && row.name !== row.code && <span className="text-lg text-muted">{row.name}</span>}
              {fake && <Chip tone="negative">{strings.fake}</Chip>}
              {row.spam && <Chip tone="negative">{strings.spam}</Chip>}
              <StarButton favorite={{ type: 'token', name: `${row.code}-${row.contract}` }} />
              <SourceMark meta={data.token.meta} failed={data.token.state === 'failed'} />
            </div>
            <dl className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
              <dt className="text-muted">{strings.contract}</dt>
              <dd>
                <AccountLink name={row.contract} />
              </dd>
            </dl>
          </div>
        </div>
        {row.price !== null && <Price price={row.price} change={data.change} />}
      </div>
      {fake && (
        <div role="note" className="border-s-2 border-negative ps-3">
          <p className="font-semibold">{strings.looksLike}</p>
          <p className="text-muted">
            {strings.looksLikeText} <AccountLink name={row.looksLike!} />
          </p>
        </div>
      )}
      <TokenFigures row={row} data={data} />
    </div>
  );
}

function Price({ price, change }: { price: string; change: TokenPageData['change'] }) {
  const strings = useStrings('pages/tokens');
  return (
    <dl className="grid gap-1 sm:justify-items-end">
      <dt className="text-sm text-muted">{strings.price}</dt>
      <dd className="text-2xl leading-none font-semibold">
        <bdi className="figure">{price}</bdi>
      </dd>
      {change !== null && (
        <dd>
          <Chip tone={change.rises ? 'positive' : 'negative'}>{strings.change(change.text)}</Chip>
        </dd>
      )}
    </dl>
  );
}

function TokenFigures({ row, data }: { row: TokenRow; data: TokenPageData }) {
  const strings = useStrings('pages/tokens');
  const count = data.holders.state === 'data' ? data.holders.data.count : null;
  const issued = issuedShare(row);
  return (
    <Figures
      label={strings.title(row.code)}
      figures={[
        row.marketCap === null
          ? null
          : { label: strings.marketCap, value: <bdi className="figure">{row.marketCap}</bdi> },
        {
          label: strings.supply,
          value: <Amount value={row.supply} />,
          note: (
            <span className="grid max-w-60 gap-1">
              {strings.issued(issued.text)}
              <Meter label={strings.supply} permille={issued.permille} text={strings.issued(issued.text)} neutral />
            </span>
          ),
        },
        { label: strings.maxSupply, value: <Amount value={row.maxSupply} /> },
        count === null ? null : { label: strings.holderCount, value: grouped(count) },
        { label: strings.issuer, value: <AccountLink name={row.issuer} /> },
        { label: strings.precision, value: row.precision },
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
  );
}
