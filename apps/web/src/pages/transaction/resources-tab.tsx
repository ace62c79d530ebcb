import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { grouped } from '../../ui/amount-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { ramByAccount, type RamChange } from './ram-changes.ts';
import { useStrings } from '../../i18n/strings.ts';

/** CPU, NET, and RAM per account. */
export function ResourcesTab({ transaction }: { transaction: TransactionView }) {
  const strings = useStrings('pages/transaction');
  const ram = ramByAccount(transaction.traces);
  const columns: Column<RamChange>[] = [
    { id: 'account', head: strings.account, cell: ({ account }) => <AccountLink name={account} rowLink /> },
    {
      id: 'change',
      head: strings.change,
      align: 'end',
      cell: ({ bytes }) => (
        <span className="tabular-nums">
          {bytes.startsWith('-') ? '−' : '+'}
          {strings.bytes(grouped(bytes.replace('-', '')))}
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
            label: strings.cpu,
            value: transaction.cpuUs === null ? '–' : strings.microseconds(grouped(transaction.cpuUs)),
          },
          {
            label: strings.net,
            value: transaction.netBytes === null ? '–' : strings.bytes(grouped(transaction.netBytes)),
          },
          transaction.elapsedUs === null
            ? null
            : { label: strings.elapsed, value: strings.microseconds(grouped(transaction.elapsedUs)) },
          { label: strings.maxCpu, value: limit(transaction.maxCpuMs, (value) => `${value} ms`, strings.unlimited) },
          {
            label: strings.maxNet,
            value: limit(transaction.maxNetWords, (value) => strings.bytes(grouped(value * 8)), strings.unlimited),
          },
          transaction.refBlockNum === null
            ? null
            : { label: strings.reference, value: <Reference transaction={transaction} /> },
        ]}
      />
      <h2 className="mt-6 mb-1 text-sm text-muted">{strings.ram}</h2>
      {ram.length === 0 ? (
        <p className="text-muted">{strings.noRam}</p>
      ) : (
        <List label={strings.ram} columns={columns} rows={ram} rowKey={(row) => row.account} />
      )}
    </>
  );
}

function limit(value: number | null, text: (value: number) => string, none: string): string {
  if (value === null) return '–';
  return value === 0 ? none : text(value);
}

/** TAPOS holds the block number modulo 2^16: resolves to the newest such block at or before this one. */
function Reference({ transaction }: { transaction: TransactionView }) {
  const { refBlockNum, blockNumber } = transaction;
  if (refBlockNum === null) return null;
  if (blockNumber === null) return <span className="figure">{refBlockNum}</span>;
  return <BlockLink number={blockNumber - ((blockNumber - refBlockNum) & 0xffff)} />;
}
