import type { HistoryReader } from '../../store/history-store.ts';
import type { AbiVersions } from '../view/abi-versions.ts';

/** What the records of an index are read with. */
export interface RecordsContext {
  reader: HistoryReader;
  abis: AbiVersions;
  /** How the chain's older keys begin. */
  keyPrefix: string;
}
