import type { HistoryService } from '@antescope/sources/services/history-services/history-services';
import { usePageWords } from '../../i18n/page-words.ts';
import type { ScreenProps } from '../../lib/page/lazy-page.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { List } from '../../ui/list.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import type { HistoryServicesData } from './load.ts';
import { historyServiceWords } from './words.ts';

/** Where histories come from, and how each of those services is doing. */
export function HistoryServicesPage({ data }: ScreenProps<HistoryServicesData>) {
  const words = usePageWords(historyServiceWords);
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{words.title}</h1>
      <div className="mb-6 max-w-2xl">
        <Facts facts={[{ label: words.own, value: data.indexed ? words.ownIndex : words.noIndex }]} />
      </div>
      {data.services.length === 0 ? (
        <p className="max-w-2xl text-muted">{data.indexed ? words.noneNeeded : words.none}</p>
      ) : (
        <>
          <p className="mb-2 text-muted">{words.about}</p>
          <List
            label={words.title}
            rows={data.services}
            rowKey={({ type, url }) => `${type} ${url}`}
            columns={[
              {
                id: 'service',
                head: words.service,
                cell: ({ url }) => <bdi className="ident whitespace-normal! wrap-anywhere">{new URL(url).host}</bdi>,
              },
              { id: 'kind', head: words.kind, cell: ({ type }) => <bdi>{type}</bdi>, className: 'w-28' },
              { id: 'state', head: words.state, cell: (service) => <State service={service} />, className: 'w-56' },
              { id: 'range', head: words.range, cell: blocks, align: 'end', className: 'w-56 max-md:hidden' },
            ]}
          />
        </>
      )}
    </>
  );
}

function State({ service: { health } }: { service: HistoryService }) {
  const words = usePageWords(historyServiceWords);
  const failed = health.state === 'failed';
  return (
    <span className="inline-flex items-center gap-2">
      <SourceDot meta={health.meta} failed={failed} />
      {failed ? words.silent : words.answers(`${health.meta.elapsedMs ?? 0} ms`)}
    </span>
  );
}

function blocks({ health }: HistoryService) {
  const known = health.state === 'data' ? health.data : null;
  if (known === null || known.head === null) return <span className="text-muted">–</span>;
  const first = known.first === null ? '' : `${grouped(known.first)} – `;
  return <bdi className="figure">{`${first}${grouped(known.head)}`}</bdi>;
}
