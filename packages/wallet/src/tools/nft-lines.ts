import { isName } from '@antescope/codec/chain/name';
import type { OwnedNft } from './nft-transfer.ts';
import { csvCells, isHeading, type LineFault, type LineFaultCode, listLines, mostMemoBytes } from './transfer-lines.ts';

export interface LineNft {
  line: number;
  to: string;
  asset: OwnedNft;
  memo: string;
}

/** Lines that are no transfer; 'asset-twice': an asset leaves the account once. */
export type NftLineFaultCode = LineFaultCode | 'asset-missing' | 'asset-ambiguous' | 'asset-twice';

export interface NftLines {
  transfers: LineNft[];
  faults: (Omit<LineFault, 'code'> & { code: NftLineFaultCode })[];
}

/**
 * Reads 'account,asset,memo' lines as `readTransferLines` does. The asset is an id of the sender's, after the contract and a
 * colon where both standards have it: 'simpleassets:7'.
 */
export function readNftLines(text: string, owned: readonly OwnedNft[]): NftLines {
  const transfers: LineNft[] = [];
  const faults: NftLines['faults'] = [];
  const sent = new Set<OwnedNft>();
  for (const [index, content] of listLines(text).entries()) {
    if (content.trim() === '' || (index === 0 && isHeading(content))) continue;
    const read = readLine(content, owned);
    const code = typeof read === 'string' ? read : sent.has(read.asset) ? 'asset-twice' : null;
    if (typeof read === 'string' || code !== null) faults.push({ line: index + 1, code: code ?? 'line-columns' });
    else {
      sent.add(read.asset);
      transfers.push({ line: index + 1, ...read });
    }
  }
  return { transfers, faults };
}

function readLine(content: string, owned: readonly OwnedNft[]): Omit<LineNft, 'line'> | NftLineFaultCode {
  const cells = csvCells(content);
  if (cells === null) return 'quote-open';
  const [to = '', asset = '', memo = ''] = cells;
  if (cells.length < 2 || cells.length > 3) return 'line-columns';
  const name = to.trim().toLowerCase();
  if (!isName(name)) return 'account-invalid';
  const [id = '', contract] = asset.trim().split(':').toReversed();
  const fitting = owned.filter((own) => own.id === id && (contract === undefined || own.contract === contract));
  if (fitting.length === 0) return 'asset-missing';
  if (fitting.length > 1) return 'asset-ambiguous';
  if (new TextEncoder().encode(memo).length > mostMemoBytes) return 'text-too-long';
  return { to: name, asset: fitting[0]!, memo };
}
