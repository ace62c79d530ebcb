import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ChainHealth, IndexFeedRange, IndexHealth } from '@antescope/sources/health/chain-health';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { spanText } from '../../lib/time/time-text.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { Facts } from '../../ui/facts.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Section } from '../../ui/section.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { StatusPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/status',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: StatusPage,
});

const refreshMs = 5000;
/** Head age in milliseconds that counts as stale. */
const staleHeadMs = 30_000;
/** Max lag in blocks that counts as synced. */
const atHead = 2;
/** The genesis block has no content to index. */
const genesis = 1;
const tones: Record<ChainHealth['status'], Tone> = { ok: 'positive', behind: 'warning', down: 'negative' };

/** Health of server, nodes and index; refreshed every few seconds while visible. */
function StatusPage({ data }: ScreenProps<StatusPageData>) {
  const strings = useStrings('pages/status');
  useRefresh();
  const { health } = data;
  return (
    <>
      <h1 className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl font-semibold">
        {strings.title}
        {health !== null && <Chip tone={tones[health.status]}>{strings.states[health.status]}</Chip>}
      </h1>
      {health === null ? (
        <p className="text-muted">{strings.unknown}</p>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Section title={strings.index}>
            {health.index === null ? (
              <p className="py-4 text-muted">{strings.noIndex}</p>
            ) : (
              <Index index={health.index} />
            )}
          </Section>
          <div className="grid content-start gap-y-4">
            <Section title={strings.nodes}>
              {health.node.finalityStandstill !== null && (
                <p role="alert" className="mb-3 border-s-2 border-warning ps-3">
                  {strings.finalityStalled(grouped(health.node.finalityStandstill))}
                </p>
              )}
              <Nodes health={health} />
            </Section>
            {health.services.length > 0 && (
              <Section title={strings.services}>
                <Services services={health.services} />
              </Section>
            )}
            <Section title={strings.server}>
              <Server data={data} clients={health.realtime.clients} />
            </Section>
          </div>
        </div>
      )}
    </>
  );
}

/** Refreshes while the page is visible. */
function useRefresh(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void router.invalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [router]);
}

function Index({ index }: { index: IndexHealth }) {
  const strings = useStrings('pages/status');
  const { time } = useMessages();
  return (
    <>
      {index.problem !== null && <Problem index={index} />}
      <Facts
        facts={[
          { label: strings.source, value: strings.ways[index.reader] },
          {
            label: strings.indexed,
            value: index.indexed === null ? strings.nothingYet : <BlockLink number={index.indexed} />,
          },
          { label: strings.behind, value: <Behind index={index} /> },
          speed(index, strings),
          index.secondsLeft === null || index.secondsLeft === 0
            ? null
            : { label: strings.left, value: spanText(index.secondsLeft, time.span) },
          { label: strings.connection, value: index.connected ? strings.connected : strings.lost },
        ]}
      />
      <Feeds feeds={index.feeds.filter(({ last }) => last > genesis)} />
    </>
  );
}

/** At the head the rate is the chain's, not the index's. */
function speed(index: IndexHealth, strings: StringFolders['pages/status']) {
  const { blocksPerSecond, actionsPerSecond, behind } = index;
  if (blocksPerSecond === null || actionsPerSecond === null || (behind ?? 0) <= atHead) return null;
  const text = strings.perSecond(grouped(rounded(blocksPerSecond)), grouped(rounded(actionsPerSecond)));
  return { label: strings.speed, value: <span className="tabular-nums">{text}</span> };
}

/** Decimals only for small values. */
function rounded(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value));
}

/** The error that stops the index, verbatim. */
function Problem({ index }: { index: IndexHealth }) {
  const strings = useStrings('pages/status');
  return (
    <div role="alert" className={`my-3 border-s-2 ps-3 ${index.stopped ? 'border-negative' : 'border-warning'}`}>
      <p className="font-semibold">{index.stopped ? strings.stopped : strings.lost}</p>
      <p className="mt-1 text-sm wrap-anywhere text-muted" dir="ltr">
        {index.problem}
      </p>
    </div>
  );
}

function Behind({ index: { behind, indexed, head, connected } }: { index: IndexHealth }) {
  const strings = useStrings('pages/status');
  // Without a connection the current head is unknown.
  const reliable = behind !== null && indexed !== null && head !== null && (connected || behind > atHead);
  if (!reliable) return <span className="text-muted">–</span>;
  const text = behind <= atHead ? strings.synced : strings.blocks(grouped(behind));
  const permille = head === 0 ? 1000 : Math.floor((indexed / head) * 1000);
  return (
    <div className="grid gap-1.5">
      <span className="tabular-nums">{text}</span>
      {behind > atHead && <Meter label={strings.behind} permille={permille} text={text} neutral />}
    </div>
  );
}

function Feeds({ feeds }: { feeds: IndexFeedRange[] }) {
  const strings = useStrings('pages/status');
  const columns: Column<IndexFeedRange>[] = [
    {
      id: 'range',
      head: strings.range,
      cell: ({ first, last }) => <bdi className="figure">{`${grouped(first)} – ${grouped(last)}`}</bdi>,
    },
    { id: 'holds', head: strings.holds, cell: (feed) => partsOf(feed, strings) },
  ];
  if (feeds.length === 0) return null;
  return (
    <div className="mt-4">
      <List label={strings.ranges} columns={columns} rows={feeds} rowKey={({ first }) => String(first)} />
    </div>
  );
}

function partsOf({ traces, inline, deltas }: IndexFeedRange, strings: StringFolders['pages/status']): string {
  const { parts } = strings;
  const held = [traces ? (inline ? parts.actions : parts.sent) : null, deltas ? parts.state : null];
  return held.filter((part) => part !== null).join(' · ') || parts.nothing;
}

type Endpoint = ChainHealth['endpoints'][number];

function Nodes({ health: { endpoints, node } }: { health: ChainHealth }) {
  const strings = useStrings('pages/status');
  const { time } = useMessages();
  if (endpoints.length === 0) return <p className="py-4 text-muted">{strings.noNode}</p>;
  // The head just read is newer than the one in the ranking.
  const rows = endpoints.map((endpoint) =>
    endpoint.url === node.endpoint && node.head !== null
      ? { ...endpoint, head: node.head, headAgeMs: (node.ageSeconds ?? 0) * 1000 }
      : endpoint,
  );
  const columns: Column<Endpoint>[] = [
    {
      id: 'node',
      head: strings.node,
      cell: ({ url }) => <bdi className="ident whitespace-normal! wrap-anywhere">{hostOf(url)}</bdi>,
    },
    {
      id: 'head',
      head: strings.headBlock,
      cell: ({ head }) => (head === null ? '–' : <BlockLink number={head} />),
      align: 'end',
    },
    {
      id: 'age',
      head: strings.headAge,
      cell: ({ headAgeMs }) => (
        <span className="tabular-nums">
          {headAgeMs === null ? '–' : spanText(Math.round(headAgeMs / 1000), time.span)}
        </span>
      ),
      align: 'end',
      className: 'max-sm:hidden',
    },
    { id: 'state', head: strings.state, cell: (endpoint) => <NodeState endpoint={endpoint} /> },
  ];
  return <List label={strings.nodes} columns={columns} rows={rows} rowKey={({ url }) => url} />;
}

function NodeState({ endpoint }: { endpoint: Endpoint }) {
  const strings = useStrings('pages/status');
  if (endpoint.failures > 0) {
    return (
      <span title={endpoint.problem ?? undefined}>
        <Chip tone="negative">{strings.failed(endpoint.failures)}</Chip>
      </span>
    );
  }
  if (endpoint.headAgeMs === null) return <Chip>{strings.notChecked}</Chip>;
  return endpoint.headAgeMs > staleHeadMs ? (
    <Chip tone="warning">{strings.outOfSync}</Chip>
  ) : (
    <Chip tone="positive">{strings.online}</Chip>
  );
}

type ServiceRow = ChainHealth['services'][number];

function Services({ services }: { services: ServiceRow[] }) {
  const strings = useStrings('pages/status');
  const columns: Column<ServiceRow>[] = [
    {
      id: 'service',
      head: strings.service,
      cell: ({ service, endpoint }) => (
        <>
          <bdi>{service}</bdi>
          <bdi className="ident block whitespace-normal! wrap-anywhere text-sm text-muted">{hostOf(endpoint)}</bdi>
        </>
      ),
    },
    {
      id: 'success',
      head: strings.lastSuccess,
      cell: ({ lastSuccess }) => (lastSuccess === null ? '–' : <Moment time={lastSuccess} />),
      className: 'max-sm:hidden',
    },
    {
      id: 'latency',
      head: strings.latency,
      cell: ({ elapsedMs }) => <bdi className="figure">{elapsedMs === null ? '–' : `${grouped(elapsedMs)} ms`}</bdi>,
      align: 'end',
      className: 'max-sm:hidden',
    },
    { id: 'state', head: strings.state, cell: (service) => <ServiceState service={service} /> },
  ];
  return (
    <List
      label={strings.services}
      columns={columns}
      rows={services}
      rowKey={({ service, endpoint }) => `${service} ${endpoint}`}
    />
  );
}

function ServiceState({ service: { failuresInRow, lastFailure, lastSuccess } }: { service: ServiceRow }) {
  const strings = useStrings('pages/status');
  if (failuresInRow > 0) {
    return (
      <span title={lastFailure === null ? undefined : `${lastFailure.code}: ${lastFailure.message}`}>
        <Chip tone="negative">{strings.failed(failuresInRow)}</Chip>
      </span>
    );
  }
  return lastSuccess === null ? <Chip>{strings.notChecked}</Chip> : <Chip tone="positive">{strings.online}</Chip>;
}

function Server({ data, clients }: { data: StatusPageData; clients: number }) {
  const strings = useStrings('pages/status');
  const { time } = useMessages();
  const { version } = useBoot();
  const figure = (text: string) => <bdi className="figure">{text}</bdi>;
  return (
    <Facts
      facts={[
        { label: strings.version, value: figure(version) },
        data.uptimeSeconds === null ? null : { label: strings.uptime, value: spanText(data.uptimeSeconds, time.span) },
        data.nodeVersion === null ? null : { label: strings.nodeVersion, value: figure(data.nodeVersion) },
        { label: strings.live, value: figure(grouped(clients)) },
      ]}
    />
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
