import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { packTransaction, refBlock, transactionId } from '@antescope/codec/chain/transaction';
import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext, TransactOptions } from './draft.ts';

interface Info {
  head_block_num: number;
  head_block_time: string;
  last_irreversible_block_num: number;
  last_irreversible_block_id: string;
}

/**
 * Ties the transaction to a block of this chain (TAPOS) and sets its expiration from the head block's time, so that a
 * wrong clock on this machine does no harm. Then packs it.
 */
export async function tieToChain(draft: Draft, context: TransactContext): Promise<Draft> {
  const { blocksBehind, expireSeconds } = checkOptions(draft.options);
  const info = (await context.call('/v1/chain/get_info', undefined)) as Info;
  const id =
    blocksBehind === null
      ? info.last_irreversible_block_id
      : await blockIdAt(info.head_block_num - blocksBehind, info, context);
  const transaction = {
    expiration: expirationAfter(info.head_block_time, expireSeconds),
    ...refBlock(id),
    max_net_usage_words: 0,
    max_cpu_usage_ms: draft.options.maxCpuUsageMs ?? 0,
    delay_sec: draft.options.delaySeconds ?? 0,
    context_free_actions: [],
    actions: [...(draft.actions ?? [])],
    transaction_extensions: [],
  };
  const packed = packTransaction(transaction);
  return { ...draft, transaction, packed, id: transactionId(packed) };
}

/** Exactly one of blocksBehind and useLastIrreversible, as in eosjs. */
export function checkOptions(options: TransactOptions): { blocksBehind: number | null; expireSeconds: number } {
  const behind = options.blocksBehind;
  if (behind !== undefined && options.useLastIrreversible === true) {
    throw new WalletError('bad-options', 'Use either blocksBehind or useLastIrreversible');
  }
  if (behind === undefined && options.useLastIrreversible !== true) {
    throw new WalletError('bad-options', 'Must provide one blocksBehind or useLastIrreversible');
  }
  if (options.expireSeconds === undefined) throw new WalletError('bad-options', 'Must provide expireSeconds');
  return { blocksBehind: behind ?? null, expireSeconds: options.expireSeconds };
}

async function blockIdAt(wanted: number, info: Info, context: TransactContext): Promise<string> {
  // A young chain has no block that far back: its last irreversible one is older than any fork.
  if (wanted < 1) {
    if (info.last_irreversible_block_num >= 1) return info.last_irreversible_block_id;
    throw new WalletError('unreachable', 'The chain is too young for a reference block');
  }
  const block = (await context.call('/v1/chain/get_block_info', { block_num: wanted })) as { id: string };
  return block.id;
}

function expirationAfter(headTime: string, seconds: number): string {
  return microsToTimePoint(timePointToMicros(headTime) + BigInt(seconds) * 1_000_000n).slice(0, 19);
}
