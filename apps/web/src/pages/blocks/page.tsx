import type { BlockPage, ListedBlock } from '@antescope/sources/state/block-list';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { Field } from '../../ui/text-input.tsx';
import type { BlocksPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/blocks',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  keyOf: ({ before }) => String(before),
  Component: BlocksPage,
});

/** Blocks, newest first, down to the first one that is available. */
function BlocksPage({ data: { before, blocks, lastIrreversible } }: { data: BlocksPageData }) {
  const strings = useStrings('pages/blocks');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <BlockForm before={before} />
      <OutcomeView outcome={blocks} what={strings.what} empty={strings.none}>
        {(page) => <Blocks page={page} before={before} lastIrreversible={lastIrreversible} />}
      </OutcomeView>
    </>
  );
}

/** Lists the blocks from a number down. */
function BlockForm({ before }: { before: number | null }) {
  const strings = useStrings('pages/blocks');
  const { base } = useBoot();
  return (
    <form action={`${base}/blocks`} className="mb-4 flex max-w-sm items-end gap-3">
      <Field
        className="min-w-0 flex-1"
        name="before"
        label={strings.before}
        defaultValue={before === null ? '' : String(before)}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <Button type="submit">{strings.show}</Button>
    </form>
  );
}

interface BlocksProps {
  page: BlockPage;
  before: number | null;
  lastIrreversible: number | null;
}

function Blocks({ page: { blocks, next }, before, lastIrreversible }: BlocksProps) {
  const strings = useStrings('pages/blocks');
  const columns = useColumns(lastIrreversible);
  return (
    <List
      label={strings.title}
      columns={columns}
      rows={blocks}
      rowKey={({ id }) => id}
      more={next === null ? null : { path: '/blocks', search: { before: String(next) } }}
      newest={before === null ? null : { path: '/blocks', search: {} }}
    />
  );
}

function useColumns(lastIrreversible: number | null): Column<ListedBlock>[] {
  const strings = useStrings('pages/blocks');
  const { chain } = useMessages();
  const finalityOf = ({ number }: ListedBlock): string => {
    if (lastIrreversible === null) return '–';
    return number <= lastIrreversible ? chain.irreversible : chain.reversible;
  };
  return [
    {
      id: 'block',
      head: strings.block,
      cell: (block) => (
        <>
          <BlockLink number={block.number} rowLink />
          <span className="block text-xs text-muted sm:hidden">
            <Moment time={block.time} />
          </span>
        </>
      ),
    },
    { id: 'time', head: strings.time, className: 'max-sm:hidden', cell: ({ time }) => <Moment time={time} /> },
    { id: 'producer', head: strings.producer, cell: ({ producer }) => <AccountLink name={producer} /> },
    {
      id: 'transactions',
      head: strings.transactions,
      align: 'end',
      cell: ({ transactions }) => <span className="figure">{grouped(transactions)}</span>,
    },
    {
      id: 'missed',
      head: strings.missed,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ missedBefore }) => <MissedSlots count={missedBefore} />,
    },
    {
      id: 'finality',
      head: strings.finality,
      align: 'end',
      className: 'max-md:hidden',
      cell: (block) => (
        <span className={finalityOf(block) === chain.irreversible ? 'text-positive' : 'text-muted'}>
          {finalityOf(block)}
        </span>
      ),
    },
  ];
}

function MissedSlots({ count }: { count: number | null }) {
  if (count === null) return <span className="text-muted">–</span>;
  return <span className={`figure ${count > 0 ? 'text-warning' : 'text-muted'}`}>{grouped(count)}</span>;
}
