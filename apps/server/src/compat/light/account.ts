import type { TokenBalance } from '@antescope/sources/account/account-view';
import { parseAsset } from '@antescope/codec/chain/asset';
import { presentBalances } from '@antescope/index/answers/view/token-balance';
import { LightError } from './light-error.ts';
import { type Network, networkInfo } from './networks.ts';
import { lightPermission } from './permissions.ts';
import { delegatedFrom, delegatedTo, resourcesOfAccount } from './stakes.ts';

const maxTokens = 5000;

/** Token balances of an account; amounts are decimal strings with the token's precision. */
export async function balancesAnswer(network: Network, account: string): Promise<Record<string, unknown>> {
  return { account_name: account, balances: await balances(network, account), chain: networkInfo(network) };
}

async function balances({ store, status }: Network, account: string): Promise<Record<string, unknown>[]> {
  return (await presentBalances(store.reader, account, status.head.number, maxTokens)).map(lightBalance);
}

function lightBalance({ contract, quantity }: TokenBalance): Record<string, unknown> {
  const { code, precision } = parseAsset(quantity);
  return { contract, currency: code, amount: amountOf(quantity), decimals: precision };
}

/** '12.3400' of '12.3400 EOS' */
export function amountOf(quantity: string): string {
  return quantity.split(' ', 1)[0]!;
}

/** Resources, permissions, links, delegations and code. Throws LightError for an account that does not exist. */
export async function accountInfo(network: Network, account: string): Promise<Record<string, unknown>> {
  const { chain, store, status } = network;
  const block = status.head.number;
  if ((await store.reader.creation(account)) === null) throw new LightError(400, `Unknown account: ${account}`);
  const [permissions, links, code, resources, to, from] = await Promise.all([
    store.reader.permissions(account, block),
    store.reader.links(account, block),
    store.reader.code(account, block),
    resourcesOfAccount(network, account),
    delegatedTo(network, account),
    delegatedFrom(network, account),
  ]);
  return {
    account_name: account,
    chain: networkInfo(network),
    resources: {
      cpu_weight: integer(resources?.cpu ?? 0n),
      net_weight: integer(resources?.net ?? 0n),
      ram_bytes: integer(resources?.ram ?? 0n),
    },
    permissions: permissions.map((permission) => lightPermission(permission, chain.config.keyPrefix)),
    linkauth: links.map((link) => ({ code: link.code, type: link.messageType, requirement: link.required })),
    delegated_to: to.map((one) => ({
      account_name: one.to,
      cpu_weight: integer(one.cpu),
      net_weight: integer(one.net),
    })),
    // Omitted if there are too many to scan: an empty list would claim that there are none.
    ...(from === null
      ? {}
      : {
          delegated_from: from.map((one) => ({
            del_from: one.from,
            cpu_weight: integer(one.cpu),
            net_weight: integer(one.net),
          })),
        }),
    ...(code === null || code.hash === null ? {} : { code: { code_hash: code.hash } }),
  };
}

export async function accountAnswer(network: Network, account: string): Promise<Record<string, unknown>> {
  return { ...(await accountInfo(network, account)), balances: await balances(network, account) };
}

/** A JSON number if it is exact, else a string of digits. */
export function integer(units: bigint): number | string {
  const number = Number(units);
  return Number.isSafeInteger(number) ? number : units.toString();
}
