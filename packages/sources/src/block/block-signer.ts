import { isSavannaBlock, producerSignatureDigest } from '@antescope/codec/chain/block';
import { fromHex } from '@antescope/codec/bytes/bytes';
import type { Field } from '../core/fields.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { readHeader } from './block-header.ts';
import { failuresOf, isNotAvailable } from '../node/reading.ts';
import type { Failure } from '../core/outcome.ts';

/**
 * Key ('PUB_…') that signed a block, recovered from its producer's signature. Before Savanna the signed digest holds the
 * merkle root of all blocks before and the pending schedule's hash, which a node has of reversible blocks alone
 * (get_block_header_state): null for others. Other problems are in `failures` and do not affect the block.
 */
export async function blockSigner(
  api: ChainApi,
  id: string,
): Promise<{ signedBy: string | null; failures: Failure[] }> {
  try {
    const { value } = await api.getBlockHeaderState(id);
    const isUsable = value.at('id').value === id && hasSignedData(value);
    return { signedBy: isUsable ? await recoverSigner(value) : null, failures: [] };
  } catch (error) {
    return {
      signedBy: null,
      failures: isNotAvailable(error) ? [] : failuresOf(error).filter(({ code }) => code !== 'not-supported'),
    };
  }
}

/** The key of a get_block_header_state response. Throws if parts are missing or the signature fits no key. */
export async function recoverSigner(state: Field): Promise<string> {
  const { recoverPublicKey } = await import('@antescope/codec/curve/recover');
  const header = state.at('header');
  const digest = isSavannaBlock({ schedule_version: header.at('schedule_version').number() })
    ? fromHex(state.at('id').text())
    : legacyDigest(state, header);
  return recoverPublicKey(digest, header.at('producer_signature').text());
}

/** Spring answers with an empty state, which only lacks what blocks were signed with before Savanna. */
function hasSignedData(state: Field): boolean {
  if (isSavannaBlock({ schedule_version: state.at('header').at('schedule_version').number() })) return true;
  return state.at('blockroot_merkle').at('_active_nodes').items().length > 0;
}

function legacyDigest(state: Field, header: Field): Uint8Array {
  return producerSignatureDigest(
    readHeader(header),
    fromHex(state.at('blockroot_merkle').at('_active_nodes').items().at(-1)?.text() ?? state.fail('a header state')),
    fromHex(state.at('pending_schedule').at('schedule_hash').text()),
  );
}
