import type { Abi } from '@antescope/codec/abi/abi';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { encodeAbi } from '@antescope/codec/abi/binary';
import type { Action } from '@antescope/codec/chain/transaction';
import { contractCode, type Contract } from '../contract.ts';
import { atomicAssetsContract } from '../contracts/atomicassets/atomicassets-contract.ts';
import { atomicMarketContract } from '../contracts/atomicmarket/atomicmarket-contract.ts';
import { msigContract } from '../contracts/msig/msig-contract.ts';
import { simpleAssetsContract } from '../contracts/simpleassets/simpleassets-contract.ts';
import { systemContract } from '../contracts/system/system-contract.ts';
import { tokenContract } from '../contracts/token/token-contract.ts';
import { wrapContract } from '../contracts/wrap/wrap-contract.ts';
import { eosToken, textInCore, type CoreToken } from './core-token.ts';

const atomicAssetsAbi = compileAbi(atomicAssetsContract.abi);
const atomicMarketAbi = compileAbi(atomicMarketContract.abi);
const msigAbi = compileAbi(msigContract.abi);
const simpleAssetsAbi = compileAbi(simpleAssetsContract.abi);
const systemAbi = compileAbi(systemContract.abi);
const tokenAbi = compileAbi(tokenContract.abi);
const wrapAbi = compileAbi(wrapContract.abi);

/** Source of created actions, for {@link actionInCore}. */
const origins = new WeakMap<Action, { readonly abi: CompiledAbi; readonly data: unknown }>();

/** Creates an action authorized by 'alice' or 'alice@game'. */
function action(abi: CompiledAbi, account: string, name: string, by: string, data: unknown): Action {
  const [actor = '', permission = 'active'] = by.split('@');
  return encoded(abi, { account, name, authorization: [{ actor, permission }] }, data);
}

function encoded(abi: CompiledAbi, head: Omit<Action, 'data'>, data: unknown): Action {
  const created: Action = { ...head, data: abi.encodeAction(head.name, data) };
  origins.set(created, { abi, data });
  return created;
}

/**
 * Converts an action of the story to a chain with the core token `core`: replaces amounts and symbols, also in nested
 * actions (proposals, wrapped transactions). Actions created from bytes are unchanged.
 */
export function actionInCore(action: Action, core: CoreToken): Action {
  const origin = origins.get(action);
  if (core === eosToken || origin === undefined) return action;
  return encoded(origin.abi, action, valueInCore(origin.data, core));
}

function valueInCore(value: unknown, core: CoreToken): unknown {
  if (typeof value === 'string') return textInCore(value, core);
  if (Array.isArray(value)) return value.map((item) => valueInCore(item, core));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (origins.has(value as Action)) return actionInCore(value as Action, core);
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, valueInCore(inner, core)]));
}

export function systemAction(name: string, by: string, data: unknown): Action {
  return action(systemAbi, 'eosio', name, by, data);
}

export function tokenAction(contract: string, name: string, by: string, data: unknown): Action {
  return action(tokenAbi, contract, name, by, data);
}

export function transfer(
  from: string,
  to: string,
  quantity: string,
  memo: string,
  contract = 'eosio.token',
  by = from,
): Action {
  return tokenAction(contract, 'transfer', by, { from, to, quantity, memo });
}

export function wrapAction(by: readonly string[], data: unknown): Action {
  const authorization = by.map((actor) => ({ actor, permission: 'active' }));
  return encoded(wrapAbi, { account: 'eosio.wrap', name: 'exec', authorization }, data);
}

export function msigAction(name: string, by: string, data: unknown): Action {
  return action(msigAbi, 'eosio.msig', name, by, data);
}

export function atomicAction(name: string, by: string, data: unknown): Action {
  return action(atomicAssetsAbi, 'atomicassets', name, by, data);
}

export function marketAction(name: string, by: string, data: unknown): Action {
  return action(atomicMarketAbi, 'atomicmarket', name, by, data);
}

export function simpleAction(name: string, by: string, data: unknown): Action {
  return action(simpleAssetsAbi, 'simpleassets', name, by, data);
}

/** Creates an action of any devnet contract. */
export function contractAction(contract: Contract, account: string, name: string, by: string, data: unknown): Action {
  return action(abiFor(contract), account, name, by, data);
}

const compiled = new Map<Contract, CompiledAbi>();

function abiFor(contract: Contract): CompiledAbi {
  let abi = compiled.get(contract);
  if (abi === undefined) compiled.set(contract, (abi = compileAbi(contract.abi)));
  return abi;
}

/** The two actions that deploy a devnet contract to an account. */
export function deploy(account: string, contract: Contract): Action[] {
  const code = { account, vmtype: 0, vmversion: 0, code: contractCode(contract) };
  return [systemAction('setcode', account, code), describeAccount(account, contract.abi)];
}

/** Sets an ABI on an account, with or without code. */
export function describeAccount(account: string, abi: Abi): Action {
  return systemAction('setabi', account, { account, abi: encodeAbi(abi) });
}
