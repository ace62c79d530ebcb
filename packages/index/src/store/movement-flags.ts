import type { TokenMovement } from './token-movement.ts';

/** Both stores keep the sum of these with each line of an account's history. */
export const sendsFlag = 1;
export const receivesFlag = 2;
export const smallFlag = 4;

/** Flags of a movement for an account; `isReceiver`: the account is the action's receiver. */
export function movementFlags(movement: TokenMovement, account: string, isReceiver: boolean): number {
  const sends = movement.from === account;
  const receives = movement.toKey ? isReceiver && !sends : movement.to === account;
  return (sends ? sendsFlag : 0) | (receives ? receivesFlag : 0) | (movement.small ? smallFlag : 0);
}
