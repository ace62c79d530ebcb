import type { ActionRow } from '@antescope/sources/history/history-source';
import * as v from 'valibot';
import { defineChannel } from './channel.ts';
import { accountName } from './filter-shape.ts';

/** Activity of one multisig proposal: propose, approve, unapprove, cancel, exec. */
export const proposal = defineChannel({
  name: 'proposal',
  filter: v.strictObject({ proposer: accountName, name: accountName }),
  keyOf: ({ proposer, name }) => `${proposer} ${name}`,
  open(filter, feed, emit) {
    return {
      needs: 'rows',
      join: () => undefined,
      handle(event) {
        if (event.type === 'undo') emit({ undo: { block: event.block } });
        else if (event.type === 'gap') emit({ gap: { from: '', code: event.code, reason: event.reason } });
        else if (event.type === 'block') {
          const { block, blockId } = event.block;
          for (const row of event.block.ofContract(feed.chain.systemAccounts.msig)) {
            const fields = fieldsOf(row);
            if (fields.proposer !== filter.proposer || fields.proposal_name !== filter.name) continue;
            const { transactionId, trace } = row;
            emit({ block, blockId, change: trace.name, transactionId, level: levelOf(fields.level, row) });
          }
        }
      },
    };
  },
});

function fieldsOf({ trace }: ActionRow): Record<string, unknown> {
  return typeof trace.data === 'object' && trace.data !== null ? (trace.data as Record<string, unknown>) : {};
}

/** Approvals name the approving permission level; otherwise it is the action's first authorization. */
function levelOf(field: unknown, { trace }: ActionRow): { actor: string; permission: string } | null {
  if (typeof field === 'object' && field !== null && 'actor' in field && 'permission' in field) {
    return { actor: String(field.actor), permission: String(field.permission) };
  }
  return trace.authorization[0] ?? null;
}
