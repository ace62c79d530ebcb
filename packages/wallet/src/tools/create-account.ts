import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
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

const authority = (key: string) => ({ threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] });

const basics = {
  name: newName,
  owner: keyField(),
  active: keyField({ optional: true }),
  ram: integerField({ most: 0xffff_ffffn, initial: suggestedBytes }),
};

interface NewAccount {
  name: string;
  owner: string;
  active: string;
  ram: bigint;
}

/** newaccount and its RAM. */
function creation({ name, owner, active, ram }: NewAccount, chain: ToolChain, level: PermissionLevel): ActionInput[] {
  return [
    systemAction(chain, level, 'newaccount', {
      creator: level.actor,
      [chain.contractVariants.newAccountField]: name,
      owner: authority(owner),
      active: authority(active === '' ? owner : active),
    }),
    systemAction(chain, level, 'buyrambytes', { payer: level.actor, receiver: name, bytes: Number(ram) }),
  ];
}

/** newaccount, its RAM and, where anything is staked, its stake, in one transaction. */
export const createAccount = defineTool()({
  id: 'newaccount',
  gate: () => true,
  fields: { ...basics, cpu: stake, net: stake },
  summary: ({ name }) => phrase('create-account', name),
  actions: ({ cpu, net, ...values }, { chain, level }) => {
    const symbol = systemSymbol(chain);
    const created = creation(values, chain, level);
    if (cpu + net === 0n) return created;
    const delegate = systemAction(chain, level, 'delegatebw', {
      from: level.actor,
      receiver: values.name,
      stake_net_quantity: assetText(net, symbol),
      stake_cpu_quantity: assetText(cpu, symbol),
      transfer: false,
    });
    return [...created, delegate];
  },
});

/** The same on XPR Network, where a contract gives a new account its CPU and NET. */
export const createXprAccount = defineTool()({
  id: 'newaccres',
  gate: ({ features }) => features.xprStaking,
  fields: basics,
  summary: ({ name }) => phrase('create-account', name),
  actions: (values, { chain, level }) => [
    ...creation(values, chain, level),
    { account: 'eosio.proton', name: 'newaccres', authorization: [level], data: { account: values.name } },
  ],
});
