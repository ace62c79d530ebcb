import { nameToU64 } from '@antescope/codec/chain/name';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { DevnetNode } from '../node/devnet-node.ts';
import { rowsOf } from '../http/tables/get-table-rows.ts';

/** An action that a contract executed. */
export interface ExecutedAction {
  name: string;
  data: Record<string, unknown>;
  transactionId: string;
  blockNumber: number;
  /** ISO with Z. */
  time: string;
  sequence: number;
}

/** What a stand-in reads of the chain beside it. */
export interface StandInChain {
  /** ID of the head block. */
  head(): string;
  /** Time of the head block in milliseconds since 1970. */
  now(): number;
  /** Whether a block is part of the chain. */
  has(blockNumber: number, id: string): boolean;
  idOf(blockNumber: number): string;
  /** Decoded rows of a table whose scope is its contract, ascending by primary key. */
  rows<Row>(contract: string, table: string): Row[];
  /** Actions of a contract that it executed itself, after a sequence of its account, oldest first. */
  actions(contract: string, after: number): ExecutedAction[];
}

export function standInChain(node: DevnetNode): StandInChain {
  return {
    head: () => node.head().block_id,
    now: () => Date.parse(`${node.chain.head.time}Z`),
    has: (blockNumber, id) => node.idOf(blockNumber) === id,
    idOf: (blockNumber) => node.idOf(blockNumber) ?? '',
    rows<Row>(contract: string, table: string): Row[] {
      const abi = node.abiOf(contract);
      if (abi === null) return [];
      return [...rowsOf(node, contract, contract, table)].map(({ value }) => abi.decodeTableRow(table, value) as Row);
    },
    actions: (contract, after) => executedActions(node, contract, after),
  };
}

function executedActions(node: DevnetNode, contract: string, after: number): ExecutedAction[] {
  const abi = node.abiOf(contract);
  if (abi === null) return [];
  const account = BigInt.asIntN(64, nameToU64(contract));
  const last = node.store.lastSequence(account);
  // Pruning keeps the newest action of an account, but not its block.
  const places = node.store
    .accountActions(account, after + 1, last)
    .filter(({ blockNumber }) => blockNumber >= node.firstNumber());
  const bySequence = new Map(places.map(({ globalSequence, sequence }) => [globalSequence, sequence]));
  return [...new Set(places.map(({ blockNumber }) => blockNumber))].flatMap((blockNumber) => {
    const traces = node.store.traces(blockNumber);
    const time = `${node.blockTime(blockNumber)}Z`;
    return (traces === null ? [] : decodeTraces(traces)).flatMap(({ id, action_traces }) =>
      action_traces.flatMap(({ receipt, receiver, act }) => {
        const sequence = receipt === null ? undefined : bySequence.get(receipt.global_sequence);
        if (sequence === undefined || receiver !== contract || act.account !== contract) return [];
        if (abi.actionType(act.name) === undefined) return [];
        const data = abi.decodeAction(act.name, act.data, contract) as Record<string, unknown>;
        return [{ name: act.name, data, transactionId: id, blockNumber, time, sequence }];
      }),
    );
  });
}
