import { lies, type Fault, type Lie, type Trouble } from '../../faults/fault.ts';
import { ControlError, whole } from './control-fields.ts';

const MOST_TIMES = 1_000_000;
const MEGABYTE = 1024 * 1024;

/** A fault as the body of /control/fault describes it. */
export function readFault(fields: Record<string, unknown>): Fault {
  const path = fields.path ?? '';
  if (typeof path !== 'string' || (path !== '' && !path.startsWith('/'))) {
    throw new ControlError('"path" must be the begin of a path, like "/v1/chain/get_account"');
  }
  const times = fields.times === undefined ? null : whole(fields, 'times', 1, 1, MOST_TIMES);
  return { trouble: readTrouble(fields), path, times };
}

function readTrouble(fields: Record<string, unknown>): Trouble {
  switch (fields.kind) {
    case 'reset':
      return { kind: 'reset' };
    case 'slow':
      return { kind: 'slow', millis: whole(fields, 'millis', 1000, 1, 600_000) };
    case 'lag':
      return { kind: 'lag', seconds: whole(fields, 'seconds', 30, 1, 86_400) };
    case 'lie':
      return {
        kind: 'lie',
        how: readLie(fields.how),
        status: whole(fields, 'status', 503, 400, 599),
        bytes: whole(fields, 'megabytes', 32, 1, 256) * MEGABYTE,
      };
    default:
      throw new ControlError('"kind" must be one of reset, slow, lag, lie');
  }
}

function readLie(how: unknown): Lie {
  const found = lies.find((lie) => lie === how);
  if (found === undefined) throw new ControlError(`"how" must be one of ${lies.join(', ')}`);
  return found;
}
