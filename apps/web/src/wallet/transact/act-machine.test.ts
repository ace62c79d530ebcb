import { unpackTransaction, transactionId } from '@antescope/codec/chain/transaction';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { shippedLayout } from '@antescope/wallet/layouts/shipped-layouts';
import { NeedsInteraction } from '@antescope/wallet/providers/needs-interaction';
import { localKeyInfo } from '@antescope/wallet/providers/local-key/info';
import type { SignResult, WalletProvider } from '@antescope/wallet/providers/provider';
import { type Draft, promptOptions, type TransactContext } from '@antescope/wallet/transact/draft';
import { HandedOver } from '@antescope/wallet/transact/handed-over';
import { HeldStore } from '@antescope/wallet/transact/held-store';
import { type Person, sendSigned, signAndSend } from '@antescope/wallet/transact/send';
import { prepare } from '@antescope/wallet/transact/transact';
import { WalletError } from '@antescope/wallet/wallet-error';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActMachine } from './act-machine.ts';
import type { ActReports } from './perform-act.ts';

const chainId = 'ab'.repeat(32);
const level = { actor: 'alice', permission: 'active' };
const transfer = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [level],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' },
};
const quiet: ActReports = {
  cleared: () => undefined,
  sent: () => undefined,
  unconfirmed: () => undefined,
  failed: () => undefined,
};

/** What a person, the wallet, the network and the clock do, in any order. */
const events = [
  'click sign',
  'click send again',
  'click new transfer',
  'wallet signs',
  'wallet is closed',
  'wallet sends what it has',
  'node accepts',
  'node accepts, connection lost',
  'connection lost',
  'node refuses',
  'transaction expires',
  'page is reloaded',
] as const;
type Event = (typeof events)[number];

const refusal = (name: string): Error =>
  Object.assign(new Error(name), { body: { code: 500, message: name, error: { name, details: [] } } });

/** The storage of one page load: what its code does after a reload is not seen. */
class PageStorage {
  readonly #values: Map<string, string>;
  #loaded = true;

  constructor(values: Map<string, string>) {
    this.#values = values;
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.#loaded) this.#values.set(key, value);
  }

  removeItem(key: string): void {
    if (this.#loaded) this.#values.delete(key);
  }

  unload(): void {
    this.#loaded = false;
  }
}

/** A review with its wallet and node, each of which answers only when told to. */
class Bench {
  machine: ActMachine;
  readonly #stored = new Map<string, string>();
  #storage = new PageStorage(this.#stored);
  /** Ids that were sent, by confirmation. */
  readonly pushed: Set<string>[] = [];
  /** Ids in blocks, by act: from one 'new transfer' to the next. */
  readonly included: Set<string>[] = [new Set()];
  /** In another app, which has the transaction until it expires. */
  readonly #outside: boolean;
  #atWallet: { packed: Uint8Array; act: Set<string> }[] = [];
  readonly #inBlocks = new Set<string>();
  #wallet: ((event: Event) => void)[] = [];
  readonly #node: ((event: Event) => void)[] = [];
  /** Seconds. */
  #time = Date.parse('2026-11-21T03:00:00Z') / 1000;
  #block = 1000;

  constructor(outside = false) {
    this.#outside = outside;
    this.machine = this.#loadedMachine();
  }

  #loadedMachine(): ActMachine {
    return new ActMachine(
      new HandedOver(
        {
          times: async () => ({ head: this.#now(), irreversible: this.#now(), irreversibleBlock: this.#block }),
          locate: async (id) =>
            this.#inBlocks.has(id)
              ? { state: 'found', block: this.#block, irreversible: true }
              : { state: 'absent', first: 1, last: this.#block },
        },
        new HeldStore(this.#storage, chainId, 'alice'),
      ),
    );
  }

  /** Dialogs and promises of the page are gone; what is on its way to a node, or at a wallet, is not. */
  #reload(): void {
    // Its receipt was seen: what is confirmed next is meant to be paid, too.
    if (this.machine.step().step === 'sent') this.included.push(new Set());
    this.#storage.unload();
    this.#storage = new PageStorage(this.#stored);
    this.#wallet = [];
    this.#answered = null;
    this.machine = this.#loadedMachine();
  }

  #now(): string {
    return new Date(this.#time * 1000).toISOString().slice(0, 19);
  }

  /** Events that change anything now, and all clicks. */
  possible(): Event[] {
    const waiting = { wallet: this.#wallet.length > 0, node: this.#node.length > 0 };
    return events.filter((event) => {
      if (event === 'wallet sends what it has') return this.#atWallet.length > 0;
      if (event.startsWith('wallet')) return waiting.wallet;
      return event.startsWith('node') || event.startsWith('connection') ? waiting.node : true;
    });
  }

  async happen(event: Event): Promise<void> {
    const { machine } = this;
    if (event === 'click sign') {
      // Every review has a transaction of its own: a second one would be a second payment.
      const draft = await prepare([transfer], promptOptions, this.#context);
      if (machine.step().step === 'review') this.pushed.push(new Set());
      const intent = { key: 'transfer', title: 'Sent', draft };
      void machine.confirm(intent, (next, release) => signAndSend(next, this.#context, this.#person, release), quiet);
    } else if (event === 'click send again') void machine.sendAgain((draft) => sendSigned(draft, this.#context), quiet);
    else if (event === 'click new transfer') this.#restart();
    else if (event === 'page is reloaded') this.#reload();
    else if (event === 'transaction expires') {
      this.#time += 200;
      this.#block += 400;
    } else if (event === 'wallet sends what it has') this.#sendAtWallet();
    else if (event.startsWith('wallet')) this.#wallet.shift()?.(event);
    else this.#node.shift()?.(event);
    await settled();
  }

  /** The receipt offers a new act once the transaction is in a block or can never be. */
  #restart(): void {
    const current = this.machine.step();
    const isOver =
      current.step === 'sent' ||
      (current.step === 'unconfirmed' && (this.#inBlocks.has(current.draft.id!) || this.#isExpired(current.draft)));
    if (isOver && this.machine.restart()) this.included.push(new Set());
    if (!isOver && current.step !== 'unconfirmed') expect(this.machine.restart()).toBe(false);
  }

  #isExpired({ transaction }: Draft): boolean {
    return Date.parse(`${transaction!.expiration}Z`) / 1000 < this.#time;
  }

  #sendAtWallet(): void {
    const { packed, act } = this.#atWallet.shift()!;
    if (Date.parse(`${unpackTransaction(packed).expiration}Z`) / 1000 < this.#time) return;
    const id = transactionId(packed);
    this.#inBlocks.add(id);
    act.add(id);
  }

  readonly #person: Person = {
    interact: () => this.#answerOfWallet(),
    confirmChange: () => Promise.reject(new Error('not in this test')),
  };

  #answerOfWallet(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#wallet.push((event) =>
        event === 'wallet signs' ? resolve() : reject(new WalletError('cancelled', 'Closed')),
      );
    });
  }

  #answered: Uint8Array | null = null;

  readonly #provider: WalletProvider = {
    info: localKeyInfo,
    restore: async () => 'ready',
    login: () => Promise.reject(new Error('not in this test')),
    sign: async ({ packed }): Promise<SignResult> => {
      if (this.#outside && this.#answered !== packed) {
        this.#answered = packed;
        this.#atWallet.push({ packed, act: this.included.at(-1)! });
        throw new NeedsInteraction('qr');
      }
      if (!this.#outside) await this.#answerOfWallet();
      this.#answered = null;
      // It was asked not to send what it returns.
      this.#atWallet = this.#atWallet.filter((each) => each.packed !== packed);
      return { state: 'signed', signatures: ['SIG_K1_alice'] };
    },
    logout: async () => undefined,
  };

  readonly #context: TransactContext = {
    chainId,
    systemAccount: 'eosio',
    session: { ...level, provider: 'test', chainId, publicKey: null },
    provider: this.#provider,
    abi: async () => shippedLayout('token'),
    call: async (path, body) => {
      if (path === '/v1/chain/get_info')
        return {
          head_block_num: (this.#block += 1),
          head_block_time: new Date(this.#time * 1000).toISOString().slice(0, -1),
          last_irreversible_block_num: 990,
          last_irreversible_block_id: '00'.repeat(32),
        };
      if (path === '/v1/chain/get_block_info') {
        const number = (body as { block_num: number }).block_num;
        return { id: number.toString(16).padStart(8, '0').padEnd(64, '0') };
      }
      if (path === '/v1/chain/send_transaction') return this.#push((body as { packed_trx: string }).packed_trx);
      if (path === '/v1/chain/compute_transaction') throw Object.assign(new Error('none'), { body: { code: 404 } });
      return {};
    },
  };

  #push(hex: string): Promise<unknown> {
    const packed = fromHex(hex);
    const id = transactionId(packed);
    this.pushed.at(-1)!.add(id);
    return new Promise((resolve, reject) => {
      this.#node.push((event) => {
        if (event === 'connection lost') return reject(new TypeError('Failed to fetch'));
        if (event === 'node refuses') return reject(refusal('eosio_assert_message_exception'));
        // As nodeos: the expiration is checked before duplicates.
        const { expiration } = unpackTransaction(packed);
        if (Date.parse(`${expiration}Z`) / 1000 < this.#time) return reject(refusal('expired_tx_exception'));
        if (this.#inBlocks.has(id)) return reject(refusal('tx_duplicate'));
        this.#inBlocks.add(id);
        this.included.at(-1)!.add(id);
        if (event === 'node accepts') resolve({ transaction_id: id });
        else reject(new TypeError('Failed to fetch'));
      });
    });
  }
}

/** All promises that need no event have settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['this page', false],
  ['another app', true],
])('no order of clicks and failures pays twice with a wallet in %s', async (_where, outside) => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 10, maxLength: 60, size: 'max' }), async (choices) => {
      const bench = new Bench(outside);
      for (const choice of choices) {
        const possible = bench.possible();
        // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
        await bench.happen(possible[choice % possible.length]!);
      }
      for (const ids of bench.pushed) expect(ids.size).toBeLessThanOrEqual(1);
      for (const ids of bench.included) expect(ids.size).toBeLessThanOrEqual(1);
      sent += bench.included.filter((ids) => ids.size === 1).length;
    }),
    { numRuns: 300 },
  );
  // The orders reach blocks at all.
  expect(sent).toBeGreaterThan(50);
});

test('an unconfirmed transaction that expired stays with its receipt: it may be in a block', async () => {
  const bench = new Bench();
  const order: Event[] = ['click sign', 'wallet signs', 'node accepts, connection lost', 'transaction expires'];
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of [...order, 'click send again', 'node accepts'] as const) await bench.happen(event);
  expect(bench.machine.step().step).toBe('unconfirmed');
});

test('what a closed wallet sent is found, before anything else is signed', async () => {
  for (const order of [
    ['wallet sends what it has', 'wallet is closed'],
    ['wallet is closed', 'wallet sends what it has', 'click sign'],
    ['wallet is closed', 'wallet sends what it has', 'transaction expires', 'click sign'],
  ] as const) {
    const bench = new Bench(true);
    // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
    for (const event of ['click sign', ...order] as const) await bench.happen(event);
    expect(bench.machine.step()).toMatchObject({ step: 'sent', title: 'Sent' });
    expect(bench.included[0]!.size).toBe(1);
  }
});

test('after a closed wallet the same transaction is signed again, and a new one once it can never take effect', async () => {
  const bench = new Bench(true);
  const steps: Event[] = ['click sign', 'wallet is closed', 'click sign', 'wallet signs', 'connection lost'];
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of steps) await bench.happen(event);
  expect(bench.pushed.flatMap((each) => [...each])).toHaveLength(1);

  const late = new Bench(true);
  const order: Event[] = ['click sign', 'wallet is closed', 'transaction expires', 'click sign', 'wallet signs'];
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of [...order, 'node accepts', 'wallet sends what it has'] as const) await late.happen(event);
  expect(late.machine.step().step).toBe('sent');
  expect(late.included[0]!.size).toBe(1);
});

test('what a wallet or a node got before a reload is found after it', async () => {
  const atWallet = new Bench(true);
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of ['click sign', 'page is reloaded'] as const) await atWallet.happen(event);
  expect(atWallet.machine.step()).toEqual({ step: 'review', heldUntil: '2026-11-21T03:02:00', included: null });
  await atWallet.happen('wallet sends what it has');
  await atWallet.machine.lookAgain(() => 'transfer');
  expect(atWallet.machine.step()).toMatchObject({ step: 'sent', title: 'Sent', draft: { sentByWallet: true } });
  await atWallet.happen('page is reloaded');
  expect(atWallet.machine.step()).toEqual({ step: 'review', heldUntil: null, included: null });

  const atNode = new Bench();
  const order: Event[] = ['click sign', 'wallet signs', 'page is reloaded', 'node accepts', 'click sign'];
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of order) await atNode.happen(event);
  expect(atNode.machine.step()).toMatchObject({ step: 'sent', title: 'Sent' });
});

test('the receipt of one act does not replace the review of another', async () => {
  const bench = new Bench(true);
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of ['click sign', 'page is reloaded', 'wallet sends what it has'] as const)
    await bench.happen(event);
  await bench.machine.lookAgain(() => 'another transfer');
  expect(bench.machine.step()).toEqual({ step: 'review', heldUntil: null, included: 'Sent' });
  await bench.happen('click sign');
  expect(bench.machine.step().step).toBe('signing');

  // Nothing is filled in: its receipt is what the person waits for.
  const empty = new Bench(true);
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of ['click sign', 'page is reloaded', 'wallet sends what it has'] as const)
    await empty.happen(event);
  await empty.machine.lookAgain(() => null);
  expect(empty.machine.step()).toMatchObject({ step: 'sent', title: 'Sent' });
});

test('a wallet that refused in this page, or that a node refused, leaves nothing behind', async () => {
  const bench = new Bench();
  for (const event of ['click sign', 'wallet is closed', 'click sign', 'wallet signs', 'node refuses'] as const)
    // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
    await bench.happen(event);
  expect(bench.machine.step()).toEqual({ step: 'review', heldUntil: null, included: null });
});

test('a double click signs once', async () => {
  const bench = new Bench();
  await Promise.all([bench.happen('click sign'), bench.happen('click sign')]);
  await bench.happen('wallet signs');
  await bench.happen('node accepts');
  await bench.happen('wallet signs');
  await bench.happen('node accepts');
  expect(bench.included[0]!.size).toBe(1);
});
