import { packTransaction, transactionId, type Transaction } from '@antescope/codec/chain/transaction';
import { WalletError } from '../wallet-error.ts';
import { newDraft, type Draft } from './draft.ts';

const empty = {
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  actions: [],
  transaction_extensions: [],
};

/**
 * Draft of a transaction with TAPOS fields set elsewhere (a signing request, a proposal, a file). Throws 'Required configuration
 * or TAPOS fields are not present' without expiration, ref_block_num or ref_block_prefix.
 */
export function draftOf(given: Partial<Transaction>): Draft {
  const { expiration, ref_block_num, ref_block_prefix } = given;
  if (expiration === undefined || ref_block_num === undefined || ref_block_prefix === undefined)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  const transaction = { ...empty, ...given, expiration, ref_block_num, ref_block_prefix };
  const packed = packTransaction(transaction);
  return { ...newDraft([], {}), actions: transaction.actions, transaction, packed, id: transactionId(packed) };
}
