import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import { accountName } from './filter-shape.ts';

/** Blocks with actions that an account received or authorized, so that its page can show that it is outdated. */
export const account = defineChannel({
  name: 'account',
  filter: v.strictObject({ account: accountName }),
  keyOf: (filter) => filter.account,
  open(filter, _feed, emit) {
    return {
      needs: 'rows',
      join: () => undefined,
      handle(event) {
        if (event.type === 'block') {
          const rows = event.block.ofAccount(filter.account);
          const last = rows.at(-1)?.cursor;
          const { block, blockId } = event.block;
          if (last !== undefined) emit({ block, blockId, actions: rows.length, last });
        } else if (event.type === 'undo') emit({ undo: { block: event.block } });
        else if (event.type === 'gap') emit({ gap: { from: '', code: event.code, reason: event.reason } });
      },
    };
  },
});
