import type { TransactContext } from '../transact/draft.ts';
import type { SignedAction } from '../transact/preview-facts.ts';
import type { GuardFacts, GuardReads, RecipientFact, TokenFact } from './guard-reads.ts';
import { type SentTransfer, transfersOf } from './sent-transfers.ts';

/** A change of code is news for a week. */
const latelyMs = 7 * 86_400_000;
/** Code that is set within a day of the account's creation is its first one, where no index knows the versions. */
const firstCodeMs = 86_400_000;

/** Gathers what the rules need beside the preview. What cannot be read is left out: the rules then stay silent. */
export async function guardFacts(
  signed: readonly SignedAction[],
  { call, systemAccount, guardReads }: Pick<TransactContext, 'call' | 'systemAccount' | 'guardReads'>,
): Promise<GuardFacts> {
  const all = signed.flatMap(withCarried);
  const transfers = [...new Map(all.flatMap(transfersOf).map((each) => [transferKey(each), each])).values()];
  const contracts = [...new Set(all.map(({ contract }) => contract))].filter((name) => name !== systemAccount);
  const [recipients, tokens, changedCode] = await Promise.all([
    guardReads === undefined ? [] : Promise.all(transfers.map((each) => recipientFact(each, guardReads))),
    guardReads === undefined ? [] : Promise.all(transfers.map((each) => tokenFact(each, guardReads))),
    Promise.all(contracts.map((contract) => codeFact(contract, call, guardReads))),
  ]);
  return {
    recipients,
    tokens: (tokens as readonly (TokenFact | null)[]).filter((fact) => fact !== null),
    changedCode: changedCode.filter((fact) => fact !== null),
  };
}

function withCarried(action: SignedAction): SignedAction[] {
  return [action, ...action.carried.flatMap(withCarried)];
}

function transferKey({ from, to, contract, code }: SentTransfer): string {
  return [from, to, contract, code].join(' ');
}

async function recipientFact({ from, to }: SentTransfer, reads: GuardReads): Promise<RecipientFact> {
  const recent = await reads.recentContacts(from).catch(() => null);
  const contacts = (recent ?? []).filter((name) => name !== to);
  if (recent?.includes(to) === true) return { from, to, first: false, contacts };
  const sent = await reads.hasSent(from, to).catch(() => null);
  return { from, to, first: sent === null ? null : !sent, contacts };
}

async function tokenFact({ from, contract, code }: SentTransfer, reads: GuardReads): Promise<TokenFact | null> {
  const marks = await reads.tokenMarks(from, contract, code).catch(() => null);
  return marks === null ? null : { contract, code, ...marks };
}

interface AccountTimes {
  head_block_time: string;
  last_code_update: string;
  created: string;
}

async function codeFact(
  contract: string,
  call: TransactContext['call'],
  reads: GuardReads | undefined,
): Promise<{ contract: string; time: string } | null> {
  const account = (await call('/v1/chain/get_account', { account_name: contract }).catch(
    () => null,
  )) as AccountTimes | null;
  if (account === null) return null;
  const [now, updated, created] = [account.head_block_time, account.last_code_update, account.created].map(millis);
  // Also false for times that a node does not report.
  if (!(now! - updated! < latelyMs)) return null;
  const versions = (await reads?.codeVersions(contract).catch(() => null)) ?? null;
  const isChange = versions === null ? updated! - created! > firstCodeMs : hasChanged(versions);
  return isChange ? { contract, time: new Date(updated!).toISOString() } : null;
}

/** Whether the newest code replaced another one. */
function hasChanged([newest, ...earlier]: readonly (string | null)[]): boolean {
  return newest != null && earlier.some((hash) => hash !== null && hash !== newest);
}

/** Milliseconds since 1970 of nodeos' '2026-11-21T00:00:00.000', which is UTC. */
function millis(text: unknown): number {
  return typeof text === 'string' ? Date.parse(`${text.replace(/Z$/, '')}Z`) : Number.NaN;
}
