import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { ActionKind } from './action-filter.ts';

/** What has to be known of a chain to tell an action's kind. */
export type KindChain = Pick<
  PublicChain,
  'coreSymbol' | 'coreContract' | 'systemToken' | 'systemAccounts' | 'proxyInfoContract' | 'features'
>;

/** An action by its name and the contract that owns it; null: whatever contract has an action of this name. */
export interface NamedAction {
  contract: string | null;
  action: string;
}

/** Fields of a transfer's data. `to` null: the receiver is named by a key, and known by being told alone. */
export interface TransferShape extends NamedAction {
  from: string;
  to: string | null;
  /** Holds an asset text, or a count of the core token's smallest units. */
  quantity: string;
}

/** Contracts of the table below: a role that the chain fills, or an account of the FIO and Proton chains. */
type Owner = 'system' | 'staking' | 'proxies' | 'eosio.proton' | `fio.${string}`;

/** Actions of system contracts by kind; those of chains that lack them are simply never seen. */
const systemActions: Record<Exclude<ActionKind, 'receive' | 'send'>, Partial<Record<Owner, string>>> = {
  contract: { system: 'setcode setabi' },
  account: {
    system:
      'newaccount newaccount2 newfioacc updateauth deleteauth linkauth unlinkauth canceldelay bidname bidrefund setpriv ' +
      'setalimits setacctram setacctcpu setacctnet',
    'eosio.proton': 'newaccres',
    'fio.address':
      'regaddress regdomain regdomadd renewdomain renewaddress addaddress remaddress remalladdr addbundles xferaddress ' +
      'xferdomain setdomainpub burnaddress updcryptkey addnft remnft remallnfts',
    'fio.perms': 'addperm remperm',
  },
  resources: {
    system:
      'buyram buyrambytes buyramself buyramburn sellram ramburn ramtransfer giftram ungiftram logbuyram logsellram ' +
      'logramchange delegatebw undelegatebw refund deposit withdraw buyrex unstaketorex sellrex cnclrexorder mvtosavings ' +
      'mvfrsavings consolidate updaterex rexexec closerex donatetorex rentcpu rentnet fundcpuloan fundnetloan ' +
      'defcpuloan defnetloan powerup powerupexec',
    'fio.staking': 'stakefio unstakefio',
  },
  producer: {
    system:
      'regproducer regproducer2 unregprod rmvproducer claimrewards claimgbmprod setprods regfinkey actfinkey delfinkey',
    'eosio.proton': 'kickbp',
    'fio.treasury': 'bpclaim',
  },
  vote: {
    system: 'voteproducer voteproxy voteupdate regproxy unregproxy voterclaim claimgbmvote auditvote',
    staking: 'stakexpr unstakexpr refundxpr voteprodsys voterclaimst',
    proxies: 'set remove',
  },
};

/** Actions of a kind on this chain. Of `receive` and `send` which side the account stands on decides, too. */
export function actionsOfKind(kind: ActionKind, chain: KindChain): readonly NamedAction[] {
  if (kind === 'receive' || kind === 'send') return transferShapes(chain);
  const found: NamedAction[] = [];
  for (const [owner, names = ''] of Object.entries(systemActions[kind])) {
    for (const contract of contractsOf(owner as Owner, chain)) {
      found.push(...names.split(' ').map((action) => ({ contract, action })));
    }
  }
  return found;
}

/** Every shape that a transfer has on this chain. */
export function transferShapes(chain: Pick<KindChain, 'features' | 'coreContract'>): readonly TransferShape[] {
  const usual: TransferShape = { contract: null, action: 'transfer', from: 'from', to: 'to', quantity: 'quantity' };
  if (!chain.features.fio) return [usual];
  return [
    usual,
    { contract: chain.coreContract, action: 'trnsfiopubky', from: 'actor', to: null, quantity: 'amount' },
    { contract: chain.coreContract, action: 'trnsloctoks', from: 'actor', to: null, quantity: 'amount' },
  ];
}

/**
 * The kinds after toggling one: `send` and `receive` combine with each other only, so that switching one of them on
 * clears the other types, and any other type clears them.
 */
export function toggleKind(kinds: readonly ActionKind[], kind: ActionKind): ActionKind[] {
  if (kinds.includes(kind)) return kinds.filter((one) => one !== kind);
  return [...kinds.filter((one) => isTransfer(one) === isTransfer(kind)), kind];
}

function isTransfer(kind: ActionKind): boolean {
  return kind === 'receive' || kind === 'send';
}

function contractsOf(owner: Owner, chain: KindChain): string[] {
  const { system } = chain.systemAccounts;
  // Where the core token is not the one that the system contract counts in, its contract has the same actions (Vaulta).
  if (owner === 'system') return chain.systemToken === null ? [system] : [system, chain.coreContract];
  if (owner === 'proxies') return chain.proxyInfoContract === null ? [] : [chain.proxyInfoContract];
  if (owner === 'staking') return chain.features.proton ? [system] : [];
  return (owner === 'eosio.proton' ? chain.features.proton : chain.features.fio) ? [owner] : [];
}
