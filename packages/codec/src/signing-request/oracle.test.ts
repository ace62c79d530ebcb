import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ABI, Bytes } from '@wharfkit/antelope';
import {
  IdentityProof,
  SigningRequest as PeerRequest,
  type SigningRequestCreateArguments,
} from '@wharfkit/signing-request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { compileAbi } from '../abi/compile.ts';
import { abiToJson } from '../abi/json.ts';
import { toHex } from '../bytes/bytes.ts';
import { recoverPublicKey } from '../curve/recover.ts';
import { publicKeyOf, sign } from '../curve/sign.ts';
import { u64ToName } from '../chain/name.ts';
import { secondsToTimePointSec } from '../chain/time.ts';
import type { Action, Transaction } from '../chain/transaction.ts';
import { callbackOf } from './callback.ts';
import { formatIdentityProof, identityProof, identityProofDigest, parseIdentityProof } from './identity-proof.ts';
import { placeholderActor, placeholderPermission, type RequestPayload, type SigningRequest } from './request.ts';
import { contractsOf, resolveRequest } from './resolve.ts';
import { createRequest, packRequest, type RequestParts } from './signing-request.ts';
import { requestFromUri, requestToUri } from './uri.ts';

const soak = process.env.ANTESCOPE_SOAK === '1' ? 50 : 1;
const zlib = {
  deflateRaw: (data: Uint8Array): Uint8Array => new Uint8Array(deflateRawSync(data, { level: 9 })),
  inflateRaw: (data: Uint8Array): Uint8Array => new Uint8Array(inflateRawSync(data)),
};

const abi = abiOf({
  types: [{ new_type_name: 'account_name', type: 'name' }],
  structs: [
    structOf('level actor:name permission:name'),
    structOf('base who:account_name'),
    structOf('do(base) to:name[] memo:string maybe:level? either:choice cost:extended_asset late:name$'),
  ],
  variants: [{ name: 'choice', types: ['name', 'uint8', 'level'] }],
  actions: [{ name: 'do', type: 'do', ricardian_contract: '' }],
});
const compiled = compileAbi(abi);
const peerAbi = ABI.from(abiToJson(abi) as unknown as string);

const name = fc.bigInt(3n, 0xffffffffffffffffn).map(u64ToName);
const placed = fc.oneof(name, fc.constantFrom(placeholderActor, placeholderPermission));
const level = fc.record({ actor: placed, permission: placed });
const signerLevel = fc.record({ actor: name, permission: name });
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constant(placeholderActor));

const data = fc
  .record({
    who: placed,
    to: fc.array(placed, { maxLength: 3 }),
    memo: text,
    maybe: fc.option(level),
    either: fc.oneof(
      placed.map((value) => ['name', value] as const),
      fc.nat(255).map((value) => ['uint8', value] as const),
      level.map((value) => ['level', value] as const),
    ),
    cost: placed.map((contract) => ({ quantity: '1.0000 EOS', contract })),
    late: fc.option(placed, { nil: undefined }),
  })
  .map(({ late, ...rest }) => (late === undefined ? rest : { ...rest, late }));

const action: fc.Arbitrary<Action> = fc
  .record({ account: name, authorization: fc.array(level, { maxLength: 3 }), data })
  .map((parts) => ({ ...parts, name: 'do', data: compiled.encodeAction('do', parts.data) }));

const tied = fc.record({
  expiration: fc.integer({ min: 0, max: 0xffffffff }).map(secondsToTimePointSec),
  ref_block_num: fc.nat(0xffff),
  ref_block_prefix: fc.integer({ min: 0, max: 0xffffffff }),
});
const untied = fc.constant({ expiration: '1970-01-01T00:00:00', ref_block_num: 0, ref_block_prefix: 0 });
const transaction: fc.Arbitrary<Transaction> = fc
  .tuple(
    fc.oneof(tied, untied),
    fc.record({
      max_net_usage_words: fc.nat(),
      max_cpu_usage_ms: fc.nat(255),
      delay_sec: fc.nat(),
      context_free_actions: fc.array(action, { maxLength: 1 }),
      actions: fc.array(action, { maxLength: 3 }),
      transaction_extensions: fc.array(
        fc.tuple(fc.nat(0xffff), fc.uint8Array({ maxLength: 9 })).map((pair): [number, Uint8Array] => pair),
        { maxLength: 2 },
      ),
    }),
  )
  .map(([times, rest]) => ({ ...times, ...rest }));

// Placeholders in their own fields; see the disagreements for others.
const identityLevel = fc.record({
  actor: fc.oneof(name, fc.constant(placeholderActor)),
  permission: fc.oneof(name, fc.constant(placeholderPermission)),
});
const req: fc.Arbitrary<RequestPayload> = fc.oneof(
  action.map((value): RequestPayload => ['action', value]),
  // The peer stores a list of one action as a single action, although the list is valid.
  fc
    .array(action, { maxLength: 4 })
    .map((list): RequestPayload => (list.length === 1 ? ['action', list[0]!] : ['action[]', list])),
  transaction.map((value): RequestPayload => ['transaction', value]),
  fc
    .record({ scope: fc.oneof(fc.constant(''), name), permission: fc.option(identityLevel) })
    .map((value): RequestPayload => ['identity', value]),
);

const chains = [
  'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906',
  '1064487b3cd1a897ce03ae5b6a865651747e2e152090f99c1d19d44e01aea5a4',
  '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d',
] as const;
const parts: fc.Arbitrary<RequestParts> = fc
  .record({
    req,
    chainId: fc.option(fc.constantFrom(...chains)),
    chainIds: fc.option(fc.subarray([...chains]), { nil: undefined }),
    broadcast: fc.boolean(),
    background: fc.boolean(),
    callback: fc.oneof(
      fc.constant(''),
      fc.constant('https://x.example/?s={{sig}}&t={{tx}}&b={{bn}}&z={{zz}}&a={{sa}}'),
    ),
    info: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(text, fc.uint8Array({ maxLength: 20 })), {
      maxKeys: 3,
    }),
  })
  .map(({ chainIds, ...rest }) => ({
    ...rest,
    broadcast: rest.req[0] !== 'identity' && rest.broadcast,
    ...(chainIds === undefined ? {} : { chainIds }),
  }));

const context = {
  expiration: '2026-11-21T03:20:00',
  ref_block_num: 4711,
  ref_block_prefix: 305419896,
};

function peerOf({ req: [kind, thing], ...rest }: RequestParts): PeerRequest {
  const plain = (one: Action): unknown => ({ ...one, data: Bytes.from(one.data) });
  const asked: Record<string, unknown> = {};
  if (kind === 'action') asked.action = plain(thing);
  else if (kind === 'action[]') asked.actions = thing.map(plain);
  else if (kind === 'identity') asked.identity = { scope: thing.scope, permission: thing.permission ?? undefined };
  else {
    const extensions = thing.transaction_extensions.map(([type, data]) => ({ type, data: Bytes.from(data) }));
    asked.transaction = {
      ...thing,
      actions: thing.actions.map(plain),
      context_free_actions: thing.context_free_actions.map(plain),
      transaction_extensions: extensions,
    };
  }
  const info = Object.fromEntries(
    Object.entries(rest.info ?? {}).map(([key, value]) => [key, typeof value === 'string' ? value : Bytes.from(value)]),
  );
  return PeerRequest.createSync(
    {
      ...asked,
      chainId: rest.chainId,
      chainIds: rest.chainIds,
      broadcast: rest.broadcast,
      callback: { url: rest.callback, background: rest.background },
      info,
    } as unknown as SigningRequestCreateArguments,
    { zlib },
  );
}

describe('requests equal @wharfkit/signing-request', () => {
  test('bytes, digests and URIs, both directions', () => {
    fc.assert(
      fc.property(parts, fc.boolean(), fc.boolean(), (given, slashes, compress) => {
        const ours = createRequest(given);
        const peer = peerOf(given);
        expect(peer.version).toBe(ours.version);
        expect(toHex(packRequest(ours))).toBe(toHex(peer.getData()));
        expect(requestFromUri(peer.encode(compress, slashes))).toEqual(ours);
        const back = PeerRequest.from(requestToUri(ours, { compress, slashes }), { zlib });
        expect(toHex(back.getData())).toBe(toHex(packRequest(ours)));
      }),
      { numRuns: 100 * soak },
    );
  });

  test('what they resolve to', () => {
    fc.assert(
      fc.property(parts, signerLevel, (given, signer) => {
        const ours = createRequest(given);
        const peer = peerOf(given);
        expect(contractsOf(ours)).toEqual(
          peer
            .getRequiredAbis()
            .map(String)
            .filter((account, i, all) => all.indexOf(account) === i),
        );
        const chainId = given.chainId ?? given.chainIds?.[0] ?? chains[0];
        const allowed = given.chainId !== null || given.chainIds === undefined || given.chainIds.length > 0;
        const abis = new Map(contractsOf(ours).map((account) => [account, compiled]));
        const peerAbis = new Map(contractsOf(ours).map((account) => [account, peerAbi]));
        const resolve = () => resolveRequest(ours, abis, signer, { ...context, chainId });
        if (!allowed) {
          expect(resolve).toThrow('Trying to resolve for chain ID not defined in request');
          return;
        }
        const resolved = resolve();
        const theirs = peer.resolve(peerAbis, signer, { ...context, chainId });
        expect(toHex(resolved.packed)).toBe(toHex(theirs.serializedTransaction));
        expect(toHex(resolved.digest)).toBe(theirs.signingDigest.hexString);
        checkCallback(ours, resolved, theirs);
      }),
      { numRuns: 100 * soak },
    );
  });

  const key = { type: 'K1', data: new Uint8Array(32).fill(7) } as const;
  const signatures = [sign(new Uint8Array(32), key), sign(new Uint8Array(32).fill(1), key)];

  function checkCallback(
    ours: SigningRequest,
    resolved: ReturnType<typeof resolveRequest>,
    theirs: ReturnType<PeerRequest['resolve']>,
  ): void {
    const [first] = signatures;
    const callback = callbackOf(resolved, [first!], 1234);
    const expected = theirs.getCallback([first!], 1234);
    if (ours.callback === '') {
      expect(callback).toBeNull();
      expect(expected).toBeNull();
      return;
    }
    const { req: asked, sig0, ...payload } = callback!.payload;
    const { req: theirAsked, ...theirPayload } = expected!.payload;
    expect(sig0).toBe(first);
    expect(payload).toEqual(theirPayload);
    expect(requestFromUri(theirAsked)).toEqual(requestFromUri(asked!));
    expect(callback!.background).toBe(expected!.background);
    expect(callback!.url).toBe(expected!.url);
  }

  test('disagreement: with two signatures the peer calls the second sig0; the protocol counts all of them from the first', () => {
    const given: RequestParts = { chainId: chains[0], req: ['action[]', []], callback: 'https://x.example' };
    const resolved = resolveRequest(createRequest(given), new Map(), { actor: 'alice', permission: 'active' }, context);
    const theirs = peerOf(given).resolve(new Map(), { actor: 'alice', permission: 'active' }, context);
    expect(theirs.getCallback(signatures)!.payload).toMatchObject({ sig: signatures[0], sig0: signatures[1] });
    expect(callbackOf(resolved, signatures)!.payload).toMatchObject({
      sig: signatures[0],
      sig0: signatures[0],
      sig1: signatures[1],
    });
  });

  test('disagreement: an identity whose permission is the placeholder of accounts; by the peer its own proof does not fit it', () => {
    const permission = { actor: placeholderActor, permission: placeholderActor };
    const given: RequestParts = { chainId: chains[0], req: ['identity', { scope: 'app', permission }], callback: '' };
    const signer = { actor: 'alice', permission: 'owner' };
    const ours = resolveRequest(createRequest(given), new Map(), signer, context);
    const theirs = peerOf(given).resolve(new Map(), signer, context);
    const signature = sign(ours.digest, key);
    const theirProof = theirs.getIdentityProof(signature);
    expect(String(theirProof.recover())).toBe(publicKeyOf(key));
    expect(theirs.signingDigest.hexString).not.toBe(toHex(ours.digest));
    expect(toHex(identityProofDigest(identityProof(ours, signature)))).toBe(toHex(ours.digest));
  });

  test('signed requests, and proofs of identity', () => {
    fc.assert(
      fc.property(parts, signerLevel, (given, signer) => {
        const request = createRequest(given);
        const digest = Uint8Array.from(PeerRequest.from(requestToUri(request), { zlib }).getSignatureDigest().array);
        const signature = sign(digest, key);
        const signed: SigningRequest = { ...request, signature: { signer: signer.actor, signature } };
        const peer = PeerRequest.from(requestToUri(signed), { zlib });
        expect(String(peer.signature!.signer)).toBe(signer.actor);
        expect(String(peer.signature!.signature.recoverDigest(peer.getSignatureDigest()))).toBe(publicKeyOf(key));
        expect(requestFromUri(peer.encode())).toEqual(signed);
      }),
      { numRuns: 10 * soak },
    );
    fc.assert(
      fc.property(name, signerLevel, fc.constantFrom(...chains), (scope, signer, chainId) => {
        const request = createRequest({ chainId, req: ['identity', { scope, permission: null }] });
        const resolved = resolveRequest(request, new Map(), signer, context);
        const proof = identityProof(resolved, sign(resolved.digest, key));
        const header = formatIdentityProof(proof);
        const peer = IdentityProof.from(header);
        expect(String(peer)).toBe(header);
        expect(String(peer.recover())).toBe(publicKeyOf(key));
        expect(recoverPublicKey(identityProofDigest(proof), proof.signature)).toBe(publicKeyOf(key));
        expect(parseIdentityProof(header)).toEqual(proof);
      }),
      { numRuns: 10 * soak },
    );
  });
});
