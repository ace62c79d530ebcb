import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import type { ToolChain } from './tool-chain.ts';

/** An action of the system contract, signed by one permission. */
export function systemAction(
  chain: ToolChain,
  level: PermissionLevel,
  name: string,
  data: Record<string, unknown>,
): ActionInput {
  return { account: chain.systemAccounts.system, name, authorization: [level], data };
}
