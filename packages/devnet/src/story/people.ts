import { toHex } from '@antescope/codec/bytes/bytes';
import { parsePublicKey } from '@antescope/codec/keys/key';
import type { Action } from '@antescope/codec/chain/transaction';
import { nftAccounts, people, tokenAccounts, type Person } from './cast.ts';
import { systemAction, transfer } from './actions.ts';
import { devKeyR1, devPublicKey, devWebAuthnKey } from './keys.ts';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import type { StoryRunner } from './story-runner.ts';

interface Authority {
  threshold: number;
  keys: { key: string; weight: number }[];
  accounts: { permission: { actor: string; permission: string }; weight: number }[];
  waits: { wait_sec: number; weight: number }[];
}

export function keyAuthority(...keys: string[]): Authority {
  return { threshold: 1, keys: keys.map((key) => ({ key, weight: 1 })), accounts: [], waits: [] };
}

/** An authority of accounts' active permissions with weight 1 each; names ascending. */
export function accountsAuthority(threshold: number, names: readonly string[]): Authority {
  const accounts = names.map((actor) => ({ permission: { actor, permission: 'active' }, weight: 1 }));
  return { threshold, keys: [], accounts, waits: [] };
}

/** Authorities of accounts without a single key. */
function authorityOf(seed: string, name: string): Authority {
  const own = devPublicKey(seed, name);
  switch (name) {
    case 'multisig1111':
    case 'daotreasury1':
      return accountsAuthority(2, ['alice', 'bob', 'carol', 'dave']);
    case 'timelocked11':
      return {
        threshold: 3,
        keys: [{ key: own, weight: 2 }],
        accounts: [{ permission: { actor: 'alice', permission: 'active' }, weight: 1 }],
        waits: [{ wait_sec: 3600, weight: 1 }],
      };
    case 'r1keyaccount':
      return keyAuthority(own, publicKeyOf(devKeyR1(seed, name)));
    case 'webauthnacct':
      return keyAuthority(own, devWebAuthnKey(seed, name, 'antescope.example'));
    case 'manykeys1111':
      return manyKeys(seed);
    default:
      return keyAuthority(own);
  }
}

function manyKeys(seed: string): Authority {
  const keys = [1, 2, 3, 4, 5].map((n) => devPublicKey(seed, `manykeys1111.${n}`));
  return { ...keyAuthority(...sortKeys(keys)), threshold: 3 };
}

/** Sorts keys of one type by their bytes, as the chain requires. */
export function sortKeys(keys: readonly string[]): string[] {
  const bytes = new Map(keys.map((key) => [key, parsePublicKey(key).data]));
  return [...keys].sort((a, b) => (toHex(bytes.get(a)!) < toHex(bytes.get(b)!) ? -1 : 1));
}

function createAccount(seed: string, { name, net, cpu, liquid, ram }: Person): Action[] {
  const authority = authorityOf(seed, name);
  const actions = [
    systemAction('newaccount', 'eosio', { creator: 'eosio', name, owner: authority, active: authority }),
    systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: name, bytes: ram }),
    systemAction('delegatebw', 'eosio', {
      from: 'eosio',
      receiver: name,
      stake_net_quantity: `${net}.0000 EOS`,
      stake_cpu_quantity: `${cpu}.0000 EOS`,
      transfer: true,
    }),
  ];
  if (liquid > 0) actions.push(transfer('eosio', name, `${liquid}.0000 EOS`, `welcome ${name}`));
  return actions;
}

/** Creates all accounts or the named ones: three per transaction, two transactions per block. */
export function createPeople(story: StoryRunner, names?: readonly string[]): void {
  const accounts = [...people, ...tokenAccounts, ...nftAccounts].filter(({ name }) => names?.includes(name) !== false);
  for (let i = 0; i < accounts.length; i += 3) {
    const actions = accounts.slice(i, i + 3).flatMap((one) => createAccount(story.wallet.seed, one));
    story.send(actions, ['eosio']);
    if (i % 6 === 3) story.next();
  }
  story.next();
}
