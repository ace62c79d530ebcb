import { actionKinds } from '@antescope/sources/history/action-filter';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveBlock } from '@antescope/sources/realtime/live-block';
import { isWanted, type LiveFilter, liveFilterKey } from '@antescope/sources/realtime/live-filter';
import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import { accountName, tokenSymbol } from './filter-shape.ts';
import { markSpam } from './mark-spam.ts';

const filter = v.pipe(
  v.strictObject({
    account: v.exactOptional(accountName),
    contract: v.exactOptional(accountName),
    action: v.exactOptional(accountName),
    /** Older spelling of `action`. */
    name: v.exactOptional(accountName),
    kinds: v.exactOptional(v.pipe(v.array(v.picklist(actionKinds)), v.maxLength(actionKinds.length))),
    token: v.exactOptional(v.strictObject({ symbol: tokenSymbol, contract: v.exactOptional(accountName) })),
    counterparty: v.exactOptional(accountName),
    memo: v.exactOptional(v.pipe(v.string(), v.maxLength(256))),
    hideSmall: v.exactOptional(v.boolean()),
  }),
  v.transform(({ name, ...rest }): LiveFilter => (name === undefined ? rest : { action: name, ...rest })),
);

/** Executed actions by filter, one batch a block, to be resumed behind any of them. */
export const actions = defineChannel({
  name: 'actions',
  filter,
  keyOf: liveFilterKey,
  open(wanted, feed, tell) {
    /** Whether the members heard of the newest block, so that a beat has nothing to add. */
    let told = true;
    const batch = (block: LiveBlock, to: typeof tell): boolean => {
      const rows = matchingRows(block, wanted, feed.chain);
      if (rows.length > 0) to({ block: block.block, blockId: block.blockId, rows }, block.end);
      return rows.length > 0;
    };
    const stand = (to: typeof tell): void => {
      if (feed.position === null) told = false;
      else to({ at: feed.position }, feed.position);
    };
    return {
      needs: 'rows',
      async join(to, since) {
        if (since === undefined) return stand(to);
        const missed = await feed.missed(since, wanted);
        if (missed.type === 'gap') to({ gap: { from: since, code: missed.code, reason: missed.reason } });
        else for (const block of missed.blocks) batch(block, to);
        stand(to);
      },
      handle(event) {
        if (event.type === 'block') told = batch(event.block, tell);
        else if (event.type === 'undo') tell({ undo: { block: event.block } });
        else if (event.type === 'gap') tell({ gap: { from: '', code: event.code, reason: event.reason } });
        else if (event.type === 'beat' && !told) {
          told = true;
          stand(tell);
        }
      },
    };
  },
});

function matchingRows(block: LiveBlock, wanted: LiveFilter, chain: ChainConfig): ActionRow[] {
  const { account, contract } = wanted;
  const near =
    account !== undefined ? block.ofAccount(account) : contract !== undefined ? block.ofContract(contract) : block.rows;
  const rows = near.filter((row) => isWanted(row, wanted, chain));
  return account === undefined ? rows : markSpam(rows, account, chain);
}
