import { actionKinds } from '@antescope/sources/history/action-filter';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { listedRows } from '@antescope/sources/history/listed-action';
import type { LiveBlock } from '@antescope/sources/realtime/live-block';
import { matchesLiveFilter, type LiveFilter, liveFilterKey } from '@antescope/sources/realtime/live-filter';
import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import { accountName, tokenSymbol } from './filter-shape.ts';
import { markSpam } from './mark-spam.ts';

const filter = v.pipe(
  v.strictObject({
    account: v.exactOptional(accountName),
    contract: v.exactOptional(accountName),
    action: v.exactOptional(accountName),
    /** Deprecated alias of `action`. */
    name: v.exactOptional(accountName),
    kinds: v.exactOptional(v.pipe(v.array(v.picklist(actionKinds)), v.maxLength(actionKinds.length))),
    token: v.exactOptional(v.strictObject({ symbol: tokenSymbol, contract: v.exactOptional(accountName) })),
    counterparty: v.exactOptional(accountName),
    memo: v.exactOptional(v.pipe(v.string(), v.maxLength(256))),
    hideSmall: v.exactOptional(v.boolean()),
  }),
  v.transform(({ name, ...rest }): LiveFilter => (name === undefined ? rest : { action: name, ...rest })),
);

/** Characters of action data per block and filter: clients with a backlog of 1 MiB are disconnected. */
const maxBlockData = 256 * 1024;

/** Executed actions matching a filter, one batch per block; a stream can be resumed after any action. */
export const actions = defineChannel({
  name: 'actions',
  filter,
  keyOf: liveFilterKey,
  open(filter, feed, emit) {
    /** Members have the current cursor, so the next beat need not send it. */
    let current = true;
    const sendRows = (block: LiveBlock, to: typeof emit): boolean => {
      const rows = matchingRows(block, filter, feed.chain);
      if (rows.length > 0) to({ block: block.block, blockId: block.blockId, rows }, block.end);
      return rows.length > 0;
    };
    const sendPosition = (to: typeof emit): void => {
      if (feed.position === null) current = false;
      else to({ at: feed.position }, feed.position);
    };
    return {
      needs: 'rows',
      async join(to, since) {
        if (since === undefined) return sendPosition(to);
        const missed = await feed.missed(since, filter);
        if (missed.type === 'gap') to({ gap: { from: since, code: missed.code, reason: missed.reason } });
        else for (const block of missed.blocks) sendRows(block, to);
        sendPosition(to);
      },
      handle(event) {
        if (event.type === 'block') current = sendRows(event.block, emit);
        else if (event.type === 'undo') emit({ undo: { block: event.block } });
        else if (event.type === 'gap') emit({ gap: { from: '', code: event.code, reason: event.reason } });
        else if (event.type === 'beat' && !current) {
          current = true;
          sendPosition(emit);
        }
      },
    };
  },
});

function matchingRows(block: LiveBlock, filter: LiveFilter, chain: ChainConfig): ActionRow[] {
  const { account, contract } = filter;
  const candidates =
    account !== undefined ? block.ofAccount(account) : contract !== undefined ? block.ofContract(contract) : block.rows;
  const matches = candidates.filter((row) => matchesLiveFilter(row, filter, chain));
  const rows = listedRows(matches, maxBlockData);
  return account === undefined ? rows : markSpam(rows, account, chain);
}
