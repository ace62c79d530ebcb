import { defineTool } from './define-tool.ts';
import { amountField, type Field, integerField, keyField } from './field.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { systemSymbol } from './tool-chain.ts';
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

/** newaccount, its RAM and, where anything is staked, its stake, in one transaction. */
export const createAccount = defineTool()({
  id: 'newaccount',
  gate: () => true,
  fields: {
    name: newName,
    owner: keyField(),
    active: keyField({ optional: true }),
    ram: integerField({ most: 0xffff_ffffn, initial: suggestedBytes }),
    cpu: stake,
    net: stake,
  },
  summary: ({ name }) => phrase('create-account', name),
  actions: ({ name, owner, active, ram, cpu, net }, { chain, level }) => {
    const symbol = systemSymbol(chain);
    const create = systemAction(chain, level, 'newaccount', {
      creator: level.actor,
      [chain.contractVariants.newAccountField]: name,
      owner: authority(owner),
      active: authority(active === '' ? owner : active),
    });
    const buy = systemAction(chain, level, 'buyrambytes', {
      payer: level.actor,
      receiver: name,
      bytes: Number(ram),
    });
    if (cpu + net === 0n) return [create, buy];
    const delegate = systemAction(chain, level, 'delegatebw', {
      from: level.actor,
      receiver: name,
      stake_net_quantity: assetText(net, symbol),
      stake_cpu_quantity: assetText(cpu, symbol),
      transfer: false,
    });
    return [create, buy, delegate];
  },
});
