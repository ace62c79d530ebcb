import type { ChainError } from '@antescope/devnet/chain-error';
import { Problem } from './problem.ts';

const txDuplicate = 3040008;
const unknownBlock = 3100002;

/** HTTP error of a chain error: 409 for a duplicate transaction, 400 for an unknown block, else 500. */
export function chainProblem(error: ChainError): Problem {
  const { code, name, what, details } = error;
  if (code === txDuplicate) return new Problem(409, code, name, what, details);
  if (code === unknownBlock) return new Problem(400, code, name, what, details, 'Unknown Block');
  return new Problem(500, code, name, what, details);
}
