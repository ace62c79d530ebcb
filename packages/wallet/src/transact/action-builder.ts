import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Action } from '@antescope/codec/chain/transaction';
import { WalletError } from '../wallet-error.ts';
import { actionAbi } from './action-abi.ts';
import type { ActionInput, TransactContext } from './draft.ts';

/** Encodes actions with the ABIs of their contracts, which are read once, before. Errors name contract, action and field. */
export class ActionBuilder {
  readonly #context: TransactContext;
  /** By contract and action: an action is checked against the contract's shipped layout. */
  readonly #abis = new Map<string, CompiledAbi>();

  constructor(context: TransactContext) {
    this.#context = context;
  }

  /** Reads the ABIs that these actions need; data that is packed already needs none. Throws 'Missing abi for {account}'. */
  async cache(inputs: readonly ActionInput[]): Promise<void> {
    for (const { account, name, data } of inputs) {
      const key = keyOf(account, name);
      if (data instanceof Uint8Array || this.#abis.has(key)) continue;
      const abi = await actionAbi(account, name, this.#context);
      if (abi === null) throw new WalletError('bad-action', `Missing abi for ${account}`);
      this.#abis.set(key, abi);
    }
  }

  /** The action with packed data; a permission without a name is 'active'. */
  action(input: ActionInput): Action {
    const { account, name, data } = input;
    if (input.authorization.length === 0)
      throw new WalletError('bad-action', `${account}::${name} has no authorization`);
    const authorization = input.authorization.map(({ actor, permission }) => ({
      actor,
      permission: permission || 'active',
    }));
    return { account, name, authorization, data: data instanceof Uint8Array ? data : this.#encode(input) };
  }

  #encode(input: ActionInput): Uint8Array {
    const { account, name } = input;
    const abi = this.#abis.get(keyOf(account, name));
    if (abi === undefined) throw new WalletError('bad-action', 'ABI must be cached before using ActionBuilder');
    if (abi.actionType(name) === undefined)
      throw new WalletError('bad-action', `Action ${name} does not exist in contract.`);
    const unknown = unknownField(abi, input);
    if (unknown !== undefined) throw new WalletError('bad-action', `${account}::${name} has no field ${unknown}`);
    try {
      return abi.encodeAction(name, input.data);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new WalletError('bad-action', `${account}::${name}: ${reason}`, { cause });
    }
  }
}

function keyOf(account: string, action: string): string {
  return `${account}::${action}`;
}

/** The first field of the data that the ABI does not define; the encoder would drop it silently. */
export function unknownField(abi: CompiledAbi, { name, data }: Pick<ActionInput, 'name' | 'data'>): string | undefined {
  const type = abi.resolve(abi.actionType(name) ?? '');
  if (type.kind !== 'struct' || typeof data !== 'object' || data === null) return undefined;
  const known = new Set(type.fields.map((field) => field.name));
  return Object.entries(data).find(([field, value]) => value !== undefined && !known.has(field))?.[0];
}
