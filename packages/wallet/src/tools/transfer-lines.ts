import { isName } from '@antescope/codec/chain/name';
import { parseUnits } from './units.ts';

/** A transfer of a list; `line` counts from 1. */
export interface LineTransfer {
  line: number;
  to: string;
  units: bigint;
  memo: string;
}

export type LineFaultCode =
  | 'line-columns'
  | 'account-invalid'
  | 'amount-invalid'
  | 'amount-too-precise'
  | 'text-too-long'
  | 'quote-open';

export interface LineFault {
  line: number;
  code: LineFaultCode;
}

export interface TransferLines {
  transfers: LineTransfer[];
  /** Lines that are no transfer. */
  faults: LineFault[];
}

export const mostMemoBytes = 256;

/**
 * Reads 'account,amount,memo' lines: separated by commas, semicolons or tabs, memos optional and quoted where they
 * contain the separator. A heading and empty lines are skipped; nothing is rounded.
 */
export function readTransferLines(text: string, precision: number): TransferLines {
  const transfers: LineTransfer[] = [];
  const faults: LineFault[] = [];
  for (const [index, content] of listLines(text).entries()) {
    if (content.trim() === '' || (index === 0 && isHeading(content))) continue;
    const read = readLine(content, precision);
    if (typeof read === 'string') faults.push({ line: index + 1, code: read });
    else transfers.push({ line: index + 1, ...read });
  }
  return { transfers, faults };
}

/** Lines of a file, without its byte order mark. */
export function listLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

export function isHeading(content: string): boolean {
  return /^"?account"?\s*[,;\t]/i.test(content);
}

function readLine(content: string, precision: number): Omit<LineTransfer, 'line'> | LineFaultCode {
  const cells = csvCells(content);
  if (cells === null) return 'quote-open';
  const [to = '', amount = '', memo = ''] = cells;
  if (cells.length < 2 || cells.length > 3) return 'line-columns';
  const name = to.trim().toLowerCase();
  if (!isName(name)) return 'account-invalid';
  const units = parseUnits(amount, precision);
  if (units === 'too-precise') return 'amount-too-precise';
  if (units === null || units === 0n) return 'amount-invalid';
  if (new TextEncoder().encode(memo).length > mostMemoBytes) return 'text-too-long';
  return { to: name, units, memo };
}

/** Cells of a CSV line, whose first separator is the separator of all; null if a quote is not closed. */
export function csvCells(content: string): string[] | null {
  const separator = /[,;\t]/.exec(content)?.[0] ?? ',';
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < content.length; at++) {
    const letter = content[at]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return quoted ? null : [...cells, cell];
}
