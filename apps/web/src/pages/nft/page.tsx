import { collectionPath, type NftAsset } from '@antescope/sources/nft/nft-asset';
import type { NftEvent } from '@antescope/sources/nft/nft-event';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useSavedUsers } from '../../wallet/saved-users.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { Failed, OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { SignedMedia } from '../../lib/media/signed-media.ts';
import { defineScreen } from '../../ui/screen.ts';
import { ActionSentence } from '../../domain/action/action-sentence.tsx';
import { Missing } from '../../domain/not-found/not-found-page.tsx';
import type { NftPageData } from './load.ts';
import { withoutLogs } from './nft-events.ts';
import { NftMedia } from './nft-media.tsx';
import { Traits } from './traits.tsx';
import { useStrings } from '../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/nft',
  head: ({ strings, data, missing, params: { id = '' } }) => {
    const name = data?.nft.state === 'data' ? data.nft.data.name : strings.title(id);
    return {
      title: missing ? strings.missing : name,
      description: missing ? strings.missingText : strings.title(id),
    };
  },
  keyOf: ({ id }) => id,
  Component: NftPage,
});

/** One asset: media, owner, and all attributes. */
function NftPage({ data }: { data: NftPageData }) {
  const strings = useStrings('pages/nft');
  const { nft } = data;
  if (nft.state === 'empty') return <Missing title={strings.missing} text={strings.missingText} requested={data.id} />;
  const asset = nft.state === 'data' ? nft.data : nft.stale;
  return (
    <SignedMedia value={data.media}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-4">
        <h1 className="min-w-0 text-2xl font-semibold wrap-anywhere">
          <bdi>{asset?.name ?? strings.title(data.id)}</bdi>
        </h1>
        <SourceMark meta={nft.meta} failed={nft.state === 'failed'} />
        {asset !== null && <SendLink asset={asset} />}
      </div>
      {nft.state === 'failed' && <Failed what={strings.whatOne(data.id)} meta={nft.meta} stale={asset !== null} />}
      {asset !== null && <Asset asset={asset} data={data} />}
    </SignedMedia>
  );
}

/** For the owner, if it is connected. */
function SendLink({ asset: { contract, id, owner } }: { asset: NftAsset }) {
  const strings = useStrings('pages/nft');
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  if (actor === null || actor !== owner) return null;
  return (
    <AppLink path="/wallet/transfer/nft" search={{ asset: `${contract}:${id}` }} className={`${buttonClass()} ms-auto`}>
      {strings.send}
    </AppLink>
  );
}

function Asset({ asset, data }: { asset: NftAsset; data: NftPageData }) {
  const strings = useStrings('pages/nft');
  const entries = Object.entries(asset.idata);
  const fromTemplate = new Set(asset.fromTemplate);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <NftMedia asset={asset} />
      <div className="grid min-w-0 content-start gap-8">
        <Facts facts={facts(asset, strings)} />
        {asset.problem !== null && (
          <p role="note" className="border-s-2 border-warning ps-3 wrap-anywhere">
            <span className="font-semibold">{strings.problem}</span>
            <span className="block text-sm text-muted">{asset.problem}</span>
          </p>
        )}
        {asset.fromTemplate.length > 0 && (
          <Traits title={strings.ofTemplate} traits={entries.filter(([name]) => fromTemplate.has(name))} />
        )}
        <Traits title={strings.immutable} traits={entries.filter(([name]) => !fromTemplate.has(name))} />
        <Traits title={strings.mutable} traits={Object.entries(asset.mdata)} />
        {data.history !== null && (
          <Section title={strings.history}>
            <OutcomeView outcome={data.history} what={strings.whatHistory} empty={strings.noHistory}>
              {(events) => <History events={events} contract={asset.contract} />}
            </OutcomeView>
          </Section>
        )}
      </div>
    </div>
  );
}

/** In simpleassets a collection is what an author made. */
function CollectionName({ asset: { collection, contract } }: { asset: NftAsset }) {
  if (contract !== 'atomicassets') return <span className="ident">{collection}</span>;
  return (
    <AppLink path={collectionPath(collection)} className="ident link">
      {collection}
    </AppLink>
  );
}

type Strings = StringFolders['pages/nft'];

function facts(asset: NftAsset, strings: Strings): (Fact | null)[] {
  const plain = (label: string, value: string | null): Fact | null =>
    value === null ? null : { label, value: <bdi className="figure">{value}</bdi> };
  const account = (label: string, name: string | null): Fact | null =>
    name === null ? null : { label, value: <AccountLink name={name} /> };
  return [
    {
      label: strings.id,
      value: (
        <span className="inline-flex items-center gap-1">
          <span className="ident" data-copy-object={asset.id}>
            {asset.id}
          </span>
          <CopyButton value={asset.id} />
        </span>
      ),
    },
    account(strings.standard, asset.contract),
    asset.owner === null
      ? { label: strings.owner, value: <span className="text-muted">{strings.burned}</span> }
      : account(strings.owner, asset.owner),
    account(strings.author, asset.author),
    { label: strings.collection, value: <CollectionName asset={asset} /> },
    plain(strings.schema, asset.schema),
    plain(strings.template, asset.template),
    plain(strings.mint, asset.mint === null ? null : grouped(asset.mint)),
    plain(strings.editionSize, asset.editionSize === null ? null : grouped(asset.editionSize)),
    asset.backed.length === 0
      ? null
      : { label: strings.backed, value: asset.backed.map((amount) => <Amount key={amount} value={amount} />) },
  ];
}

function History({ events, contract }: { events: NftEvent[]; contract: string }) {
  const strings = useStrings('pages/nft');
  const columns: Column<NftEvent>[] = [
    {
      id: 'time',
      head: strings.time,
      className: 'w-36 max-sm:w-28',
      cell: (event) => (event.time === null ? '–' : <Moment time={event.time} />),
    },
    {
      id: 'event',
      head: strings.event,
      cell: (event) => (
        <span className="block overflow-y-clip wrap-anywhere">
          <ActionSentence action={{ contract, name: event.name, authorization: [], data: event.data }} />
        </span>
      ),
    },
    {
      id: 'transaction',
      head: strings.transaction,
      className: 'w-36 max-sm:hidden',
      cell: (event) => (event.transactionId === null ? '–' : <TransactionLink id={event.transactionId} />),
    },
  ];
  return (
    <List
      label={strings.history}
      columns={columns}
      rows={withoutLogs(events)}
      rowKey={(event) => `${event.time} ${event.name} ${event.transactionId}`}
    />
  );
}
