import type { HeadView, ScheduleView } from '@antescope/sources/block/block-view';
import type { GlobalState } from '@antescope/sources/table/tables/system-state';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Moment } from '../../ui/moment.tsx';
import { spanText } from '../../lib/time/time-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink, accountPath } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { SuppressRepeatedErrors, OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { byteText, microsecondText } from '../../domain/account/resource-figures.ts';
import { FinalizerPolicies } from './finalizer-policies.tsx';
import type { ChainPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/chain',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: ChainPage,
});

/** Chain info, chain parameters and the producer schedule. */
function ChainPage({ data }: { data: ChainPageData }) {
  const strings = useStrings('pages/chain');
  const { chain } = useBoot();
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{chain.name}</h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Section title={strings.now} aside={<SourceMark meta={data.head.meta} failed={data.head.state === 'failed'} />}>
          <OutcomeView outcome={data.head} what={strings.whatHead} empty={strings.whatHead}>
            {(head) => <Now head={head} />}
          </OutcomeView>
        </Section>
        <Section
          title={strings.limits}
          aside={
            <AppLink path="/protocol-features" className="link">
              {strings.features}
            </AppLink>
          }
        >
          <SuppressRepeatedErrors outcome={data.head}>
            <OutcomeView outcome={data.state} what={strings.whatState} empty={strings.noState}>
              {(state) => <Limits state={state} />}
            </OutcomeView>
          </SuppressRepeatedErrors>
        </Section>
      </div>
      <div className="mt-8">
        <SuppressRepeatedErrors outcome={data.head}>
          <OutcomeView outcome={data.schedule} what={strings.whatSchedule} empty={strings.noSchedule}>
            {(schedule) => (
              <>
                <Schedule schedule={schedule} title={strings.schedule(String(schedule.version))} />
                {schedule.pending !== null && (
                  <div className="mt-8">
                    <Schedule
                      schedule={schedule.pending}
                      title={strings.pendingSchedule(String(schedule.pending.version))}
                    />
                  </div>
                )}
              </>
            )}
          </OutcomeView>
        </SuppressRepeatedErrors>
      </div>
      <SuppressRepeatedErrors outcome={data.head}>
        {data.finalizers.state !== 'empty' && (
          <OutcomeView outcome={data.finalizers} what={strings.whatFinalizers} empty={null}>
            {(finalizers) => finalizers !== null && <FinalizerPolicies finalizers={finalizers} />}
          </OutcomeView>
        )}
      </SuppressRepeatedErrors>
    </>
  );
}

function Now({ head }: { head: HeadView }) {
  const strings = useStrings('pages/chain');
  const { chain } = useBoot();
  const contract = chain.coreContract;
  return (
    <Facts
      facts={[
        { label: strings.id, value: <CopyableHash value={head.chainId} /> },
        {
          label: strings.head,
          value: (
            <span className="inline-flex flex-wrap items-center gap-x-3">
              <BlockLink number={head.head} />
              <AccountLink name={head.producer} />
            </span>
          ),
        },
        { label: strings.time, value: <Moment time={head.headTime} show="full" /> },
        { label: strings.irreversible, value: <BlockLink number={head.lastIrreversible} /> },
        { label: strings.node, value: <span className="ident">{head.serverVersion}</span> },
        {
          label: strings.token,
          value: (
            <span className="tap inline-flex items-baseline gap-2">
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
  const strings = useStrings('pages/chain');
  const { time, unit } = useMessages();
  const figure = (text: string) => <span className="figure">{text}</span>;
  const micros = (count: number) => figure(microsecondText(BigInt(count), unit));
  const bytes = (count: string) => figure(byteText(BigInt(count), unit));
  return (
    <Facts
      facts={[
        // Chains that grant RAM sell none.
        maxRamSize === '0'
          ? null
          : {
              label: strings.ram,
              value: (
                <span className="inline-flex flex-wrap gap-x-1.5">
                  <span className="figure">{byteText(BigInt(ramReserved), unit)}</span>{' '}
                  <span className="text-muted">
                    {strings.ofRam(`\u2066${byteText(BigInt(maxRamSize), unit)}\u2069`)}
                  </span>
                </span>
              ),
            },
        { label: strings.blockCpu, value: micros(limits.maxBlockCpu) },
        { label: strings.transactionCpu, value: micros(limits.maxTransactionCpu) },
        { label: strings.blockNet, value: bytes(limits.maxBlockNet) },
        { label: strings.transactionNet, value: bytes(limits.maxTransactionNet) },
        { label: strings.lifetime, value: spanText(limits.maxTransactionLifetime, time.span) },
        { label: strings.delay, value: spanText(limits.maxTransactionDelay, time.span) },
        { label: strings.depth, value: figure(String(limits.maxAuthorityDepth)) },
      ]}
    />
  );
}

function Schedule({ schedule, title }: { schedule: Pick<ScheduleView, 'producers'>; title: string }) {
  const strings = useStrings('pages/chain');
  const columns: Column<ScheduleView['producers'][number]>[] = [
    { id: 'name', head: strings.producer, cell: ({ name }) => <AccountLink name={name} rowLink /> },
    {
      id: 'key',
      head: strings.key,
      cell: ({ key }) =>
        key === null ? <span className="text-muted">{strings.several}</span> : <KeyLink value={key} />,
    },
  ];
  return (
    <Section title={title}>
      <List label={title} columns={columns} rows={schedule.producers} rowKey={(row) => row.name} />
    </Section>
  );
}
