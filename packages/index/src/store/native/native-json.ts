import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { slotToTime } from '@antescope/codec/chain/time';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { unpackTransaction, type Action } from '@antescope/codec/chain/transaction';
import type { HistoryReader, StoredAction, StoredBlock, StoredTransaction } from '../history-store.ts';
import type { AbiVersions } from '../../answers/view/abi-versions.ts';
import { digestOf } from '../../answers/view/action-trace.ts';
import { plainTransaction } from '../../answers/view/plain-transaction.ts';

/** Serializes actions and transactions in the format and number rules of nodeos' history plugin. */
export class NativeJson {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;

  constructor(reader: HistoryReader, abis: AbiVersions) {
    this.#reader = reader;
    this.#abis = abis;
  }

  async trace(action: StoredAction, transaction: StoredTransaction, block: StoredBlock): Promise<string> {
    const returned =
      action.returnValue.length === 0
        ? null
        : await this.#abis.resultJson(action.account, action.name, action.returnValue, block.number);
    return objectText([
      ['action_ordinal', String(action.ordinal)],
      ['creator_action_ordinal', String(action.creatorOrdinal)],
      ['closest_unnotified_ancestor_action_ordinal', String(action.ancestorOrdinal)],
      ['receipt', await this.#receipt(action, block)],
      ['receiver', JSON.stringify(action.receiver)],
      ['act', await this.#act(action, block.number)],
      ['context_free', String(action.contextFree)],
      ['elapsed', String(action.elapsedUs)],
      ['console', toNodeosJson(action.console)],
      ['trx_id', JSON.stringify(transaction.id)],
      ['block_num', String(block.number)],
      ['block_time', JSON.stringify(slotToTime(block.slot))],
      ['producer_block_id', JSON.stringify(block.id)],
      ['account_ram_deltas', toNodeosJson(action.ramDeltas.map((ram) => ({ ...ram, delta: BigInt(ram.delta) })))],
      ['except', 'null'],
      ['error_code', 'null'],
      ['return_value_hex_data', JSON.stringify(toHex(action.returnValue))],
      ...(returned === null ? [] : ([['return_value_data', returned]] as [string, string][])),
    ]);
  }

  async #receipt(action: StoredAction, block: StoredBlock): Promise<string> {
    return toNodeosJson({
      receiver: action.receiver,
      act_digest: await digestOf(this.#reader, action, block.number),
      global_sequence: BigInt(action.globalSequence),
      recv_sequence: BigInt(action.recvSequence),
      auth_sequence: action.authSequence.map((auth) => [auth.account, BigInt(auth.sequence)]),
      code_sequence: action.codeSequence,
      abi_sequence: action.abiSequence,
    });
  }

  async #act(action: Action, block: number): Promise<string> {
    const hex = JSON.stringify(toHex(action.data));
    // nodeos does not decode empty data, and shows undecodable data as hex.
    const decoded =
      action.data.length === 0 ? null : await this.#abis.actionJson(action.account, action.name, action.data, block);
    return objectText([
      ['account', JSON.stringify(action.account)],
      ['name', JSON.stringify(action.name)],
      ['authorization', toNodeosJson(action.authorization)],
      ['data', decoded ?? hex],
      ['hex_data', hex],
    ]);
  }

  /** The `trx` of get_transaction: receipt, and the transaction if the block contains it. */
  async transaction(transaction: StoredTransaction, block: number): Promise<string> {
    const { packed } = transaction;
    const sent =
      packed === null
        ? [0, transaction.id]
        : [
            1,
            {
              signatures: transaction.signatures,
              compression: transaction.compression === 1 ? 'zlib' : 'none',
              packed_context_free_data: toHex(transaction.contextFreeData),
              packed_trx: toHex(packed),
            },
          ];
    const receipt = toNodeosJson({
      status: 'executed',
      cpu_usage_us: transaction.cpuUs,
      net_usage_words: transaction.netWords,
      trx: sent,
    });
    const plain = plainTransaction(transaction);
    if (plain === null) return objectText([['receipt', receipt]]);
    return objectText([
      ['receipt', receipt],
      ['trx', await this.#unpacked(transaction.signatures, plain, block)],
    ]);
  }

  async #unpacked(
    signatures: string[],
    plain: { packed: Uint8Array; contextFreeData: Uint8Array },
    block: number,
  ): Promise<string> {
    const { context_free_actions, actions, transaction_extensions, ...header } = unpackTransaction(plain.packed);
    const list = async (acts: Action[]): Promise<string> =>
      `[${(await Promise.all(acts.map((act) => this.#act(act, block)))).join(',')}]`;
    return objectText([
      ...Object.entries(header).map(([key, value]): [string, string] => [key, toNodeosJson(value)]),
      ['context_free_actions', await list(context_free_actions)],
      ['actions', await list(actions)],
      ['transaction_extensions', toNodeosJson(transaction_extensions)],
      ['signatures', toNodeosJson(signatures)],
      ['context_free_data', toNodeosJson(contextFreeData(plain.contextFreeData))],
    ]);
  }
}

function contextFreeData(packed: Uint8Array): Uint8Array[] {
  if (packed.length === 0) return [];
  const reader = new ByteReader(packed);
  const list: Uint8Array[] = [];
  for (let remaining = reader.arraySize(); remaining > 0; remaining--) list.push(reader.lengthAndBytes());
  return list;
}

export function objectText(entries: [string, string][]): string {
  return `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
}
