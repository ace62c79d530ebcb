import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { TransactContext } from '../transact/draft.ts';
import { type ActionRow, rowOf } from './action-row.ts';
import { PasteFault } from './paste-fault.ts';
import type { PastedTransaction } from './pasted-transaction.ts';

/** ABIs by contract; null: the account has none. */
export type AbisOfContracts = ReadonlyMap<string, CompiledAbi | null>;

/** Contracts of the actions, each once. */
export function contractsOf({ actions }: PastedTransaction): string[] {
  // Packed actions can have an empty name, of no contract.
  return [...new Set(actions.map(({ account }) => account))].filter((account) => account !== '').sort();
}

/** Reads the ABIs from a node. Throws its error. */
export async function readAbis(
  contracts: readonly string[],
  { abi }: Pick<TransactContext, 'abi'>,
): Promise<AbisOfContracts> {
  return new Map(await Promise.all(contracts.map(async (contract) => [contract, await abi(contract)] as const)));
}

export type OpenedRows = { ok: true; rows: readonly ActionRow[] } | { ok: false; fault: PasteFault };

/** The actions as texts to edit. */
export function openRows({ actions }: PastedTransaction, abis: AbisOfContracts): OpenedRows {
  try {
    const rows = actions.map((action, index) => rowOf(action, abis.get(action.account) ?? null, `actions[${index}]`));
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof PasteFault) return { ok: false, fault: error };
    throw error;
  }
}
