import { useStrings } from '../../i18n/strings.ts';
import type { HistoryService } from '@antescope/sources/services/history-services/history-services';
import { grouped } from '../../ui/amount-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { List } from '../../ui/list.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { HistoryServicesData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/history-services',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: HistoryServicesPage,
});

/** History sources and their health. */
function HistoryServicesPage({ data }: ScreenProps<HistoryServicesData>) {
  const strings = useStrings('pages/history-services');
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <div className="mb-4">
        <Facts facts={[{ label: strings.own, value: data.indexed ? strings.ownIndex : strings.noIndex }]} />
      </div>
      {data.services.length === 0 ? (
        <Nothing>{data.indexed ? strings.noneNeeded : strings.none}</Nothing>
      ) : (
        <>
          <p className="mb-2 text-muted">{strings.about}</p>
          <List
            label={strings.title}
            rows={data.services}
            rowKey={({ type, url }) => `${type} ${url}`}
            columns={[
              {
                id: 'service',
                head: strings.service,
                cell: ({ url }) => <bdi className="ident whitespace-normal! wrap-anywhere">{new URL(url).host}</bdi>,
              },
              { id: 'kind', head: strings.kind, cell: ({ type }) => <bdi>{type}</bdi>, className: 'w-28' },
              { id: 'state', head: strings.state, cell: (service) => <State service={service} />, className: 'w-56' },
              { id: 'range', head: strings.range, cell: blocks, align: 'end', className: 'w-56 max-md:hidden' },
            ]}
          />
        </>
      )}
    </>
  );
}

function State({ service: { health } }: { service: HistoryService }) {
  const strings = useStrings('pages/history-services');
  const failed = health.state === 'failed';
  return (
    <span className="inline-flex items-center gap-2">
      <SourceMark meta={health.meta} failed={failed} />
      {failed ? strings.offline : strings.online(`${health.meta.elapsedMs ?? 0} ms`)}
    </span>
  );
}

function blocks({ health }: HistoryService) {
  const range = health.state === 'data' ? health.data : null;
  if (range === null || range.head === null) return <span className="text-muted">–</span>;
  const first = range.first === null ? '' : `${grouped(range.first)} – `;
  return <bdi className="figure">{`${first}${grouped(range.head)}`}</bdi>;
}
