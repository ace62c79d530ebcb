import { ByteReader, ByteWriter } from '@antescope/codec/bytes/cursor';

/** Data of a random token action. */
export interface TokenData {
  from: string | null;
  to: string | null;
  symbol: string;
  precision: number;
  units: bigint;
  memo: string;
}

const symbols = [
  { symbol: 'EOS', precision: 4 },
  { symbol: 'EOS', precision: 4 },
  { symbol: 'PBTC', precision: 8 },
  { symbol: 'SEEDS', precision: 0 },
  // No token: an NFT transfer read without an ABI.
  { symbol: '', precision: 0 },
];
const amounts = [0n, 4n, 5n, 49_999n, 50_000n, 1_000_000n, (1n << 62n) - 1n];
const memos = ['', 'rent', 'HeLLo World', 'Öl für ŽŠ', 'x'.repeat(200)];

/** A transfer, or an issue by the standard layout; the actor sends most of them. */
export function randomTokenData(
  actor: string,
  accounts: string[],
  isTransfer: boolean,
  random: () => number,
): TokenData {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  return {
    from: isTransfer ? (random() < 0.8 ? actor : pick(accounts)) : null,
    to: pick(accounts),
    ...pick(symbols),
    units: pick(amounts),
    memo: pick(memos),
  };
}

export function packTokenData({ from, to, symbol, precision, units, memo }: TokenData): Uint8Array {
  const writer = new ByteWriter();
  if (from !== null) writer.name(from);
  if (to !== null) writer.name(to);
  writer.i64(units);
  writer.u8(precision);
  for (let at = 0; at < 7; at++) writer.u8(symbol.charCodeAt(at) || 0);
  writer.string(memo);
  return writer.finish();
}

/** Reads back what `packTokenData` wrote. */
export function readTokenData(data: Uint8Array, isTransfer: boolean): TokenData {
  const reader = new ByteReader(data);
  return {
    from: isTransfer ? reader.name() : null,
    to: reader.name(),
    units: reader.i64(),
    precision: reader.u8(),
    symbol: String.fromCharCode(...reader.bytes(7)).replace(/\0+$/, ''),
    memo: reader.string(),
  };
}
