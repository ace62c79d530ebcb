import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { packTransaction, signingDigest, transactionId } from '@antescope/codec/chain/transaction';
import type { PermissionLevel, Session, SessionState } from '../session/session.ts';
import type { Draft } from '../transact/draft.ts';
import { signAndSend, type Person } from '../transact/send.ts';
import { signWithPerson } from '../transact/sign.ts';
import { WalletError, type WalletErrorCode } from '../wallet-error.ts';
import { type InteractionKind, NeedsInteraction } from './needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from './provider.ts';

/** What the person and the wallet do when the provider needs them. */
export type Behavior = 'agree' | 'refuse' | 'close' | 'answer-for-another-chain' | 'answer-as-another-account';

/** One page with the provider loaded. */
export interface ProviderPage {
  provider: WalletProvider;
  context: ProviderContext;
  /** Connects `level` as a person who agrees to everything. */
  login(): Promise<Session>;
  /** Acts on an interaction; rejects with WalletError 'cancelled' for `close`. */
  interact(interaction: NeedsInteraction, behavior: Behavior): Promise<void>;
}

/** A provider with the counterpart that it talks to, for the conformance suite. */
export interface ConformanceSubject {
  level: PermissionLevel;
  /** 'PUB_…' that signs for the level. */
  publicKey: string;
  /** State of a session after a reload. */
  afterReload: SessionState;
  /** What `sign` asks for first after a reload; null: nothing. */
  interaction: InteractionKind | null;
  /** Texts that may be in no session and in nothing that is stored. */
  secrets: readonly string[];
  /** The provider in a new page of the same device: what it stored is there, what it held in memory is not. */
  openPage(): Promise<ProviderPage>;
  /** Everything that the device stores, as one text. */
  stored(): string;
  /** A transaction of the level that the chain would take. */
  prepare(): Promise<Draft>;
}

export interface ConformanceCase {
  name: string;
  run(): Promise<void>;
}

/**
 * What every provider has to do, as cases for any test runner. Beside these, the interface half is tested in a browser: a
 * chunk that cannot be loaded, and the same flows by clicks.
 */
export function conformanceCases(
  subject: () => ConformanceSubject,
  /** What its wallet can do wrong; a key in this page can do nothing of it. */
  misbehaves: readonly Behavior[] = [],
): ConformanceCase[] {
  const cases: Record<string, (on: ConformanceSubject) => Promise<void>> = {
    'login: a session of the account, the chain and the provider, without secrets': login,
    'reload: the session is restored and signs': reload,
    'locked: signing needs an interaction instead of failing': locked,
    'refused: nothing is signed, and the next attempt works': (on) => givenUp(on, 'refuse'),
    'closed: nothing is signed, and the next attempt works': (on) => givenUp(on, 'close'),
    'wrong chain: the wallet is not asked to sign for another chain': wrongChain,
    'expired: the wallet is not asked to sign an expired transaction': expired,
    'logout: nothing of the session stays on the device': logout,
  };
  for (const behavior of misbehaves)
    cases[`an untrue answer is refused: ${behavior}`] = (on) => disbelieved(on, behavior);
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

async function givenUp(subject: ConformanceSubject, behavior: 'refuse' | 'close'): Promise<void> {
  const { page, session } = await reloaded(subject);
  const request = await requestOf(subject, session);
  if (subject.interaction !== null) {
    const thrown = await failureOf(signWithPerson(page.provider, request, acting(page, behavior)));
    expectCode(thrown, behavior === 'close' ? ['cancelled'] : ['refused', 'cancelled']);
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
  const old = { ...draft, transaction, packed, id: transactionId(packed) };
  const person: Person = {
    interact: () => Promise.reject(new Error('The person was asked')),
    confirmChange: () => Promise.reject(new Error('The person was asked')),
  };
  const { chainId, call, abi } = page.context;
  const context = {
    chainId,
    call: call.bind(page.context),
    abi: abi.bind(page.context),
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

async function disbelieved(subject: ConformanceSubject, behavior: Behavior): Promise<void> {
  const { page, session } = await reloaded(subject);
  const request = await requestOf(subject, session);
  const thrown = await failureOf(signWithPerson(page.provider, request, acting(page, behavior)));
  expectCode(thrown, ['wrong-chain', 'bad-answer', 'bad-signature']);
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
    same(result.transactionId, transactionId(packed), 'id of the transaction that the wallet sent');
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
  throw new Error('It did not fail');
}

function expectCode(error: unknown, codes: readonly WalletErrorCode[]): void {
  const is = error instanceof WalletError && codes.includes(error.code);
  if (!is) throw new Error(`Expected ${codes.join(' or ')}, got ${String(error)}`, { cause: error });
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  check(is === should, `${what}: expected ${should}, got ${is}`);
}

function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
