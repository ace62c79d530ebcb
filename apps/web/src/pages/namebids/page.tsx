import { formatAsset } from '@antescope/codec/chain/asset';
import type { NameBid } from '@antescope/sources/table/tables/system';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { BidForm } from './bid-form.tsx';
import type { NameBidsPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/namebids',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  keyOf: ({ name }) => name ?? '',
  Component: NameBidsPage,
});

/** Auctions of short names, highest bid first, and a bid. */
function NameBidsPage({ data }: { data: NameBidsPageData }) {
  const strings = useStrings('pages/namebids');
  const { base } = useBoot();
  const known = data.bids.state === 'data' ? data.bids.data : [];
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.about}</p>
      <h2 className="mt-6 mb-3 text-lg font-semibold">{strings.place}</h2>
      <BidForm known={known} whole={data.name === null && data.bids.meta.complete} name={data.name ?? ''}>
        <form action={`${base}/namebids`} method="get" className="mb-3 flex max-w-md gap-2">
          <input
            name="name"
            defaultValue={data.name ?? ''}
            aria-label={strings.find}
            placeholder={strings.find}
            autoCapitalize="none"
            spellCheck={false}
            className={inputClass}
          />
          <Button type="submit">{strings.search}</Button>
        </form>
        <OutcomeView
          outcome={data.bids}
          what={strings.what}
          empty={data.name === null ? strings.none : strings.noBid(data.name)}
        >
          {(bids) => <Auctions bids={bids} />}
        </OutcomeView>
      </BidForm>
    </>
  );
}

function Auctions({ bids }: { bids: NameBid[] }) {
  const strings = useStrings('pages/namebids');
  const { chain } = useBoot();
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const columns: Column<NameBid>[] = [
    { id: 'name', head: strings.name, cell: ({ name }) => <span className="ident font-semibold">{name}</span> },
    {
      id: 'bidder',
      head: strings.bidder,
      className: 'max-sm:hidden',
      cell: ({ highBidder }) => <AccountLink name={highBidder} rowLink />,
    },
    {
      id: 'bid',
      head: strings.bid,
      align: 'end',
      cell: ({ bid }) => <Amount value={formatAsset({ units: BigInt(bid), precision, code })} />,
    },
    {
      id: 'last',
      head: strings.last,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ lastBid }) => <Moment time={lastBid} />,
    },
    {
      id: 'state',
      head: strings.state,
      align: 'end',
      cell: ({ closed }) => (
        <Chip tone={closed ? 'positive' : 'neutral'}>{closed ? strings.closed : strings.open}</Chip>
      ),
    },
  ];
  return <List label={strings.title} columns={columns} rows={bids} rowKey={(row) => row.name} />;
}
