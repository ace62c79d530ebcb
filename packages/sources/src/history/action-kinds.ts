import type { PublicChain, SystemActionKind, TransferShape } from '@antescope/chains/config/chain-config';
import type { ActionKind } from './action-filter.ts';

/** Facts of a chain that an action's kind depends on. */
export type KindChain = Pick<
  PublicChain,
  | 'coreSymbol'
  | 'coreContract'
  | 'systemToken'
  | 'systemAccounts'
  | 'systemWrappers'
  | 'proxyInfoContract'
  | 'transfers'
  | 'actionKinds'
>;

/** An action by its name and the contract that owns it; null: whatever contract has an action of this name. */
export type NamedAction = Pick<TransferShape, 'contract' | 'action'>;

/** Actions of the system contract by kind, over all families: a chain that lacks one has no such rows. */
const systemActions: Record<SystemActionKind, string> = {
  contract: 'setcode setabi',
  account:
    'newaccount newaccount2 newfioacc updateauth deleteauth linkauth unlinkauth canceldelay bidname bidrefund setpriv ' +
    'setalimits setacctram setacctcpu setacctnet',
  resources:
    'buyram buyrambytes buyramself buyramburn sellram ramburn ramtransfer giftram ungiftram logbuyram logsellram ' +
    'logramchange delegatebw undelegatebw refund deposit withdraw buyrex unstaketorex sellrex cnclrexorder mvtosavings ' +
    'mvfrsavings consolidate updaterex rexexec closerex donatetorex rentcpu rentnet fundcpuloan fundnetloan ' +
    'defcpuloan defnetloan powerup powerupexec',
  producer:
    'regproducer regproducer2 unregprod rmvproducer claimrewards claimgbmprod setprods regfinkey actfinkey delfinkey',
  vote: 'voteproducer voteproxy voteupdate regproxy unregproxy voterclaim claimgbmvote auditvote',
};

/** Of the contract that stores proxies' descriptions. */
const proxyActions = ['set', 'remove'];

/** Actions of a kind on this chain. For `receive` and `send` the account's side of the transfer decides as well. */
export function actionsOfKind(kind: ActionKind, chain: KindChain): readonly NamedAction[] {
  if (kind === 'receive' || kind === 'send') return chain.transfers;
  const { systemAccounts, systemWrappers, proxyInfoContract, actionKinds } = chain;
  const names = systemActions[kind].split(' ');
  return [
    ...[systemAccounts.system, ...systemWrappers].flatMap((contract) => named(contract, names)),
    ...actionKinds.flatMap((of) => (of.kind === kind ? named(of.contract, of.actions) : [])),
    ...(kind === 'vote' && proxyInfoContract !== null ? named(proxyInfoContract, proxyActions) : []),
  ];
}

function named(contract: string, actions: readonly string[]): NamedAction[] {
  return actions.map((action) => ({ contract, action }));
}

/**
 * The kinds after toggling one: `send` and `receive` combine with each other only, so that switching one of them on
 * clears the other types, and any other type clears them.
 */
export function toggleKind(kinds: readonly ActionKind[], kind: ActionKind): ActionKind[] {
  if (kinds.includes(kind)) return kinds.filter((selected) => selected !== kind);
  return [...kinds.filter((selected) => isTransfer(selected) === isTransfer(kind)), kind];
}

function isTransfer(kind: ActionKind): boolean {
  return kind === 'receive' || kind === 'send';
}
