import { empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import { blockSigner } from './block-signer.ts';
import type { BlockView } from './block-view.ts';
import { readBlock } from './read-block.ts';

/** A block by number or 64-digit ID. Reversible blocks come with the key that signed them. */
export async function getBlock(at: SourceContext, numberOrId: string): Promise<Outcome<BlockView>> {
  const key = numberOrId.trim().toLowerCase();
  if (!/^(\d{1,10}|[0-9a-f]{64})$/.test(key)) return empty(meta({ source: 'input', time: new Date().toISOString() }));
  return reading(
    async () => {
      const head = await at.knownHead();
      const answer = await at.blocks.get(key, head);
      const block = await readBlock(answer.value, head, at.abis);
      at.blocks.noteTransactions(block);
      if (block.irreversible) return { ...answer, value: block };
      const { signedBy, failures } = await blockSigner(at.api, block.id);
      return { ...answer, failures: [...answer.failures, ...failures], value: { ...block, signedBy } };
    },
    {
      isAbsent: (error) => error.status === 400,
      trueAt: (block) => ({ block: block.number, blockId: block.id, time: block.time }),
    },
  );
}
