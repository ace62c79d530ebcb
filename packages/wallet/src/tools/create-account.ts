import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import { type Authority, holdersOf, keyAuthority, readMembers, weightOf } from './authority-members.ts';
import { defineTool } from './define-tool.ts';
import { amountField, type Field, integerField, keyField } from './field.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { systemSymbol, type ToolChain } from './tool-chain.ts';
import { assetText } from './units.ts';

/** RAM that an account with two keys needs, with some to spare. */
const suggestedBytes = '3000';
/** Half of the suggested stake of 0.2 tokens. */
const suggestedStake = '0.1';

/** A name that anyone may create. */
const newName: Field<string, unknown> = {
  kind: 'account',
  initial: '',
  optional: false,
  read: (text) => {
    const name = text.trim();
    if (name === '') return { ok: false, fault: phrase('account-missing') };
    return /^[a-z1-5]{12}$/.test(name) ? { ok: true, value: name } : { ok: false, fault: phrase('new-name-invalid') };
  },
};

const stake = amountField({ symbol: ({ chain }) => systemSymbol(chain), initial: suggestedStake, optional: true });

const basics = {
  name: newName,
  owner: keyField(),
  active: keyField({ optional: true }),
  ram: integerField({ most: 0xffff_ffffn, initial: suggestedBytes }),
};

interface NewAccount {
  name: string;
  owner: Authority;
  active: Authority;
  ram: bigint;
}

interface NewKeys {
  name: string;
  owner: string;
  active: string;
  ram: bigint;
}

/** The account with one key for each permission; without an active key the owner's. */
function withKeys({ owner, active, ...rest }: NewKeys): NewAccount {
  return { ...rest, owner: keyAuthority(owner), active: keyAuthority(active === '' ? owner : active) };
}

/** newaccount and its RAM. */
function creation({ name, owner, active, ram }: NewAccount, chain: ToolChain, level: PermissionLevel): ActionInput[] {
  return [
    systemAction(chain, level, 'newaccount', {
      creator: level.actor,
      [chain.contractVariants.newAccountField]: name,
      owner,
      active,
    }),
    systemAction(chain, level, 'buyrambytes', { payer: level.actor, receiver: name, bytes: Number(ram) }),
  ];
}

interface NewStake {
  cpu: bigint;
  net: bigint;
  /** The stake becomes the new account's own; else the creator can unstake it. */
  transfer: boolean;
}

/** newaccount, its RAM and, where anything is staked, its stake. */
function stakedCreation(
  account: NewAccount,
  { cpu, net, transfer }: NewStake,
  chain: ToolChain,
  level: PermissionLevel,
): ActionInput[] {
  const created = creation(account, chain, level);
  if (cpu + net === 0n) return created;
  const symbol = systemSymbol(chain);
  const delegate = systemAction(chain, level, 'delegatebw', {
    from: level.actor,
    receiver: account.name,
    stake_net_quantity: assetText(net, symbol),
    stake_cpu_quantity: assetText(cpu, symbol),
    transfer,
  });
  return [...created, delegate];
}

// Accounts of FIO are made from keys.
const gate = ({ features }: ToolChain): boolean => !features.handles;

/** An account with one key for each permission, and a stake that stays the creator's. */
export const createAccount = defineTool()({
  id: 'newaccount',
  gate,
  fields: { ...basics, cpu: stake, net: stake },
  summary: ({ name }) => phrase('create-account', name),
  actions: ({ cpu, net, ...keys }, { chain, level }) =>
    stakedCreation(withKeys(keys), { cpu, net, transfer: false }, chain, level),
});

/** Members as `membersText` writes them. */
const membersField: Field<string, unknown> = {
  kind: 'text',
  initial: '',
  optional: false,
  read: (text) => ({ ok: true, value: text }),
};

const threshold = integerField({ most: 0xffff_ffffn, initial: '1' });

const stakeOwners = ['creator', 'account'] as const;

/** Whose the stake is: the creator's, or the new account's. */
const stakeOwner: Field<(typeof stakeOwners)[number], unknown> = {
  kind: 'choice',
  initial: 'creator',
  optional: false,
  read: (text) => ({ ok: true, value: stakeOwners.find((each) => each === text) ?? 'creator' }),
};

/** An account with any authorities. */
export const createAccountAdvanced = defineTool()({
  id: 'newaccount-advanced',
  gate: (chain) => gate(chain) && !chain.features.xprStaking,
  fields: {
    name: newName,
    ownerThreshold: threshold,
    owner: membersField,
    activeThreshold: threshold,
    active: membersField,
    ram: basics.ram,
    cpu: stake,
    net: stake,
    stakeOwner,
  },
  check: ({ name, owner, ownerThreshold, active, activeThreshold }) => [
    ...authorityFaults('owner', name, owner, ownerThreshold),
    ...authorityFaults('active', name, active, activeThreshold),
  ],
  summary: ({ name }) => phrase('create-account', name),
  warnings: (values) =>
    values.stakeOwner === 'account' && values.cpu + values.net > 0n ? [phrase('stake-given', values.name)] : [],
  actions: (values, { chain, level }) => {
    const { name, ram, cpu, net } = values;
    const account = {
      name,
      ram,
      owner: authorityOf(values.owner, values.ownerThreshold),
      active: authorityOf(values.active, values.activeThreshold),
    };
    return stakedCreation(account, { cpu, net, transfer: values.stakeOwner === 'account' }, chain, level);
  },
});

function authorityOf(text: string, sum: bigint): Authority {
  const read = readMembers(text);
  return { threshold: Number(sum), ...(read.ok ? read.members : { keys: [], accounts: [], waits: [] }) };
}

function authorityFaults<Name extends 'owner' | 'active'>(field: Name, name: string, text: string, sum: bigint) {
  const read = readMembers(text);
  if (!read.ok) return [{ field, fault: read.fault }];
  const holders = holdersOf(read.members);
  if (holders.size === 0) return [{ field, fault: phrase('members-missing') }];
  const self = `${name}@${field}`;
  // A permission that needs itself can never be satisfied through that member.
  if (holders.has(self)) return [{ field, fault: phrase('member-self', self) }];
  const total = weightOf(read.members, true);
  return BigInt(total) < sum ? [{ field, fault: phrase('threshold-unreachable', String(total)) }] : [];
}

/** The same on XPR Network, where a contract gives a new account its CPU and NET. */
export const createXprAccount = defineTool()({
  id: 'newaccres',
  gate: ({ features }) => features.xprStaking,
  fields: basics,
  summary: ({ name }) => phrase('create-account', name),
  actions: (values, { chain, level }) => [
    ...creation(withKeys(values), chain, level),
    { account: 'eosio.proton', name: 'newaccres', authorization: [level], data: { account: values.name } },
  ],
});
