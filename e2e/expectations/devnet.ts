import { shownAmount, type Ask, type Expect } from './expectations.ts';

/** The story's chain: fixed names; ids and current amounts are read from its node. */
export const devnetExpectations: Expect = async (ask) => {
  const trace = await firstTransfer(ask);
  const block = (await ask('/v1/chain/get_block', { block_num_or_id: trace.block_num })) as Block;
  const account = (await ask('/v1/chain/get_account', { account_name: 'daotreasury1' })) as Account;
  const alice = (await ask('/v1/chain/get_account', { account_name: 'alice' })) as Account;
  const stats = (await ask('/v1/chain/get_currency_stats', { code: 'eosio.token', symbol: 'EOS' })) as Stats;
  const [holder] = (
    (await ask('/v1/chain/get_accounts_by_authorizers', { keys: [keyOf(alice)] })) as Authorizers
  ).accounts.filter(({ permission_name: name }) => name === 'active');
  return {
    account: { name: 'daotreasury1', amounts: [shownAmount(stakeOf(account))] },
    permission: {
      account: 'bob',
      name: 'claimer',
      threshold: 2,
      members: ['alice@game', 'carol@active', '1d delay'],
      linked: ['claimrewards'],
    },
    missingAccount: 'missingacct1',
    block: {
      number: block.block_num,
      id: block.id,
      producer: block.producer,
      transactions: block.transactions.map(({ trx }) => (typeof trx === 'string' ? trx : trx.id)),
    },
    transaction: { id: trace.trx_id, block: trace.block_num, action: trace.action, signer: '@active' },
    key: {
      text: keyOf(alice),
      holder: `${holder?.account_name ?? 'alice'}@active`,
      power: 'Full control',
    },
    table: {
      code: 'eosio.token',
      scope: 'EOS',
      table: 'stat',
      shows: [shownAmount(stats.EOS?.max_supply ?? ''), stats.EOS?.issuer ?? ''],
    },
    pages: [
      ['/', 'aurorabp1111'],
      ['/account/alice?tab=transactions', 'alice'],
      ['/account/alice?tab=tokens', 'tethertether'],
      ['/account/alice?tab=rex', 'REX'],
      ['/account/alice?tab=resources', 'RAM'],
      ['/account/alice?tab=votes', 'Staked'],
      ['/rex', 'REX price'],
      ['/namebids', 'High bidder'],
      ['/protocol-features', 'ACTION_RETURN_VALUE'],
      ['/chain', 'Head block'],
      ['/stats', 'Top 21 share'],
      ['/vote', 'aurorabp1111'],
      ['/vote/proxies', 'proxyvoter11'],
      ['/tokens', 'tethertether'],
      ['/supply', 'eosio.token'],
      ['/contract?tab=Tables&account=eosio&scope=eosio&table=producers&limit=10', 'aurorabp1111'],
      ['/contract?tab=Tables&account=eosio.fees&scope=eosio.fees&table=strategies', 'donatetorex'],
      ['/contract?tab=Tables&account=eosio.reward&scope=eosio.reward&table=strategies', 'eosio.rex'],
    ],
  };
};

interface Account {
  self_delegated_bandwidth: { net_weight: string; cpu_weight: string };
  permissions: { perm_name: string; required_auth: { keys: { key: string }[] } }[];
}

interface Block {
  block_num: number;
  id: string;
  producer: string;
  transactions: { trx: string | { id: string } }[];
}

type Stats = Record<string, { max_supply: string; issuer: string }>;

interface Authorizers {
  accounts: { account_name: string; permission_name: string }[];
}

interface Action {
  block_num: number;
  action_trace: { trx_id: string; act: { account: string; name: string } };
}

/** The first transfer of an account of the story. */
async function firstTransfer(ask: Ask): Promise<{ trx_id: string; block_num: number; action: string }> {
  const { actions } = (await ask('/v1/history/get_actions', { account_name: 'bob', pos: 0, offset: 99 })) as {
    actions: Action[];
  };
  const transfer = actions.find(
    ({ action_trace: { act } }) => act.account === 'eosio.token' && act.name === 'transfer',
  );
  if (transfer === undefined) throw new Error('bob has no transfer among its first actions');
  return { trx_id: transfer.action_trace.trx_id, block_num: transfer.block_num, action: 'eosio.token::transfer' };
}

/** Self-staked amounts: generated transactions change balances, not stakes. */
function stakeOf({ self_delegated_bandwidth: stake }: Account): string {
  const units = [stake.net_weight, stake.cpu_weight].map((asset) => BigInt(asset.replaceAll(/\D/g, '')));
  const digits = units
    .reduce((sum, each) => sum + each, 0n)
    .toString()
    .padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)} EOS`;
}

function keyOf({ permissions }: Account): string {
  const key = permissions.find(({ perm_name: name }) => name === 'active')?.required_auth.keys[0]?.key;
  if (key === undefined) throw new Error('the account has no key');
  return key;
}
