import { csvCell } from '@antescope/sources/history/export/csv-cell';
import { Download } from 'lucide-react';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';

export interface CsvTable {
  /** Of the file, without its extension. */
  name: string;
  /** Names of the columns, the same in all languages. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Saves the rows of a list on this page as a CSV file (RFC 4180). */
export function CsvButton({ table, className = '' }: { table: () => CsvTable; className?: string }) {
  const save = (): void => {
    const { name, head, rows } = table();
    saveFile(`${name}.csv`, 'text/csv; charset=utf-8', csvText([head, ...rows]));
  };
  return (
    <Button className={className} onClick={save}>
      <Download size={16} aria-hidden />
      CSV
    </Button>
  );
}

function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** '1.0000 EOS' in a column of its own for the symbol; empty cells for null. */
export function amountCells(asset: string | null): [amount: string, symbol: string] {
  const [amount = '', symbol = ''] = asset?.split(' ') ?? [];
  return [amount, symbol];
}
