import { isName } from '@antescope/codec/chain/name';
import type { TransactContext } from '../transact/draft.ts';
import { PasteFault } from './paste-fault.ts';
import { mostPasted, tooLong } from './pasted-transaction.ts';

/** A proposal of the multisig contract. */
export interface ProposalName {
  proposer: string;
  name: string;
}

/** The proposal that a text names: 'carol/payout', or the address of its page; null for any other text. */
export function proposalIn(text: string): ProposalName | null {
  const [, proposer = '', name = ''] =
    /^(?:https?:\/\/\S*\/msig\/|\/?msig\/)?([.1-5a-z]{1,13})\/([.1-5a-z]{1,13})\/?(?:[?#]\S*)?$/.exec(
      text.length > 2000 ? '' : text.trim(),
    ) ?? [];
  return proposer !== '' && isName(proposer) && isName(name) ? { proposer, name } : null;
}

/**
 * The packed transaction of a proposal, hex; `contract` is the multisig contract. Throws PasteFault 'no-proposal', or the
 * node's error.
 */
export async function readProposal(
  { proposer, name }: ProposalName,
  contract: string,
  { call }: Pick<TransactContext, 'call'>,
): Promise<string> {
  const { rows } = (await call('/v1/chain/get_table_rows', {
    json: true,
    code: contract,
    scope: proposer,
    table: 'proposal',
    lower_bound: name,
    upper_bound: name,
    limit: 1,
  })) as { rows: { proposal_name: string; packed_transaction: unknown }[] };
  const packed = rows.find(({ proposal_name: found }) => found === name)?.packed_transaction;
  if (typeof packed !== 'string') throw new PasteFault('no-proposal', [`${proposer}/${name}`]);
  if (packed.length > mostPasted) throw tooLong();
  return packed;
}
