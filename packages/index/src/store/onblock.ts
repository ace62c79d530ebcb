import type { ActionRows } from './block-rows.ts';

/** Whether this is the implicit transaction at the start of every block. */
export function isOnblock(
  { actions }: { actions: readonly Pick<ActionRows, 'name' | 'account'>[] },
  system: string,
): boolean {
  const [first] = actions;
  return first !== undefined && first.name === 'onblock' && first.account === system;
}
