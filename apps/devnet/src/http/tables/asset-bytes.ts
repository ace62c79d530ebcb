import { formatAsset } from '@antescope/codec/chain/asset';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { parseSymbol, symbolFromU64 } from '@antescope/codec/chain/symbol';

/** Reads the asset of 16 bytes at `offset`: '1.0000 EOS' and its symbol code. */
export function readAssetText(bytes: Uint8Array, offset = 0): { text: string; code: string } {
  const reader = new ByteReader(bytes, offset);
  const units = reader.i64();
  const { precision, code } = parseSymbol(symbolFromU64(reader.u64()));
  return { text: formatAsset({ units, precision, code }), code };
}
