import { formatAsset } from '@antescope/codec/chain/asset';
import type { NameBid } from '@antescope/sources/table/tables/system';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { BidForm } from './bid-form.tsx';
import type { NameBidsPageData } from './load.ts';
import { nameBidsWords } from './words.ts';

/** Auctions of short names, highest bid first, and a bid. */
export function NameBidsPage({ data }: { data: NameBidsPageData }) {
  const words = usePageWords(nameBidsWords);
  const { base } = useBoot();
  const known = data.bids.state === 'data' ? data.bids.data : [];
  return (
    <>
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{words.about}</p>
      <Section title={words.place}>
        <div className="py-4">
          <BidForm known={known} whole={data.name === null && data.bids.meta.complete} name={data.name ?? ''} />
        </div>
      </Section>
      <form action={`${base}/namebids`} method="get" className="mt-6 mb-3 flex max-w-md gap-2">
        <input
          name="name"
          defaultValue={data.name ?? ''}
          aria-label={words.find}
          placeholder={words.find}
          autoCapitalize="none"
          spellCheck={false}
          className={inputClass}
        />
        <Button type="submit">{words.search}</Button>
      </form>
      <OutcomeView
        outcome={data.bids}
        what={words.what}
        empty={data.name === null ? words.none : words.noBid(data.name)}
      >
        {(bids) => <Auctions bids={bids} />}
      </OutcomeView>
    </>
  );
}

function Auctions({ bids }: { bids: NameBid[] }) {
  const words = usePageWords(nameBidsWords);
  const { chain } = useBoot();
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const columns: Column<NameBid>[] = [
    { id: 'name', head: words.name, cell: ({ name }) => <span className="ident font-semibold">{name}</span> },
    {
      id: 'bidder',
      head: words.bidder,
      className: 'max-sm:hidden',
      cell: ({ highBidder }) => <AccountLink name={highBidder} rowLink />,
    },
    {
      id: 'bid',
      head: words.bid,
      align: 'end',
      cell: ({ bid }) => <Amount value={formatAsset({ units: BigInt(bid), precision, code })} />,
    },
    {
      id: 'last',
      head: words.last,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ lastBid }) => <Moment time={lastBid} />,
    },
    {
      id: 'state',
      head: words.state,
      align: 'end',
      cell: ({ closed }) => <Chip tone={closed ? 'positive' : 'neutral'}>{closed ? words.closed : words.open}</Chip>,
    },
  ];
  return <List label={words.title} columns={columns} rows={bids} rowKey={(row) => row.name} />;
}
