import { ByteReader } from '@antescope/codec/bytes/cursor';
import { u64ToName } from '@antescope/codec/chain/name';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { detail, Problem } from '../problem.ts';
import { readAssetText } from './asset-bytes.ts';
import { tableTypeOf } from './contract-abi.ts';
import { rowsOf } from './get-table-rows.ts';

const assetBytes = 16;

export const getCurrencyStats: Endpoint = {
  path: '/v1/chain/get_currency_stats',
  answer(node, body) {
    const params = Params.required(body);
    const code = params.name('code');
    const symbol = params.string('symbol').toUpperCase();
    tableTypeOf(node, code, 'stat');
    if (!/^[A-Z]*$/.test(symbol)) {
      const reason = detail('invalid character in symbol name', 'symbol.hpp', 43, 'string_to_symbol');
      throw new Problem(500, 3010014, 'symbol_type_exception', 'Invalid symbol', [reason]);
    }
    const stats: Record<string, unknown> = {};
    for (const row of rowsOf(node, code, u64ToName(looseSymbolCode(symbol)), 'stat')) {
      const supply = readAssetText(row.value);
      const max_supply = readAssetText(row.value, assetBytes).text;
      const issuer = new ByteReader(row.value, 2 * assetBytes).name();
      stats[supply.code] = { supply: supply.text, max_supply, issuer };
    }
    return { value: stats };
  },
};

/** Packs as nodeos does; extra letters are dropped. */
function looseSymbolCode(symbol: string): bigint {
  let packed = 0n;
  for (const [index, char] of [...symbol].entries()) packed |= BigInt(char.charCodeAt(0) & 0xff) << BigInt(8 * index);
  return BigInt.asUintN(56, packed);
}
