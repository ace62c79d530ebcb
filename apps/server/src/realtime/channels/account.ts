import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import { accountName } from './filter-shape.ts';

/** Says in which blocks an account received or authorised something, so that its page knows when it is out of date. */
export const account = defineChannel({
  name: 'account',
  filter: v.strictObject({ account: accountName }),
  keyOf: (filter) => filter.account,
  open(filter, _feed, tell) {
    return {
      needs: 'rows',
      join: () => undefined,
      handle(event) {
        if (event.type === 'block') {
          const rows = event.block.ofAccount(filter.account);
          const last = rows.at(-1)?.cursor;
          const { block, blockId } = event.block;
          if (last !== undefined) tell({ block, blockId, actions: rows.length, last });
        } else if (event.type === 'undo') tell({ undo: { block: event.block } });
        else if (event.type === 'gap') tell({ gap: { from: '', code: event.code, reason: event.reason } });
      },
    };
  },
});
