import type { CsvTable } from '../../ui/csv-button.tsx';

interface RowFileProps {
  account: string;
  table: string;
  scope: string;
  rows: readonly { data: unknown; payer: string | null }[];
}

/** Rows of a contract's table as a CSV file: a column per field, nested values as JSON. */
export function rowFile({ account, table, scope, rows }: RowFileProps): CsvTable {
  const fields = [...new Set(rows.flatMap(({ data }) => (isRecord(data) ? Object.keys(data) : ['value'])))];
  const withPayer = rows.some(({ payer }) => payer !== null);
  return {
    name: `${account}-${table}-${scope}`,
    head: withPayer ? [...fields, 'ram_payer'] : fields,
    rows: rows.map(({ data, payer }) => {
      const record = isRecord(data) ? data : { value: data };
      const cells = fields.map((field) => cellText(record[field]));
      return withPayer ? [...cells, payer ?? ''] : cells;
    }),
  };
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
