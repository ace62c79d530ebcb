import type { HistoryReader } from '../../store/history-store.ts';
import type { AbiVersions } from '../view/abi-versions.ts';

/** Dependencies of the record queries. */
export interface RecordsContext {
  reader: HistoryReader;
  abis: AbiVersions;
  /** Prefix of the chain's legacy public keys. */
  keyPrefix: string;
}
