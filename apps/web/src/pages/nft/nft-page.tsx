import type { NftAsset, NftData } from '@antescope/sources/nft/nft-asset';
import type { NftEvent } from '@antescope/sources/nft/nft-event';
import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { Failed, OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { ActionWords } from '../../domain/action/action-words.tsx';
import { Missing } from '../../domain/not-found/not-found-page.tsx';
import type { NftPageData } from './load.ts';
import { withoutLogs } from './nft-events.ts';
import { NftMedia } from './nft-media.tsx';
import { nftWords } from './words.ts';

/** One asset: what it shows, whose it is, and every attribute that its contract keeps. */
export function NftPage({ data }: { data: NftPageData }) {
  const words = usePageWords(nftWords);
  const { nft } = data;
  if (nft.state === 'empty') return <Missing title={words.missing} text={words.missingText} wanted={data.id} />;
  const asset = nft.state === 'data' ? nft.data : nft.stale;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-4">
        <h1 className="min-w-0 text-2xl font-semibold wrap-anywhere">
          <bdi>{asset?.name ?? words.title(data.id)}</bdi>
        </h1>
        <SourceDot meta={nft.meta} failed={nft.state === 'failed'} />
      </div>
      {nft.state === 'failed' && <Failed what={words.whatOne(data.id)} meta={nft.meta} stale={asset !== null} />}
      {asset !== null && <Asset asset={asset} data={data} />}
    </>
  );
}

function Asset({ asset, data }: { asset: NftAsset; data: NftPageData }) {
  const words = usePageWords(nftWords);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <NftMedia asset={asset} />
      <div className="grid min-w-0 content-start gap-8">
        <Facts facts={facts(asset, words)} />
        {asset.problem !== null && (
          <p role="note" className="border-s-2 border-warning ps-3 wrap-anywhere">
            <span className="font-semibold">{words.problem}</span>
            <span className="block text-sm text-muted">{asset.problem}</span>
          </p>
        )}
        <Attributes title={words.immutable} data={asset.idata} />
        <Attributes title={words.mutable} data={asset.mdata} />
        {data.history !== null && (
          <Section title={words.history}>
            <OutcomeView outcome={data.history} what={words.whatHistory} empty={words.noHistory}>
              {(events) => <History events={events} contract={asset.contract} />}
            </OutcomeView>
          </Section>
        )}
      </div>
    </div>
  );
}

type Words = ReturnType<typeof usePageWords<import('./words/en.ts').NftWords>>;

function facts(asset: NftAsset, words: Words): (Fact | null)[] {
  const plain = (label: string, value: string | null): Fact | null =>
    value === null ? null : { label, value: <bdi className="figure">{value}</bdi> };
  const account = (label: string, name: string | null): Fact | null =>
    name === null ? null : { label, value: <AccountLink name={name} /> };
  return [
    {
      label: words.id,
      value: (
        <span className="inline-flex items-center gap-1">
          <span className="ident" data-copy-object={asset.id}>
            {asset.id}
          </span>
          <CopyButton value={asset.id} />
        </span>
      ),
    },
    account(words.standard, asset.contract),
    asset.owner === null
      ? { label: words.owner, value: <span className="text-muted">{words.burned}</span> }
      : account(words.owner, asset.owner),
    account(words.author, asset.author),
    { label: words.collection, value: <span className="ident">{asset.collection}</span> },
    plain(words.schema, asset.schema),
    plain(words.template, asset.template),
    plain(words.mint, asset.mint === null ? null : grouped(asset.mint)),
    plain(words.editionSize, asset.editionSize === null ? null : grouped(asset.editionSize)),
    asset.backed.length === 0
      ? null
      : { label: words.backed, value: asset.backed.map((amount) => <Amount key={amount} value={amount} />) },
  ];
}

function Attributes({ title, data }: { title: string; data: NftData }) {
  const words = usePageWords(nftWords);
  const entries = Object.entries(data);
  return (
    <Section title={title}>
      {entries.length === 0 ? (
        <p className="py-3 text-muted">{words.noData}</p>
      ) : (
        <Facts
          facts={entries.map(([label, value]) => ({
            label,
            fromChain: true,
            value: value === '' ? <span className="text-muted">“”</span> : <bdi>{attributeText(value)}</bdi>,
          }))}
        />
      )}
    </Section>
  );
}

/** A value as it is kept: texts as texts, everything else as JSON. */
function attributeText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function History({ events, contract }: { events: NftEvent[]; contract: string }) {
  const words = usePageWords(nftWords);
  const columns: Column<NftEvent>[] = [
    {
      id: 'time',
      head: words.time,
      className: 'w-36 max-sm:w-28',
      cell: (event) => (event.time === null ? '–' : <Moment time={event.time} />),
    },
    {
      id: 'event',
      head: words.event,
      cell: (event) => (
        <span className="block overflow-y-clip wrap-anywhere">
          <ActionWords action={{ contract, name: event.name, authorization: [], data: event.data }} />
        </span>
      ),
    },
    {
      id: 'transaction',
      head: words.transaction,
      className: 'w-36 max-sm:hidden',
      cell: (event) => (event.transactionId === null ? '–' : <TransactionLink id={event.transactionId} />),
    },
  ];
  return (
    <List
      label={words.history}
      columns={columns}
      rows={withoutLogs(events)}
      rowKey={(event) => `${event.time} ${event.name} ${event.transactionId}`}
    />
  );
}
