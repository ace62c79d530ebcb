import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { packTransaction, signingDigest, transactionId } from '@antescope/codec/chain/transaction';
import type { PermissionLevel, Session, SessionState } from '../session/session.ts';
import type { Draft } from '../transact/draft.ts';
import { signAndSend, type Person } from '../transact/send.ts';
import { signWithPerson } from '../transact/sign.ts';
import { WalletError, type WalletErrorCode } from '../wallet-error.ts';
import { type InteractionKind, NeedsInteraction } from './needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from './provider.ts';

/** How the person and the wallet respond to an interaction. */
export type Behavior = 'agree' | 'refuse' | 'close' | 'answer-for-another-chain' | 'answer-as-another-account';

/** One page with the provider loaded. */
export interface ProviderPage {
  provider: WalletProvider;
  context: ProviderContext;
  /** Connects `level` as a person who agrees to everything. */
  login(): Promise<Session>;
  /** Responds to an interaction; rejects with WalletError 'cancelled' for `close`. */
  interact(interaction: NeedsInteraction, behavior: Behavior): Promise<void>;
}

/** A provider with the counterpart that it talks to, for the conformance suite. */
export interface ConformanceSubject {
  level: PermissionLevel;
  /** 'PUB_…' that signs for the level. */
  publicKey: string;
  /** State of a session after a reload. */
  afterReload: SessionState;
  /** First interaction that `sign` needs after a reload; null: none. */
  interaction: InteractionKind | null;
  /** Strings that must appear neither in a session nor in storage. */
  secrets: readonly string[];
  /** Has a wallet that shows its own window behave so from now on; absent where all is up to `interact`. */
  behave?(behavior: Behavior): void;
  /** The provider in a new page of the same device: its storage is kept, its memory is not. */
  openPage(): Promise<ProviderPage>;
  /** The device's storage as one string. */
  stored(): string;
  /** A valid transaction of the level. */
  prepare(): Promise<Draft>;
}

export interface ConformanceCase {
  name: string;
  run(): Promise<void>;
}

/**
 * Requirements of every provider, as cases for any test runner. The interface half is tested in a browser: the same flows
 * by clicks, and a chunk that cannot be loaded.
 */
export function conformanceCases(
  subject: () => ConformanceSubject,
  /** Ways in which its wallet can misbehave; a key in this page has none. */
  misbehaves: readonly Behavior[] = [],
): ConformanceCase[] {
  const cases: Record<string, (on: ConformanceSubject) => Promise<void>> = {
    'login: a session of the account, the chain and the provider, without secrets': login,
    'reload: the session is restored and signs': reload,
    'locked: signing needs an interaction instead of failing': locked,
    'refused: nothing is signed, and the next attempt works': (on) => withdrawn(on, 'refuse'),
    'closed: nothing is signed, and the next attempt works': (on) => withdrawn(on, 'close'),
    'wrong chain: nothing is signed for another chain': wrongChain,
    'expired: an expired transaction is not signed': expired,
    'logout: nothing of the session stays on the device': logout,
  };
  for (const behavior of misbehaves)
    cases[`a false answer is rejected: ${behavior}`] = (on) => rejectsAnswer(on, behavior);
  return Object.entries(cases).map(([name, run]) => ({ name, run: () => run(subject()) }));
}

async function login(subject: ConformanceSubject): Promise<void> {
  const page = await subject.openPage();
  const session = await page.login();
  const { actor, permission, provider, chainId, publicKey } = session;
  same([actor, permission], [subject.level.actor, subject.level.permission], 'account of the session');
  same(provider, page.provider.info.id, 'provider of the session');
  same(chainId, page.context.chainId, 'chain of the session');
  if (publicKey !== null) same(publicKey, subject.publicKey, 'key of the session');
  same(JSON.parse(JSON.stringify(session)), session, 'session after storing');
  for (const secret of subject.secrets) {
    check(!JSON.stringify(session).includes(secret), 'The session holds a secret');
    check(!subject.stored().includes(secret), 'A secret is stored in the clear');
  }
}

async function reload(subject: ConformanceSubject): Promise<void> {
  const { page, session } = await reloaded(subject);
  same(await page.provider.restore(session), subject.afterReload, 'state after a reload');
  const request = await requestOf(subject, session);
  checkSigned(subject, request, await signWithPerson(page.provider, request, acting(page, 'agree')));
}

async function locked(subject: ConformanceSubject): Promise<void> {
  const { page, session } = await reloaded(subject);
  const request = await requestOf(subject, session);
  if (subject.interaction === null) {
    checkSigned(subject, request, await page.provider.sign(request));
    return;
  }
  const thrown = await failureOf(page.provider.sign(request));
  check(thrown instanceof NeedsInteraction, `sign threw ${String(thrown)} instead of NeedsInteraction`);
  same((thrown as NeedsInteraction).kind, subject.interaction, 'kind of interaction');
}

async function withdrawn(subject: ConformanceSubject, behavior: 'refuse' | 'close'): Promise<void> {
  const { page, session } = await reloaded(subject);
  const request = await requestOf(subject, session);
  if (subject.interaction !== null || subject.behave !== undefined) {
    subject.behave?.(behavior);
    const thrown = await failureOf(signWithPerson(page.provider, request, acting(page, behavior)));
    expectCode(thrown, behavior === 'close' && subject.interaction !== null ? ['cancelled'] : ['refused', 'cancelled']);
    subject.behave?.('agree');
  }
  checkSigned(subject, request, await signWithPerson(page.provider, request, acting(page, 'agree')));
}

async function wrongChain(subject: ConformanceSubject): Promise<void> {
  const { page, session } = await reloaded(subject);
  const request = { ...(await requestOf(subject, session)), chainId: 'ab'.repeat(32) };
  expectCode(await failureOf(page.provider.sign(request)), ['wrong-chain']);
}

async function expired(subject: ConformanceSubject): Promise<void> {
  const { page, session } = await reloaded(subject);
  const draft = await subject.prepare();
  const transaction = { ...draft.transaction!, expiration: '2020-01-01T00:00:00' };
  const packed = packTransaction(transaction);
  // Without options, as for a transaction that was built elsewhere: it is not renewed.
  const old = { ...draft, options: {}, transaction, packed, id: transactionId(packed) };
  const person: Person = {
    interact: () => Promise.reject(new Error('An interaction was started')),
    confirmChange: () => Promise.reject(new Error('An interaction was started')),
  };
  const { chainId, call, abi } = page.context;
  const context = {
    chainId,
    call: call.bind(page.context),
    abi: abi.bind(page.context),
    systemAccount: 'eosio',
    session,
    provider: page.provider,
  };
  expectCode(await failureOf(signAndSend(old, context, person)), ['expired']);
}

async function logout(subject: ConformanceSubject): Promise<void> {
  const before = subject.stored();
  const page = await subject.openPage();
  const session = await page.login();
  await page.provider.logout(session);
  same(subject.stored(), before, 'what is stored after logging out');
}

async function rejectsAnswer(subject: ConformanceSubject, behavior: Behavior): Promise<void> {
  const { page, session } = await reloaded(subject);
  const request = await requestOf(subject, session);
  subject.behave?.(behavior);
  const thrown = await failureOf(signWithPerson(page.provider, request, acting(page, behavior)));
  expectCode(thrown, ['wrong-chain', 'invalid-response', 'bad-signature']);
}

/** A page opened after another one connected the account. */
async function reloaded(subject: ConformanceSubject): Promise<{ page: ProviderPage; session: Session }> {
  const session = await (await subject.openPage()).login();
  return { page: await subject.openPage(), session };
}

async function requestOf(subject: ConformanceSubject, session: Session): Promise<SignRequest> {
  const { transaction, packed } = await subject.prepare();
  return { chainId: session.chainId, transaction: transaction!, packed: packed!, session };
}

function acting(page: ProviderPage, behavior: Behavior): (interaction: NeedsInteraction) => Promise<void> {
  return (interaction) => page.interact(interaction, behavior);
}

function checkSigned(subject: ConformanceSubject, request: SignRequest, result: SignResult): void {
  const packed = result.packed ?? request.packed;
  if (result.state === 'broadcast') {
    same(result.transactionId, transactionId(packed), 'id of the transaction sent by the wallet');
    return;
  }
  const keys = result.signatures.map((text) => recoverPublicKey(signingDigest(request.chainId, packed), text));
  check(keys.includes(subject.publicKey), `Signed by ${keys.join(', ')}, not by ${subject.publicKey}`);
}

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
  } catch (error) {
    return error;
  }
  throw new Error('Expected a failure');
}

function expectCode(error: unknown, codes: readonly WalletErrorCode[]): void {
  const matches = error instanceof WalletError && codes.includes(error.code);
  if (!matches) throw new Error(`Expected ${codes.join(' or ')}, got ${String(error)}`, { cause: error });
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [got, want] = [JSON.stringify(actual), JSON.stringify(expected)];
  check(got === want, `${what}: expected ${want}, got ${got}`);
}

function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
