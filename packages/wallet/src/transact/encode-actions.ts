import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Action } from '@antescope/codec/chain/transaction';
import { WalletError } from '../wallet-error.ts';
import { actionAbi } from './action-abi.ts';
import type { ActionInput, Draft, TransactContext } from './draft.ts';

/** Encodes each action's data with its contract's ABI. Errors name the contract, the action and the field. */
export async function encodeActions(draft: Draft, context: TransactContext): Promise<Draft> {
  const actions: Action[] = [];
  for (const input of draft.inputs) actions.push(await encodeAction(input, context));
  return { ...draft, actions };
}

async function encodeAction(input: ActionInput, context: TransactContext): Promise<Action> {
  if (input.authorization.length === 0)
    throw new WalletError('bad-action', `${input.account}::${input.name} has no authorization`);
  const authorization = input.authorization.map(({ actor, permission }) => ({
    actor,
    permission: permission || 'active',
  }));
  if (input.data instanceof Uint8Array)
    return { account: input.account, name: input.name, authorization, data: input.data };
  const abi = await actionAbi(input.account, input.name, context);
  if (abi === null) throw new WalletError('bad-action', `Contract ${input.account} cannot be retrieved.`);
  if (abi.actionType(input.name) === undefined)
    throw new WalletError('bad-action', `Action ${input.name} does not exist in contract.`);
  const unknown = unknownField(abi, input);
  if (unknown !== undefined)
    throw new WalletError('bad-action', `${input.account}::${input.name} has no field ${unknown}`);
  try {
    return { account: input.account, name: input.name, authorization, data: abi.encodeAction(input.name, input.data) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new WalletError('bad-action', `${input.account}::${input.name}: ${reason}`, { cause });
  }
}

/** The first field of the data that the ABI does not define; the encoder would drop it silently. */
export function unknownField(abi: CompiledAbi, { name, data }: Pick<ActionInput, 'name' | 'data'>): string | undefined {
  const type = abi.resolve(abi.actionType(name) ?? '');
  if (type.kind !== 'struct' || typeof data !== 'object' || data === null) return undefined;
  const known = new Set(type.fields.map((field) => field.name));
  return Object.entries(data).find(([field, value]) => value !== undefined && !known.has(field))?.[0];
}
