import type { ActionFilter, ActionKind, FilterToken } from './action-filter.ts';
import { actionsOfKind, type KindChain } from './action-kinds.ts';
import type { ActionRow } from './history-source.ts';
import { memoOf, quantityOf, type Transfer, transferOf } from './transfer.ts';

/** Whose history is looked at (null: the whole chain's), and on which chain. */
export interface FilterSubject {
  account: string | null;
  chain: KindChain;
}

/** Actions that move, make or burn tokens. */
export const tokenActions: readonly string[] = ['transfer', 'issue', 'retire'];

/** Transfers below 0.0005 core tokens are small; in ten-thousandths of a token. */
const smallTenThousandths = 5n;

/**
 * Whether a row is what the filter asks for; for sources that cannot filter, and for live rows. `hideSpam` is not judged
 * here, because what it hides is counted with its reasons (see `hideSpamRows`).
 */
export function matchesFilter(row: ActionRow, filter: ActionFilter, about: FilterSubject): boolean {
  const { trace } = row;
  if (filter.contract !== undefined && trace.contract !== filter.contract) return false;
  if (filter.action !== undefined && trace.name !== filter.action) return false;
  if (filter.after !== undefined && Date.parse(row.blockTime) < Date.parse(filter.after)) return false;
  if (filter.before !== undefined && Date.parse(row.blockTime) > Date.parse(filter.before)) return false;
  if (filter.memo !== undefined && !hasMemo(trace.data, filter.memo)) return false;
  const transfer = transferOf(trace, about.chain);
  if (filter.kinds !== undefined && filter.kinds.length > 0) {
    if (!filter.kinds.some((kind) => isOfKind(row, kind, transfer, about))) return false;
  }
  if (filter.token !== undefined && !isOfToken(row, filter.token, transfer)) return false;
  if (filter.counterparty !== undefined && !touches(row, filter.counterparty, transfer)) return false;
  return filter.hideSmall !== true || !isSmall(trace.contract, transfer, about.chain);
}

/** True for a transfer of less than 0.0005 of the core token, or of the token that the system contract counts in. */
export function isSmall(contract: string, transfer: Transfer | null, chain: KindChain): boolean {
  const amount = transfer?.amount;
  if (amount === null || amount === undefined) return false;
  const { systemToken } = chain;
  const isCore = contract === chain.coreContract && amount.code === chain.coreSymbol.code;
  const isSystem = systemToken !== null && contract === systemToken.contract && amount.code === systemToken.code;
  return (isCore || isSystem) && amount.units * 10_000n < smallTenThousandths * 10n ** BigInt(amount.precision);
}

function isOfKind(row: ActionRow, kind: ActionKind, transfer: Transfer | null, { account, chain }: FilterSubject) {
  const { contract, name } = row.trace;
  if (kind !== 'receive' && kind !== 'send') {
    return actionsOfKind(kind, chain).some((one) => one.contract === contract && one.action === name);
  }
  // What moves no amount is no transfer of a token: NFTs have actions of that name too. Nor is one of a nameless token.
  if (transfer === null || transfer.amount === null || transfer.amount.code === '') return false;
  if (account === null) return true;
  if (kind === 'send') return transfer.from === account;
  // A receiver named by a key only is the notified account that is not the sender.
  return transfer.to === null ? transfer.from !== account && row.receivers.includes(account) : transfer.to === account;
}

function isOfToken({ trace }: ActionRow, token: FilterToken, transfer: Transfer | null): boolean {
  if (token.contract !== undefined && trace.contract !== token.contract) return false;
  const amount = transfer?.amount ?? (tokenActions.includes(trace.name) ? quantityOf(trace.data) : null);
  return amount !== null && amount.code === token.symbol;
}

function touches(row: ActionRow, name: string, transfer: Transfer | null): boolean {
  if (transfer !== null && (transfer.from === name || transfer.to === name)) return true;
  return row.receivers.includes(name) || row.trace.authorization.some(({ actor }) => actor === name);
}

function hasMemo(data: unknown, part: string): boolean {
  return memoOf(data)?.toLowerCase().includes(part.toLowerCase()) ?? false;
}
