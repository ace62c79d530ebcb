import type { HeadView, ScheduleView } from '@antescope/sources/block/block-view';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { spanText } from '../../lib/time/time-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink, accountPath } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Below, OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { byteText, microsecondText } from '../../domain/account/resource-figures.ts';
import type { ChainPageData } from './load.ts';
import { chainWords } from './words.ts';

/** What the chain is, where it stands, what it allows, and who makes its blocks. */
export function ChainPage({ data }: { data: ChainPageData }) {
  const words = usePageWords(chainWords);
  const { chain } = useBoot();
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{chain.name}</h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Section title={words.now} aside={<SourceDot meta={data.head.meta} failed={data.head.state === 'failed'} />}>
          <OutcomeView outcome={data.head} what={words.whatHead} empty={words.whatHead}>
            {(head) => <Now head={head} />}
          </OutcomeView>
        </Section>
        <Section
          title={words.limits}
          aside={
            <AppLink path="/protocol-features" className="link">
              {words.featuresTitle}
            </AppLink>
          }
        >
          <Below outcome={data.head}>
            <OutcomeView outcome={data.state} what={words.whatState} empty={words.noState}>
              {(state) => <Limits state={state} />}
            </OutcomeView>
          </Below>
        </Section>
      </div>
      <div className="mt-8">
        <Below outcome={data.head}>
          <OutcomeView outcome={data.schedule} what={words.whatSchedule} empty={words.noSchedule}>
            {(schedule) => <Schedule schedule={schedule} />}
          </OutcomeView>
        </Below>
      </div>
    </>
  );
}

function Now({ head }: { head: HeadView }) {
  const words = usePageWords(chainWords);
  const { chain } = useBoot();
  const contract = chain.coreContract;
  return (
    <Facts
      facts={[
        { label: words.id, value: <CopyableHash value={head.chainId} /> },
        {
          label: words.head,
          value: (
            <span className="inline-flex flex-wrap items-center gap-x-3">
              <BlockLink number={head.head} />
              <AccountLink name={head.producer} />
            </span>
          ),
        },
        { label: words.time, value: <Moment time={head.headTime} show="full" /> },
        { label: words.irreversible, value: <BlockLink number={head.lastIrreversible} /> },
        { label: words.node, value: <span className="ident">{head.serverVersion}</span> },
        {
          label: words.token,
          value: (
            <span className="inline-flex items-baseline gap-2">
              {chain.coreSymbol.code}
              <AppLink path={accountPath(contract)} className="ident link text-sm">
                {contract}
              </AppLink>
            </span>
          ),
        },
      ]}
    />
  );
}

function Limits({ state: { limits, ramReserved, maxRamSize } }: { state: GlobalState }) {
  const words = usePageWords(chainWords);
  const { time } = useMessages();
  const figure = (text: string) => <span className="figure">{text}</span>;
  const micros = (count: number) => figure(microsecondText(BigInt(count)));
  const bytes = (count: string) => figure(byteText(BigInt(count)));
  return (
    <Facts
      facts={[
        {
          label: words.ram,
          value: (
            <span className="inline-flex flex-wrap gap-x-1.5">
              <span className="figure">{byteText(BigInt(ramReserved))}</span>{' '}
              <span className="text-muted">{words.ofRam(`\u2066${byteText(BigInt(maxRamSize))}\u2069`)}</span>
            </span>
          ),
        },
        { label: words.blockCpu, value: micros(limits.maxBlockCpu) },
        { label: words.transactionCpu, value: micros(limits.maxTransactionCpu) },
        { label: words.blockNet, value: bytes(limits.maxBlockNet) },
        { label: words.transactionNet, value: bytes(limits.maxTransactionNet) },
        { label: words.lifetime, value: spanText(limits.maxTransactionLifetime, time.span) },
        { label: words.delay, value: spanText(limits.maxTransactionDelay, time.span) },
        { label: words.depth, value: figure(String(limits.maxAuthorityDepth)) },
      ]}
    />
  );
}

function Schedule({ schedule }: { schedule: ScheduleView }) {
  const words = usePageWords(chainWords);
  const columns: Column<ScheduleView['producers'][number]>[] = [
    { id: 'name', head: words.producer, cell: ({ name }) => <AccountLink name={name} rowLink /> },
    {
      id: 'key',
      head: words.key,
      cell: ({ key }) => (key === null ? <span className="text-muted">{words.several}</span> : <KeyLink value={key} />),
    },
  ];
  return (
    <Section title={words.schedule(String(schedule.version))}>
      <List
        label={words.schedule(String(schedule.version))}
        columns={columns}
        rows={schedule.producers}
        rowKey={(row) => row.name}
      />
    </Section>
  );
}
