import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { usePageWords } from '../../i18n/page-words.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { ramByAccount, type RamChange } from './ram-changes.ts';
import { transactionWords } from './words.ts';

/** What the transaction cost: CPU, NET, and RAM per account. */
export function ResourcesTab({ transaction }: { transaction: TransactionView }) {
  const words = usePageWords(transactionWords);
  const ram = ramByAccount(transaction.traces);
  const columns: Column<RamChange>[] = [
    { id: 'account', head: words.account, cell: ({ account }) => <AccountLink name={account} rowLink /> },
    {
      id: 'change',
      head: words.change,
      align: 'end',
      cell: ({ bytes }) => (
        <span className="tabular-nums">
          {bytes.startsWith('-') ? '−' : '+'}
          {words.bytes(grouped(bytes.replace('-', '')))}
        </span>
      ),
    },
  ];
  return (
    <>
      <Facts
        columns={2}
        facts={[
          {
            label: words.cpu,
            value: transaction.cpuUs === null ? '–' : words.microseconds(grouped(transaction.cpuUs)),
          },
          { label: words.net, value: transaction.netBytes === null ? '–' : words.bytes(grouped(transaction.netBytes)) },
          transaction.elapsedUs === null
            ? null
            : { label: words.elapsed, value: words.microseconds(grouped(transaction.elapsedUs)) },
          { label: words.maxCpu, value: limit(transaction.maxCpuMs, (value) => `${value} ms`, words.unlimited) },
          {
            label: words.maxNet,
            value: limit(transaction.maxNetWords, (value) => words.bytes(grouped(value * 8)), words.unlimited),
          },
          transaction.refBlockNum === null
            ? null
            : { label: words.reference, value: <Reference transaction={transaction} /> },
        ]}
      />
      <h2 className="mt-6 mb-1 text-sm text-muted">{words.ram}</h2>
      {ram.length === 0 ? (
        <p className="text-muted">{words.noRam}</p>
      ) : (
        <List label={words.ram} columns={columns} rows={ram} rowKey={(row) => row.account} />
      )}
    </>
  );
}

function limit(value: number | null, text: (value: number) => string, none: string): string {
  if (value === null) return '–';
  return value === 0 ? none : text(value);
}

/** The reference is the block's number modulo 2^16: the newest such block at or before this one. */
function Reference({ transaction }: { transaction: TransactionView }) {
  const { refBlockNum, blockNumber } = transaction;
  if (refBlockNum === null) return null;
  if (blockNumber === null) return <span className="figure">{refBlockNum}</span>;
  return <BlockLink number={blockNumber - ((blockNumber - refBlockNum) & 0xffff)} />;
}
