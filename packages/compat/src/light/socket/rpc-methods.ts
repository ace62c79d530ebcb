import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { formatAsset } from '@antescope/codec/chain/asset';
import { isName } from '@antescope/codec/chain/name';
import type { HolderPosition } from '@antescope/index/store/list-page';
import type { HolderPosition as BalancePosition } from '@antescope/index/store/token-reader';
import type { CompatChains } from '../../core/compat-chain.ts';
import { amountOf, balances } from '../account.ts';
import { LightError } from '../light-error.ts';
import { listedNetwork, type Network, networkByName, networks } from '../networks.ts';
import { type RpcCall, rpcCodes, RpcError } from './rpc-message.ts';

const maxItems = 100;
const pageRows = 1000;
/** Rows of one call. */
const maxRows = 500_000;

/** Rows that follow a call's result, in pages. */
export type Rows = AsyncGenerator<readonly object[]>;

/** What a call leads to: its result, and the rows that are sent after it. */
export interface RpcAnswer {
  result: unknown;
  stream: { reqid: string | number; rows: Rows } | null;
}

/** Calls a method of the Light API's websocket. Throws RpcError, and LightError of the index. */
export async function callMethod(chains: CompatChains, { method, params }: RpcCall): Promise<RpcAnswer> {
  if (method === 'get_networks') {
    const all = await networks(chains);
    const result = Object.fromEntries(all.map((network) => [network.chain.config.key, listedNetwork(network)]));
    return { result, stream: null };
  }
  const stream = Object.hasOwn(streams, method) ? streams[method] : undefined;
  if (stream === undefined) throw new RpcError(rpcCodes.method, 'Method not found');
  const reqid = params['reqid'];
  if (reqid === undefined) throw invalid('Missing argument: reqid');
  if (typeof reqid !== 'number' && (typeof reqid !== 'string' || reqid.length > 100))
    throw invalid('reqid must be a number or a short text');
  const name = textIn(params, 'network');
  const rows = stream(await networkOf(chains, name), params);
  return { result: null, stream: { reqid, rows } };
}

/** Each checks its parameters at once, and reads rows when they are asked for. */
const streams: Readonly<Record<string, (network: Network, params: RpcCall['params']) => Rows>> = {
  get_accounts_from_keys: (network, params) => keyRows(network, listIn(params, 'keys', isKey)),
  get_balances: (network, params) => balanceRows(network, listIn(params, 'accounts', isName)),
  get_token_holders: (network, params) =>
    holderRows(network, { contract: textIn(params, 'contract'), currency: textIn(params, 'currency') }),
};

async function networkOf(chains: CompatChains, name: string): Promise<Network> {
  try {
    return await networkByName(chains, name);
  } catch (error) {
    if (error instanceof LightError && error.status === 400) throw invalid(`Invalid network: ${name.slice(0, 100)}`);
    throw error;
  }
}

async function* keyRows({ store }: Network, keys: readonly string[]): Rows {
  for (const key of keys) {
    const current = formatPublicKey(parsePublicKey(key));
    let after: HolderPosition | null = null;
    do {
      const page: Awaited<ReturnType<typeof store.reader.keyHolders>> = await store.reader.keyHolders(current, {
        after,
        limit: pageRows,
      });
      yield page.items.map(({ owner, permission, weight }) => ({
        account_name: owner,
        perm: permission,
        weight,
        pubkey: key,
      }));
      after = page.next;
    } while (after !== null);
  }
}

async function* balanceRows(network: Network, accounts: readonly string[]): Rows {
  for (const account of accounts) {
    const held = await balances(network, account);
    yield [{ account, balances: held.map(({ contract, currency, amount }) => ({ contract, currency, amount })) }];
  }
}

async function* holderRows({ store }: Network, { contract, currency }: { contract: string; currency: string }): Rows {
  const { derived } = store.reader;
  if (derived === undefined) throw new LightError(503, 'This store does not rank accounts yet');
  if (!isName(contract) || !/^[A-Z]{1,7}$/.test(currency)) return;
  let after: BalancePosition | null = null;
  for (let sent = 0; sent < maxRows;) {
    const page = await derived.tokens.holders(contract, currency, { after, limit: pageRows });
    yield page.map(({ owner, units, precision, code }) => ({
      account: owner,
      amount: amountOf(formatAsset({ units, precision, code })),
    }));
    const last = page.at(-1);
    if (last === undefined || page.length < pageRows) return;
    after = { units: last.units, owner: last.owner };
    sent += page.length;
  }
  throw new LightError(503, `The token has more than ${maxRows} holders`);
}

function textIn(params: RpcCall['params'], name: string): string {
  const value = params[name];
  if (value === undefined) throw invalid(`Missing argument: ${name}`);
  if (typeof value !== 'string' || value.length > 100) throw invalid(`${name} must be a short text`);
  return value;
}

function listIn(params: RpcCall['params'], name: string, isItem: (text: string) => boolean): string[] {
  const value = params[name];
  if (value === undefined) throw invalid(`Missing argument: ${name}`);
  if (!Array.isArray(value)) throw invalid(`${name} must be an array`);
  if (value.length > maxItems) throw invalid(`Too many ${name}. Maximum: ${maxItems}, requested: ${value.length}`);
  const wrong = (value as unknown[]).find((item) => typeof item !== 'string' || !isItem(item));
  if (wrong !== undefined) throw invalid(`Invalid entry of ${name}: ${String(wrong).slice(0, 100)}`);
  return value as string[];
}

function isKey(text: string): boolean {
  try {
    parsePublicKey(text);
    return true;
  } catch {
    return false;
  }
}

function invalid(message: string): RpcError {
  return new RpcError(rpcCodes.params, message);
}
