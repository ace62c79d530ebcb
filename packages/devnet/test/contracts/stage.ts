import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { nameToU64 } from '@antescope/codec/chain/name';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import type { Action, PackedTransaction } from '@antescope/codec/chain/transaction';
import { Chain } from '../../src/chain.ts';
import type { Contract } from '../../src/contract.ts';
import { systemContract } from '../../src/contracts/system/system-contract.ts';
import { contracts } from '../../src/registry.ts';
import { systemAction, transfer } from '../../src/story/actions.ts';
import { setUpSystem } from '../../src/story/foundation.ts';
import { devKey, devPublicKey } from '../../src/story/keys.ts';
import { keyAuthority } from '../../src/story/people.ts';
import { genesisKey } from '../../src/story/story.ts';
import { DevWallet, StoryRunner } from '../../src/story/story-runner.ts';
import { rowKey } from '../../src/state/keys.ts';
import type { ExecutedTransaction } from '../../src/traces/trace.ts';

const seed = 'stage';
const slotMicros = 500_000n;

/** A chain with a system contract, its token and a few accounts with 16 KiB, 1000 tokens staked and 10000 liquid. */
export class Stage {
  readonly chain: Chain;
  readonly #wallet = new DevWallet(seed);

  constructor(names: readonly string[] = ['alice', 'bob', 'carol'], system: Contract = systemContract) {
    // Any of them may produce blocks.
    const producerKeys = ['eosio', ...names].map((name) => devKey(seed, name));
    this.chain = Chain.create(
      { time: '2026-11-21T00:00:00.000', key: genesisKey(seed) },
      { contracts: contracts.values(), producerKeys, finalityLag: 2 },
    );
    const story = new StoryRunner(this.chain, seed);
    setUpSystem(story, system);
    story.end();
    for (const name of names) this.make(name);
  }

  make(name: string): void {
    this.push(
      [
        this.newAccount('eosio', name),
        systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: name, bytes: 16_384 }),
        this.delegate('eosio', name, '500.0000 EOS', '500.0000 EOS', true),
        transfer('eosio', name, '10000.0000 EOS', ''),
      ],
      ['eosio'],
    );
  }

  newAccount(creator: string, name: string): Action {
    const authority = keyAuthority(devPublicKey(seed, name));
    return systemAction('newaccount', creator, { creator, name, owner: authority, active: authority });
  }

  delegate(from: string, receiver: string, net: string, cpu: string, transferred = false): Action {
    const data = { from, receiver, stake_net_quantity: net, stake_cpu_quantity: cpu, transfer: transferred };
    return systemAction('delegatebw', from, data);
  }

  undelegate(from: string, receiver: string, net: string, cpu: string): Action {
    const data = { from, receiver, unstake_net_quantity: net, unstake_cpu_quantity: cpu };
    return systemAction('undelegatebw', from, data);
  }

  /** Executes actions in a separate block. Throws what the chain rejects. */
  push(actions: Action[], signers?: readonly string[]): ExecutedTransaction {
    const time = this.#next(slotMicros);
    this.chain.startBlock(time);
    const trace = this.chain.pushTransaction(this.#signed(actions, time, signers));
    this.chain.produceBlock(time);
    return trace;
  }

  /** Pushes a transaction in a block `seconds` later. */
  later(seconds: number): void {
    this.chain.produceBlock(this.#next(BigInt(seconds) * 1_000_000n));
  }

  /** Error of rejected actions, without the common prefix of assertions. */
  refusal(...actions: Action[]): string {
    const { failure } = this.compute(...actions);
    if (failure === null) throw new Error('nothing was refused');
    return failure.message.replace('assertion failure with message: ', '');
  }

  /** A dry run. */
  compute(...actions: Action[]): ExecutedTransaction {
    const time = this.#next(slotMicros);
    this.chain.startBlock(time);
    return this.chain.compute(this.#signed(actions, time, []));
  }

  /** A row of a contract's table, or null. */
  row<Row>(contract: string, scope: string, table: string, primary: string | bigint): Row | null {
    const key = typeof primary === 'string' ? nameToU64(primary) : primary;
    const row = this.chain.state.database.rows.get(rowKey(contract, scope, table, key));
    if (row === undefined) return null;
    return this.#abiOf(contract).decodeTableRow(table, row.value) as Row;
  }

  /** Rows of a table in all scopes, with scope. */
  rows<Row>(contract: string, table: string): { scope: string; row: Row }[] {
    const abi = this.#abiOf(contract);
    const found: { scope: string; row: Row }[] = [];
    for (const { code, scope, table: name, value } of this.chain.state.database.rows.values()) {
      if (code === contract && name === table) found.push({ scope, row: abi.decodeTableRow(table, value) as Row });
    }
    return found;
  }

  balance(owner: string, contract = 'eosio.token', code = 'EOS'): string | null {
    return this.row<{ balance: string }>(contract, owner, 'accounts', symbolCodeToU64(code))?.balance ?? null;
  }

  /** RAM usage of an account in bytes. */
  ram(account: string): bigint {
    return this.chain.state.resources.ramUsage(account);
  }

  #abiOf(contract: string): CompiledAbi {
    const abi = this.chain.state.contracts.abiOf(contract);
    if (abi === null) throw new Error(`${contract} has no ABI`);
    return abi;
  }

  #next(micros: bigint): string {
    return microsToTimePoint(timePointToMicros(this.chain.head.time) + micros);
  }

  #signed(actions: Action[], time: string, signers?: readonly string[]): PackedTransaction {
    const { chainId, head } = this.chain;
    return this.#wallet.signed({ chainId, head: { id: head.id, time } }, actions, signers);
  }
}
