import { lies, type Fault, type Lie, type FaultEffect } from '../../faults/fault.ts';
import { ControlError, whole } from './control-fields.ts';

const maxTimes = 1_000_000;
const megabyte = 1024 * 1024;

/** Parses the body of /control/fault. Throws ControlError. */
export function readFault(fields: Record<string, unknown>): Fault {
  const path = fields.path ?? '';
  if (typeof path !== 'string' || (path !== '' && !path.startsWith('/'))) {
    throw new ControlError('"path" must be a path prefix, like "/v1/chain/get_account"');
  }
  const times = fields.times === undefined ? null : whole(fields, 'times', 1, 1, maxTimes);
  return { effect: readEffect(fields), path, times };
}

function readEffect(fields: Record<string, unknown>): FaultEffect {
  switch (fields.kind) {
    case 'reset':
      return { kind: 'reset' };
    case 'cut':
      return { kind: 'cut' };
    case 'slow':
      return { kind: 'slow', millis: whole(fields, 'millis', 1000, 1, 600_000) };
    case 'lag':
      return { kind: 'lag', seconds: whole(fields, 'seconds', 30, 1, 86_400) };
    case 'lie':
      return {
        kind: 'lie',
        how: readLie(fields.how),
        status: whole(fields, 'status', 503, 400, 599),
        bytes: whole(fields, 'megabytes', 32, 1, 256) * megabyte,
      };
    default:
      throw new ControlError('"kind" must be one of reset, cut, slow, lag, lie');
  }
}

function readLie(how: unknown): Lie {
  const match = lies.find((lie) => lie === how);
  if (match === undefined) throw new ControlError(`"how" must be one of ${lies.join(', ')}`);
  return match;
}
