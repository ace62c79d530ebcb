import type { ExportFormat } from '@antescope/sources/history/export/export-format';

const formats: Record<ExportFormat, string> = {
  csv: 'spreadsheet',
  ndjson: 'all data, one JSON object per line',
  cointracking: 'deposits and withdrawals for CoinTracking import',
};

export const strings = {
  title: 'Export',
  scope: 'Export scope',
  everything: 'full history, without spam',
  format: 'Format',
  formats,
  start: 'Export',
  working: 'Exporting',
  rows: (count: string) => `${count} rows`,
  atBlock: (block: string) => `at block ${block}`,
  cancel: 'Cancel',
  canceled: 'Canceled. Nothing was saved.',
  interrupted: (rows: string) => `Interrupted after ${rows} rows.`,
  resume: 'Resume',
  savePartial: 'Save partial file',
  refused: 'Export not available',
  checking: 'Verifying file',
  done: (rows: string) => `Done: ${rows} rows.`,
  again: 'Save again',
  file: 'File',
  size: 'Size',
  source: 'Source',
  blocks: 'Blocks',
  complete: 'complete',
  partial: 'incomplete',
  hidden: 'Hidden as spam',
  skipped: 'Not supported by this format',
  hash: 'SHA-256',
  verified: 'Checksum matches the server.',
  differs: 'Checksum mismatch. Export again.',
  unchecked: 'Checksum could not be loaded from the server.',
};

declare global {
  interface StringFolders {
    'domain/history/export': typeof strings;
  }
}
