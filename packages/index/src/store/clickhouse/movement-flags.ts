import type { TokenMovement } from '../token-movement.ts';

export const sendsFlag = 1;
export const receivesFlag = 2;
export const smallFlag = 4;

/** What a movement is to an account; `told`: the account received the action. */
export function movementFlags(movement: TokenMovement, account: string, told: boolean): number {
  const sends = movement.from === account;
  const receives = movement.toKey ? told && !sends : movement.to === account;
  return (sends ? sendsFlag : 0) | (receives ? receivesFlag : 0) | (movement.small ? smallFlag : 0);
}
