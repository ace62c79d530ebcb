import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { formatSignature, parseSignature } from '@antescope/codec/keys/signature';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { describe, expect, test } from 'vitest';
import { loadFixtureExchanges } from '../../../fixtures/exchanges.ts';
import type { ChainError } from '../src/chain-error.ts';
import { keyOnly, lab, Laboratory, native, testPublicKey } from './laboratory/laboratory.ts';

interface RecordedError {
  code: number;
  name: string;
  what: string;
  details: { message: string; file: string; line_number: number; method: string }[];
}

/** Recorded responses to push_transaction, by the ends of the exchanges' names. */
const recorded = new Map<string, RecordedError>();
for (const exchange of loadFixtureExchanges()) {
  const [, name] = /^push_transaction\.error-(.*)$/.exec(exchange.id) ?? [];
  if (name === undefined || exchange.status < 400) continue;
  const body = JSON.parse(exchange.responseText) as { error: RecordedError };
  recorded.set(name, body.error);
}

/** Masks everything that depends on the particular transaction. */
function shape(error: RecordedError | ChainError): unknown {
  const { code, name, what, details } = error;
  const general = details.map(({ message, file, line_number, method }) => ({
    message: message
      .replaceAll(/[0-9a-f]{64}/g, '<id>')
      .replaceAll(/EOS[1-9A-HJ-NP-Za-km-z]{50}/g, '<key>')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, '<time>')
      .replaceAll(/(?<=[( >])\d+(?= (?:us|bytes|>|$)|$)/g, '<n>')
      .replaceAll(/\d+(?= >)/g, '<n>')
      .replaceAll(/account [a-z1-5.]{1,12} has/g, 'account <name> has')
      .replaceAll(/"actor":"[a-z1-5.]+"/g, '"actor":"<name>"')
      .replaceAll(/missing authority of [a-z1-5.]+/g, 'missing authority of <name>'),
    file,
    line_number,
    method,
  }));
  return { code, name, what, details: general };
}

function expectRecorded(error: ChainError, exchange: string): void {
  const known = recorded.get(exchange);
  if (known === undefined) throw new Error(`no recorded exchange push_transaction.error-${exchange}`);
  expect(shape(error)).toEqual(shape(known));
}

const put = (payer: string, text = 'x') => ({ payer, scope: 'lab', id: 1n, text, rank: 0n });

describe('rejected like by the recorded node', () => {
  const laboratory = new Laboratory();
  const free = lab('answer', 'alice', { value: 1 });

  test('an expired transaction', () => {
    expectRecorded(laboratory.refused([free], undefined, { expiration: '2026-11-20T23:59:59' }), 'expired');
  });

  test('a duplicate transaction', () => {
    const packed = laboratory.signed(laboratory.transaction([lab('answer', 'alice', { value: 2 })]));
    laboratory.chain.pushTransaction(packed);
    const [pending, later] = [0, 1].map((round) => {
      if (round === 1) laboratory.block();
      try {
        laboratory.chain.pushTransaction(packed);
      } catch (error) {
        return error as ChainError;
      }
      throw new Error('taken twice');
    });
    expectRecorded(pending!, 'duplicate');
    expectRecorded(later!, 'duplicate');
  });

  test('a reference to a block of another fork', () => {
    expectRecorded(laboratory.refused([free], undefined, { ref_block_prefix: 1 }), 'bad-tapos');
  });

  test('no signature, and the signature of another key', () => {
    expectRecorded(laboratory.refused([free], []), 'no-signature');
    expectRecorded(laboratory.refused([free], ['bob']), 'wrong-key');
  });

  test('the message has the exact key, delay and limit', () => {
    expect(laboratory.refused([free], ['bob']).message).toMatch(
      /^transaction declares authority '\{"actor":"alice","permission":"active"\}', but does not have signatures for it under a provided delay of 0 ms, provided permissions \[\], provided keys \["EOS\w{50}"\], and a delay max limit of 3888000000 ms$/,
    );
  });

  test('an assertion of a contract, with what it printed', () => {
    const error = laboratory.refused([lab('fail', 'alice', { message: 'overdrawn balance' })]);
    expect(error.details[1]!.message).toBe('pending console output: before ');
    error.lines[1] = { ...error.lines[1]!, data: { console: '' } };
    expectRecorded(error, 'overdrawn');
  });

  test('an assertion by number', () => {
    const error = laboratory.refused([lab('failcode', 'alice', { code: 8_000_000_000_000_000_000n })]);
    expectRecorded(error, 'unknown-action');
    expect(error.errorCode).toBe(8_000_000_000_000_000_000n);
  });

  test('more RAM than the account has', () => {
    laboratory.push([lab('limits', 'lab', { account: 'bob', ram: 2800n, net: -1n, cpu: -1n })]);
    laboratory.block();
    const used = laboratory.chain.state.resources.ramUsage('bob');
    const error = laboratory.refused([lab('put', ['bob', 'lab'], put('bob', 'long text'))]);
    expectRecorded(error, 'ram-exhausted');
    // A table, a row of 8 bytes id, 10 bytes text and 8 bytes rank, and the index entry.
    const needs = used + 112n + 112n + 26n + 128n;
    expect(error.message).toBe(`account bob has insufficient ram; needs ${needs} bytes has 2800 bytes`);
    expect(laboratory.chain.state.resources.ramUsage('bob')).toBe(used);
  });

  test('more NET than a transaction may use', () => {
    expectRecorded(laboratory.refused([lab('fail', 'alice', { message: 'x'.repeat(530_000) })]), 'tx-too-big');
  });
});

describe('limits of an account', () => {
  test('no NET left, no CPU left', () => {
    const laboratory = new Laboratory();
    laboratory.push([
      lab('limits', 'lab', { account: 'alice', ram: -1n, net: 0n, cpu: 1_000_000n }),
      lab('limits', 'lab', { account: 'bob', ram: -1n, net: 1_000_000n, cpu: 0n }),
    ]);
    laboratory.block();
    expectRecorded(laboratory.refused([lab('answer', 'alice', { value: 3 })]), 'net-exhausted');
    expectRecorded(laboratory.refused([lab('answer', 'bob', { value: 3 })]), 'cpu-exhausted');
  });
});

describe('rejected with nodeos’ messages', () => {
  const laboratory = new Laboratory();
  const cases: [string, () => ChainError, number, string][] = [
    [
      'an irrelevant signature',
      () => laboratory.refused([lab('answer', 'alice', { value: 1 })], ['alice', 'bob']),
      3090002,
      'transaction bears irrelevant signatures from these keys: ["EOS',
    ],
    [
      'an unknown contract',
      () => laboratory.refused([lab('answer', 'alice', { value: 1 }, 'missing')]),
      3040000,
      "action's code account 'missing' does not exist",
    ],
    [
      'an unknown actor',
      () => laboratory.refused([lab('answer', 'missing', { value: 1 })]),
      3040000,
      "action's authorizing actor 'missing' does not exist",
    ],
    [
      'an unknown permission',
      () => laboratory.refused([lab('answer', 'alice@nope', { value: 1 })]),
      3040000,
      'action\'s authorizations include a non-existent permission: {"actor":"alice","permission":"nope"}',
    ],
    [
      'no authorisation at all',
      () => laboratory.refused([lab('answer', [], { value: 1 })]),
      3040003,
      'transaction must have at least one authorization',
    ],
    [
      'a name that is taken',
      () => laboratory.refused([laboratory.newAccount('alice')]),
      3050001,
      'Cannot create account named alice, as that name is already taken',
    ],
    [
      'an unsatisfiable authority',
      () =>
        laboratory.refused([
          native('updateauth', 'alice', {
            account: 'alice',
            permission: 'spare',
            parent: 'active',
            auth: { ...keyOnly('alice'), threshold: 2 },
          }),
        ]),
      3050000,
      'Invalid authority: ',
    ],
    [
      'a link to a permission that is not there',
      () =>
        laboratory.refused([
          native('linkauth', 'alice', { account: 'alice', code: 'lab', type: 'put', requirement: 'nope' }),
        ]),
      3060001,
      'Failed to retrieve permission: nope',
    ],
    [
      'RAM of an account that did not authorize it',
      () => {
        laboratory.push([native('setcode', 'bob', { account: 'bob', vmtype: 0, vmversion: 0, code: labCode })]);
        return laboratory.refused([lab('put', 'bob', { ...put('alice'), scope: 'bob' }, 'bob')]);
      },
      3050011,
      'unprivileged contract cannot increase RAM usage of another account that has not authorized the action: alice',
    ],
    [
      'an API for privileged contracts',
      () => laboratory.refused([lab('limits', 'bob', { account: 'bob', ram: -1n, net: -1n, cpu: -1n }, 'bob')]),
      3100005,
      'bob does not have permission to call this API',
    ],
    [
      'inline actions without end',
      () => laboratory.refused([lab('nest', 'lab', { depth: 11 })]),
      3040000,
      'max inline action depth per transaction reached',
    ],
    [
      'data that ends too early',
      () => laboratory.refused([{ ...lab('put', 'lab', put('lab')), data: new Uint8Array(3) }]),
      3050003,
      'assertion failure with message: datastream attempted to read past the end',
    ],
    [
      'a contract with a mistake',
      () => laboratory.refused([lab('trap', 'alice', { text: 'x is not a function' })]),
      3070002,
      'the contract failed: x is not a function',
    ],
    [
      'data of a native action that is none',
      () => laboratory.refused([{ ...laboratory.newAccount('carol'), data: new Uint8Array(9) }]),
      3015015,
      'error unpacking newaccount: Read past end of buffer',
    ],
    [
      'a transaction with extensions',
      () =>
        laboratory.refused([lab('answer', 'alice', { value: 1 })], undefined, {
          transaction_extensions: [[0, new Uint8Array(1)]],
        }),
      3040015,
      'no transaction extensions supported yet for input transactions',
    ],
    [
      'an expiration too far away',
      () =>
        laboratory.refused([lab('answer', 'alice', { value: 1 })], undefined, { expiration: '2026-11-21T02:00:00' }),
      3040006,
      'Transaction expiration is too far in the future relative to the reference time of',
    ],
    [
      'more NET than the transaction itself allows',
      () => laboratory.refused([lab('answer', 'alice', { value: 1 })], undefined, { max_net_usage_words: 10 }),
      3080002,
      'transaction net usage is too high: ',
    ],
  ];
  const labCode = laboratory.chain.state.database.code.values().next().value!.code;

  test.each(cases)('%s', (_name, refuse, code, message) => {
    const error = refuse();
    expect([error.code, error.message.slice(0, message.length)]).toEqual([code, message]);
  });

  test('the same key twice', () => {
    const packed = laboratory.signed(laboratory.transaction([lab('answer', 'alice', { value: 9 })]), ['alice']);
    const twice = { ...packed, signatures: [packed.signatures[0]!, packed.signatures[0]!] };
    expect(() => laboratory.chain.pushTransaction(twice)).toThrow(
      /^transaction includes more than one signature signed using the same key associated with public key: EOS/,
    );
    expect(testPublicKey('alice')).toMatch(/^PUB_K1_/);
  });
});

/** The other valid signature of the same key and digest: s mirrored, the point's parity flipped. */
function mirrored(signature: string): string {
  const { type, data } = parseSignature(signature);
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = BigInt(`0x${toHex(data.subarray(33))}`);
  const other = Uint8Array.from([
    ((data[0]! - 31) ^ 1) + 31,
    ...data.subarray(1, 33),
    ...fromHex((order - s).toString(16).padStart(64, '0')),
  ]);
  return formatSignature({ type, data: other });
}

test('a non-canonical signature is rejected although its key is recoverable', () => {
  const laboratory = new Laboratory();
  const packed = laboratory.signed(laboratory.transaction([lab('answer', 'alice', { value: 7 })]));
  const [own] = packed.signatures;
  const other = mirrored(own!);
  const digest = signingDigest(laboratory.chain.chainId, packed.packed_trx);
  expect(recoverPublicKey(digest, other)).toBe(recoverPublicKey(digest, own!));
  expect(() => laboratory.chain.pushTransaction({ ...packed, signatures: [other] })).toThrow(
    'signature is not canonical',
  );
  laboratory.chain.pushTransaction(packed);
});
