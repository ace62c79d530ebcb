import { afterFailures, data, type Outcome } from '../core/outcome.ts';
import type { ServiceContext } from '../services/ask-service.ts';
import { decodeStates } from './decode-states.ts';
import type { BlockChanges, PastStates } from './past-states.ts';

/** What a block or one of its transactions changed (`changesIn`), with rows decoded that the index cannot decode. */
export async function stateChanges(
  at: ServiceContext,
  past: PastStates,
  block: number,
  transactionId: string | null,
): Promise<Outcome<BlockChanges>> {
  const outcome = await past.changesIn(block, transactionId);
  if (outcome.state !== 'data') return outcome;
  const { changes: rows, failures } = await decodeStates(at, outcome.data.rows, (row) => row);
  return afterFailures(data({ ...outcome.data, rows }, outcome.meta), failures);
}
