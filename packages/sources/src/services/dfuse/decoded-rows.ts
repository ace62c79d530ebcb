import { jsonReady } from '../../core/json-ready.ts';
import { abiBinToJson, dfuse } from './dfuse.ts';

export interface EncodedRows {
  code: string;
  table: string;
  /** Block whose ABI decodes the rows. */
  block: number;
  /** Bytes of each row in hex. */
  rows: readonly string[];
}

/** Rows of a table in the order they were sent (type=state_abi_bin_to_json). */
export const dfuseDecodedRows = dfuse.call({
  request: (_url, { code, table, block, rows }: EncodedRows) => abiBinToJson(code, table, block, rows),
  read: (answer, _url, { rows }) => {
    const decoded = answer.at('rows').items();
    if (decoded.length !== rows.length) answer.at('rows').fail('one value for each row');
    return decoded.map((row) => (row.isObject ? jsonReady(row.value) : row.fail('an object')));
  },
  cacheMs: 60_000,
  rules: { maxBytes: 1_000_000 },
});
