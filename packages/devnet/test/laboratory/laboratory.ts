import { compileAbi } from '@antescope/codec/abi/compile';
import { encodeText } from '@antescope/codec/bytes/bytes';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import { secondsToTimePointSec, slotToTime } from '@antescope/codec/chain/time';
import {
  packTransaction,
  refBlock,
  signingDigest,
  type Action,
  type PackedTransaction,
  type Transaction,
} from '@antescope/codec/chain/transaction';
import { slotToMicros } from '../../src/blocks/slots.ts';
import { Chain, type ChainOptions, type ProducedBlock } from '../../src/chain.ts';
import { ChainError } from '../../src/chain-error.ts';
import { contractCode } from '../../src/contract.ts';
import { nativeAbi } from '../../src/execution/native-abi.ts';
import type { ExecutedTransaction } from '../../src/traces/trace.ts';
import { laboratoryContract } from './laboratory-contract.ts';

export const laboratoryAbi = compileAbi(laboratoryContract.abi);

export function testKey(name: string): PrivateKey {
  return { type: 'K1', data: sha256(encodeText(`laboratory ${name}`)) };
}

export function testPublicKey(name: string): string {
  return publicKeyOf(testKey(name));
}

export function keyOnly(name: string): { threshold: number; keys: object[]; accounts: object[]; waits: object[] } {
  return { threshold: 1, keys: [{ key: testPublicKey(name), weight: 1 }], accounts: [], waits: [] };
}

/** Parses an authorization 'alice@active'. */
export function level(text: string): { actor: string; permission: string } {
  const [actor, permission = 'active'] = text.split('@') as [string, string?];
  return { actor, permission };
}

/** A native action of eosio. */
export function native(name: string, authorization: string, data: unknown): Action {
  return { account: 'eosio', name, authorization: [level(authorization)], data: nativeAbi.encodeAction(name, data) };
}

/** An action of the contract on `lab`. */
export function lab(name: string, authorization: string | string[], data: unknown, account = 'lab'): Action {
  const levels = (Array.isArray(authorization) ? authorization : [authorization]).map(level);
  return { account, name, authorization: levels, data: laboratoryAbi.encodeAction(name, data) };
}

/** A chain with the accounts alice, bob and lab (privileged, with the laboratory contract), and keys by their names. */
export class Laboratory {
  readonly chain: Chain;

  constructor(options: Partial<ChainOptions> = {}, chain?: Chain) {
    if (chain !== undefined) {
      this.chain = chain;
      return;
    }
    this.chain = Chain.create({ time: '2026-11-21T00:00:00.000', key: testPublicKey('eosio') }, labOptions(options));
    this.block();
    this.push(['alice', 'bob', 'lab'].map((name) => this.newAccount(name)));
    this.push([this.setCode('lab')]);
    const { metadata } = this.chain.state.database;
    metadata.put({ ...metadata.get('lab')!, privileged: true });
    this.block();
  }

  newAccount(name: string): Action {
    return native('newaccount', 'eosio', { creator: 'eosio', name, owner: keyOnly(name), active: keyOnly(name) });
  }

  setCode(account: string): Action {
    const code = contractCode(laboratoryContract);
    return native('setcode', account, { account, vmtype: 0, vmversion: 0, code });
  }

  /** Produces the pending block (of the next slot). */
  block(slots = 1): ProducedBlock {
    return this.chain.produceBlock(this.chain.pendingBlock?.time ?? slotToTime(this.chain.head.slot + slots));
  }

  transaction(actions: Action[], changes: Partial<Transaction> = {}): Transaction {
    const now = Number(slotToMicros(this.chain.head.slot) / 1_000_000n);
    return {
      expiration: secondsToTimePointSec(now + 60),
      ...refBlock(this.chain.head.id),
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions,
      transaction_extensions: [],
      ...changes,
    };
  }

  /** Signed by the keys of these names; by the actors' keys if absent. */
  signed(transaction: Transaction, signers?: readonly string[]): PackedTransaction {
    const packed_trx = packTransaction(transaction);
    const digest = signingDigest(this.chain.chainId, packed_trx);
    const actors = transaction.actions.flatMap((action) => action.authorization.map(({ actor }) => actor));
    const signatures = [...new Set(signers ?? actors)].map((name) => sign(digest, testKey(name)));
    return { signatures, compression: 0, packed_context_free_data: new Uint8Array(), packed_trx };
  }

  push(actions: Action[], signers?: readonly string[], changes?: Partial<Transaction>): ExecutedTransaction {
    return this.chain.pushTransaction(this.signed(this.transaction(actions, changes), signers));
  }

  /** The error of a failing push. */
  refused(actions: Action[], signers?: readonly string[], changes?: Partial<Transaction>): ChainError {
    try {
      this.push(actions, signers, changes);
    } catch (error) {
      if (error instanceof ChainError) return error;
      throw error;
    }
    throw new Error('the chain took it');
  }
}

export function labOptions(options: Partial<ChainOptions> = {}): ChainOptions {
  return {
    contracts: [laboratoryContract],
    producerKeys: [testKey('eosio'), ...producerNames.map(testKey)],
    ...options,
  };
}

/** Names of 21 producers in alphabetical order. */
export const producerNames = Array.from({ length: 21 }, (_, i) => `producer.${String.fromCharCode(97 + i)}`);
