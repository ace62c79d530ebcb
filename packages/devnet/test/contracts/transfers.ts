import { compileAbi } from '@antescope/codec/abi/compile';
import { tokenAbi } from '../../src/contracts/token/token-abi.ts';
import type { ExecutedAction } from '../../src/traces/trace.ts';

export interface Transfer {
  from: string;
  to: string;
  quantity: string;
  memo: string;
}

const abi = compileAbi(tokenAbi);

/** The system token transfer of a trace, or null; null for notifications. */
export function decodeTransfer({ act, receiver }: ExecutedAction): Transfer | null {
  if (receiver !== 'eosio.token' || act.account !== receiver || act.name !== 'transfer') return null;
  return abi.decodeAction('transfer', act.data) as Transfer;
}
