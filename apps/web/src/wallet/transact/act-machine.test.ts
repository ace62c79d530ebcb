import { unpackTransaction, transactionId } from '@antescope/codec/chain/transaction';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { shippedLayout } from '@antescope/wallet/layouts/shipped-layouts';
import { localKeyInfo } from '@antescope/wallet/providers/local-key/info';
import type { SignResult, WalletProvider } from '@antescope/wallet/providers/provider';
import { type Draft, promptOptions, type TransactContext } from '@antescope/wallet/transact/draft';
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
const person: Person = {
  interact: () => Promise.reject(new Error('not in this test')),
  confirmChange: () => Promise.reject(new Error('not in this test')),
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
  'node accepts',
  'node accepts, connection lost',
  'connection lost',
  'node refuses',
  'transaction expires',
] as const;
type Event = (typeof events)[number];

const refusal = (name: string): Error =>
  Object.assign(new Error(name), { body: { code: 500, message: name, error: { name, details: [] } } });

/** A review with its wallet and node, each of which answers only when told to. */
class Bench {
  readonly machine = new ActMachine();
  /** Ids that were sent, by confirmation. */
  readonly pushed: Set<string>[] = [];
  /** Ids in blocks, by act: from one 'new transfer' to the next. */
  readonly included: Set<string>[] = [new Set()];
  readonly #inBlocks = new Set<string>();
  readonly #wallet: ((event: Event) => void)[] = [];
  readonly #node: ((event: Event) => void)[] = [];
  /** Seconds. */
  #time = Date.parse('2026-11-21T03:00:00Z') / 1000;
  #block = 1000;

  /** Events that change anything now, and all clicks. */
  possible(): Event[] {
    const waiting = { wallet: this.#wallet.length > 0, node: this.#node.length > 0 };
    return events.filter((event) => {
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
      void machine.confirm(() => signAndSend(draft, this.#context, person), quiet);
    } else if (event === 'click send again') void machine.sendAgain((draft) => sendSigned(draft, this.#context), quiet);
    else if (event === 'click new transfer') this.#restart();
    else if (event === 'transaction expires') this.#time += 200;
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

  readonly #provider: WalletProvider = {
    info: localKeyInfo,
    restore: async () => 'ready',
    login: () => Promise.reject(new Error('not in this test')),
    sign: () =>
      new Promise<SignResult>((resolve, reject) => {
        this.#wallet.push((event) =>
          event === 'wallet signs'
            ? resolve({ state: 'signed', signatures: ['SIG_K1_alice'] })
            : reject(new WalletError('cancelled', 'Closed')),
        );
      }),
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

test('no order of clicks and failures makes two transactions of one confirmation, or of one act', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 10, maxLength: 60, size: 'max' }), async (choices) => {
      const bench = new Bench();
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
  expect(sent).toBeGreaterThan(100);
});

test('an unconfirmed transaction that expired stays with its receipt: it may be in a block', async () => {
  const bench = new Bench();
  const order: Event[] = ['click sign', 'wallet signs', 'node accepts, connection lost', 'transaction expires'];
  // oxlint-disable-next-line no-await-in-loop -- events happen one after the other
  for (const event of [...order, 'click send again', 'node accepts'] as const) await bench.happen(event);
  expect(bench.machine.step().step).toBe('unconfirmed');
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
