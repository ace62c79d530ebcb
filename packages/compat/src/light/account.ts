import type { TokenBalance } from '@antescope/sources/account/account-view';
import { parseAsset } from '@antescope/codec/chain/asset';
import { presentBalances } from '@antescope/index/answers/view/token-balance';
import { integer } from './integer.ts';
import { type Network, networkInfo } from './networks.ts';
import { lightPermissions } from './permissions.ts';
import { rawRex, rexOfAccount } from './rex.ts';
import { delegatedFrom, delegatedTo, resourcesOfAccount } from './stakes.ts';

const maxTokens = 5000;

interface LightBalance {
  contract: string;
  currency: string;
  amount: string;
  decimals: number;
}

/** Token balances of an account; amounts are decimal strings with the token's precision. */
export async function balancesAnswer(network: Network, account: string): Promise<Record<string, unknown>> {
  return { account_name: account, balances: await balances(network, account), chain: networkInfo(network) };
}

/** By contract and currency; amounts are decimal strings. */
export async function balances({ store, status }: Network, account: string): Promise<LightBalance[]> {
  const held = await presentBalances(store.reader, account, status.head.number, maxTokens);
  return held
    .map(lightBalance)
    .sort((a, b) => compareText(a.contract, b.contract) || compareText(a.currency, b.currency));
}

function lightBalance({ contract, quantity }: TokenBalance): LightBalance {
  const { code, precision } = parseAsset(quantity);
  return { contract, currency: code, amount: amountOf(quantity), decimals: precision };
}

/** '12.3400' of '12.3400 EOS' */
export function amountOf(quantity: string): string {
  return quantity.split(' ', 1)[0]!;
}

/**
 * Resources, permissions, links, delegations and code. An account without resources of its own has null for them, one
 * that does not exist empty lists as well.
 */
export async function accountInfo(network: Network, account: string): Promise<Record<string, unknown>> {
  const { chain, store, status } = network;
  const block = status.head.number;
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
    resources:
      resources === null
        ? null
        : {
            cpu_weight: integer(resources.cpu),
            net_weight: integer(resources.net),
            ram_bytes: integer(resources.ram),
          },
    permissions: lightPermissions(permissions, chain.config.keyPrefix),
    linkauth: links
      .map((link) => ({ code: link.code, type: link.messageType, requirement: link.required }))
      .sort((a, b) => compareText(a.code, b.code) || compareText(a.type, b.type)),
    delegated_to: to
      .map((one) => ({ account_name: one.to, cpu_weight: integer(one.cpu), net_weight: integer(one.net) }))
      .sort((a, b) => compareText(a.account_name, b.account_name)),
    // Omitted if there are too many to scan: an empty list would claim that there are none.
    ...(from === null
      ? {}
      : {
          delegated_from: from
            .map((one) => ({ del_from: one.from, cpu_weight: integer(one.cpu), net_weight: integer(one.net) }))
            .sort((a, b) => compareText(a.del_from, b.del_from)),
        }),
    ...(code === null || code.hash === null ? {} : { code: { code_hash: code.hash } }),
  };
}

export async function accountAnswer(network: Network, account: string): Promise<Record<string, unknown>> {
  const [info, held, rex] = await Promise.all([
    accountInfo(network, account),
    balances(network, account),
    rexOfAccount(network, account),
  ]);
  return { ...info, balances: held, ...(rex === null ? {} : { rex }) };
}

/** Balance of REX and its fund in the system token; without `rex` on a chain that has none. */
export async function rexBalanceAnswer(network: Network, account: string): Promise<Record<string, unknown>> {
  const rex = await rexOfAccount(network, account);
  return { account_name: account, chain: networkInfo(network), ...(rex === null ? {} : { rex }) };
}

export async function rexRawAnswer(network: Network, account: string): Promise<Record<string, unknown>> {
  return { account_name: account, chain: networkInfo(network), rexraw: await rawRex(network, account) };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
