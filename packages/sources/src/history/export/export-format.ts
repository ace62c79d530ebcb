import { formatUnits } from '@antescope/codec/chain/asset';
import type { KindChain } from '../action-kinds.ts';
import { memoOf, quantityOf, transferOf } from '../transfer.ts';
import type { ExportedAction } from './action-export.ts';
import { csvCell } from './csv-cell.ts';

export const exportFormats = ['csv', 'ndjson', 'cointracking'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a format needs next to the rows. */
export interface ExportSubject {
  account: string;
  chain: KindChain & { name: string };
}

export interface FormatWriter {
  contentType: string;
  extension: string;
  /** First line with its end; '' where there is none. */
  head: string;
  /** A row with its end; null: this format has no place for such a row. */
  row(action: ExportedAction): string | null;
  /** Whether the manifest is the file's last line. */
  endsWithManifest: boolean;
}

const lineEnd = '\r\n';

const writers: Record<ExportFormat, (subject: ExportSubject) => FormatWriter> = {
  csv: ({ chain }) => ({
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    head: `time,block,transaction,sequence,contract,action,from,to,amount,symbol,memo,authorization,data,irreversible,cursor${lineEnd}`,
    row: (action) => csvRow(action, chain),
    endsWithManifest: false,
  }),
  ndjson: () => ({
    contentType: 'application/x-ndjson; charset=utf-8',
    extension: 'ndjson',
    head: '',
    row: jsonRow,
    endsWithManifest: true,
  }),
  cointracking: (subject) => ({
    contentType: 'text/csv; charset=utf-8',
    extension: 'cointracking.csv',
    head: `Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date,Tx-ID${lineEnd}`,
    row: (action) => coinTrackingRow(action, subject),
    endsWithManifest: false,
  }),
};

export function formatWriter(format: ExportFormat, subject: ExportSubject): FormatWriter {
  return writers[format](subject);
}

function csvRow(action: ExportedAction, chain: KindChain): string {
  const transfer = transferOf(action, chain);
  const amount = transfer?.amount ?? quantityOf(action.data);
  return (
    `${action.blockTime},${action.blockNumber},${action.transactionId},${action.sequence},${action.contract},` +
    `${csvCell(action.name)},${csvCell(transfer?.from ?? '')},${csvCell(transfer?.to ?? '')},` +
    `${amount === null ? ',' : `${formatUnits(amount.units, amount.precision)},${amount.code}`},` +
    `${csvCell(memoOf(action.data) ?? '')},${levels(action)},${csvCell(jsonOf(action.data))},` +
    `${action.irreversible},${action.cursor}${lineEnd}`
  );
}

function jsonRow(action: ExportedAction): string {
  const { cursor, blockTime, blockNumber, irreversible, transactionId, sequence, contract, name, authorization, data } =
    action;
  return `${JSON.stringify({
    cursor,
    time: blockTime,
    block: blockNumber,
    irreversible,
    transaction: transactionId,
    sequence,
    contract,
    action: name,
    authorization,
    data,
  })}\n`;
}

/**
 * Columns of CoinTracking's own import. Tokens that came are a deposit, those that went a withdrawal; whatever moves no
 * token of the account has no place in it. The Tx-ID is the transaction's, a dash, and the row's cursor: a transaction
 * may hold several transfers, and the import drops what has the same id.
 */
function coinTrackingRow(action: ExportedAction, { account, chain }: ExportSubject): string | null {
  const transfer = transferOf(action, chain);
  if (transfer === null || transfer.amount === null || transfer.from === transfer.to) return null;
  const sent = transfer.from === account;
  if (!sent && transfer.to !== account && transfer.to !== null) return null;
  const amount = `${formatUnits(transfer.amount.units, transfer.amount.precision)},${transfer.amount.code}`;
  const memo = memoOf(action.data) ?? '';
  const other = sent ? `to ${transfer.to ?? 'a key'}` : `from ${transfer.from}`;
  const comment = memo === '' ? other : `${other}: ${memo}`;
  const date = `${action.blockTime.slice(0, 10)} ${action.blockTime.slice(11, 19)}`;
  return (
    `${sent ? `Withdrawal,,,${amount}` : `Deposit,${amount},,`},,,${csvCell(chain.name)},${action.contract},` +
    `${csvCell(comment)},${date},${action.transactionId}-${action.cursor}${lineEnd}`
  );
}

function levels({ authorization }: ExportedAction): string {
  return csvCell(authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(' '));
}

function jsonOf(data: unknown): string {
  return data === null || data === undefined ? '' : JSON.stringify(data);
}
