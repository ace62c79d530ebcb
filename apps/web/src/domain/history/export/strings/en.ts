import type { ExportFormat } from '@antescope/sources/history/export/export-format';

const formats: Record<ExportFormat, string> = {
  csv: 'a table for any spreadsheet',
  ndjson: 'everything, one JSON object a line',
  cointracking: 'deposits and withdrawals for CoinTracking’s import',
};

export const strings = {
  title: 'Export',
  what: 'What is exported',
  everything: 'the whole history, without spam',
  format: 'Format',
  formats,
  start: 'Export',
  working: 'Exporting',
  rows: (count: string) => `${count} rows`,
  atBlock: (block: string) => `at block ${block}`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was saved.',
  broken: (rows: string) => `Broken off after ${rows} rows.`,
  goOn: 'Go on',
  keep: 'Save what is there',
  refused: 'This cannot be exported',
  checking: 'Checking the file',
  done: (rows: string) => `Done: ${rows} rows.`,
  again: 'Save again',
  file: 'File',
  size: 'Size',
  source: 'Source',
  blocks: 'Blocks',
  complete: 'complete',
  partial: 'not complete',
  hidden: 'Hidden as spam',
  skipped: 'Without a place in this format',
  hash: 'SHA-256',
  agrees: 'The file is what the server says it sent.',
  differs: 'The file is not what the server says it sent: export it again.',
  unchecked: 'The server’s own account of the file could not be read.',
};

declare global {
  interface StringFolders {
    'domain/history/export': typeof strings;
  }
}
