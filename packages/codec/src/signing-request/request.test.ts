import { deflateRawSync } from 'node:zlib';
import { base64urlnopad } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDocumented } from '../../test/documented.ts';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { compileAbi } from '../abi/compile.ts';
import { concat, decodeText } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { callbackOf } from './callback.ts';
import { parseIdentityProof } from './identity-proof.ts';
import { placeholderActor, placeholderPermission } from './request.ts';
import { rawTransaction, resolveRequest } from './resolve.ts';
import { chainIdOf, chainIdsOf, createRequest, infoOf } from './signing-request.ts';
import { requestFromUri, requestToUri } from './uri.ts';

// From the protocol's documentation: a vote for a proxy by any signer.
const vote = 'esr://gmNgZGRkAIFXBqEFopc6760yugsVYWBggtKCMIEFRnclpF9eTWUACgAA';
const mainnet = 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906';
const devnet = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
const system = compileAbi(
  abiOf({
    structs: [structOf('voteproducer voter:name proxy:name producers:name[]')],
    actions: [{ name: 'voteproducer', type: 'voteproducer', ricardian_contract: '' }],
  }),
);
const signer = { actor: 'alice', permission: 'active' };
const context = { expiration: '2026-11-21T03:20:00', ref_block_num: 1, ref_block_prefix: 2 };

describe('a request of the documentation', () => {
  test('is read, written to the same text, and understood in all spellings', () => {
    const request = requestFromUri(vote);
    expect(chainIdOf(request)).toBe(mainnet);
    expect(rawTransaction(request).actions[0]).toMatchObject({
      account: 'eosio',
      name: 'voteproducer',
      authorization: [{ actor: placeholderActor, permission: placeholderPermission }],
    });
    expect(requestToUri(request)).toBe(vote);
    const body = vote.slice(6);
    for (const spelling of [`esr:${body}`, `web+esr://${body}`, `web+esr:${body}`, `ESR:${body}`, ` ${vote}= `])
      expect(requestFromUri(spelling)).toEqual(request);
    expect(requestToUri(request, { scheme: 'web+esr', slashes: false })).toBe(`web+esr:${body}`);
  });

  test('resolves to a transaction of the signer', () => {
    const request = requestFromUri(vote);
    const resolved = resolveRequest(request, new Map([['eosio', system]]), signer, context);
    expect(resolved.transaction).toMatchObject(context);
    const [action] = resolved.transaction.actions;
    expect(action!.authorization).toEqual([signer]);
    expect(system.decodeAction('voteproducer', action!.data)).toEqual({
      voter: 'alice',
      proxy: 'greymassvote',
      producers: [],
    });
    expect(callbackOf(resolved, ['SIG_K1_x'])).toBeNull();
  });

  test('says what is missing for it', () => {
    const request = requestFromUri(vote);
    expect(() => resolveRequest(request, new Map(), signer, context)).toThrow('Missing abi for eosio');
    expect(() => resolveRequest(request, new Map([['eosio', system]]), signer, {})).toThrow(
      'Required configuration or TAPOS fields are not present',
    );
    const other = compileAbi(abiOf({}));
    expect(() => resolveRequest(request, new Map([['eosio', other]]), signer, context)).toThrow(
      'Unknown action voteproducer in contract eosio',
    );
  });
});

describe('chains', () => {
  const req = ['action[]', []] as ['action[]', []];
  test('one, some or any', () => {
    expect(createRequest({ chainId: mainnet, req }).chain).toEqual(['chain_alias', 1]);
    const own = createRequest({ chainId: devnet, req });
    expect(chainIdOf(requestFromUri(requestToUri(own)))).toBe(devnet);
    const some = requestFromUri(requestToUri(createRequest({ chainId: null, chainIds: [mainnet, devnet], req })));
    expect(some.version).toBe(3);
    expect(chainIdOf(some)).toBeNull();
    expect(chainIdsOf(some)).toEqual([mainnet, devnet]);
    expect(resolveRequest(some, new Map(), signer, { ...context, chainId: devnet }).chainId).toBe(devnet);
    expect(() => resolveRequest(some, new Map(), signer, context)).toThrow(
      'Missing chosen chain ID for multi-chain request',
    );
    expect(() => resolveRequest(some, new Map(), signer, { ...context, chainId: '00'.repeat(32) })).toThrow(
      'Trying to resolve for chain ID not defined in request',
    );
    expect(chainIdsOf(createRequest({ chainId: null, req }))).toBeNull();
  });

  test('an unknown alias', () => {
    const request = {
      ...createRequest({ chainId: mainnet, req }),
      chain: ['chain_alias', 99] as ['chain_alias', number],
    };
    expect(() => chainIdOf(requestFromUri(requestToUri(request)))).toThrow('Unknown chain id alias');
  });
});

describe('identities', () => {
  test('are never sent, and have no block', () => {
    const identity = ['identity', { scope: 'app', permission: null }] as const;
    expect(() => createRequest({ chainId: mainnet, req: [...identity], broadcast: true })).toThrow(
      'Invalid request (identity request cannot be broadcast)',
    );
    const request = createRequest({ chainId: mainnet, req: [...identity] });
    expect(request).toMatchObject({ version: 3, flags: 0 });
    const resolved = resolveRequest(request, new Map(), signer, { expiration: context.expiration });
    expect(resolved.transaction).toMatchObject({
      ref_block_num: 0,
      ref_block_prefix: 0,
      expiration: context.expiration,
    });
    expect(() => resolveRequest(request, new Map(), signer)).toThrow('Required configuration');
    const second = createRequest({ chainId: mainnet, req: ['identity', { scope: '', permission: signer }] });
    expect(second.version).toBe(2);
    expect(resolveRequest(second, new Map(), signer).transaction.expiration).toBe('1970-01-01T00:00:00');
    for (const text of ['', 'EOSIO', 'EOSIO !', 'Bearer abc', 'EOSIO AAAA'])
      expect(() => parseIdentityProof(text)).toThrow(CodecError);
  });
});

describe('what strangers send', () => {
  test('places in a callback are filled with what is known and nothing else', () => {
    const request = createRequest({
      chainId: mainnet,
      req: ['action[]', []],
      callback: 'https://x.example/{{sa}}/{{constructor}}/{{SP}}/{{bn}}/{{sp}}',
      background: true,
      info: { note: 'héllo' },
    });
    expect(decodeText(infoOf(requestFromUri(requestToUri(request)), 'note')!)).toBe('héllo');
    expect(infoOf(request, 'other')).toBeNull();
    const resolved = resolveRequest(request, new Map(), signer, context);
    const callback = callbackOf(resolved, ['SIG_K1_x'])!;
    expect(callback.url).toBe('https://x.example/alice//{{SP}}//active');
    expect(callback.background).toBe(true);
    expect(() => callbackOf(resolved, [])).toThrow('Must have at least one signature to resolve callback');
  });

  test('texts that are no request, versions that do not exist, and bombs', () => {
    for (const text of ['', 'esr:', 'esr://', 'https://gmNg', 'esr:?', 'esr://a', 'javascript:esr:gmNg'])
      expect(() => requestFromUri(text)).toThrow('Invalid request uri');
    for (const header of [0, 1, 4, 0x81])
      expect(() => requestFromUri(`esr:${base64urlnopad.encode(Uint8Array.of(header, 0, 1))}`)).toThrow(
        'Unsupported protocol version',
      );
    const bomb = concat(Uint8Array.of(0x82), new Uint8Array(deflateRawSync(new Uint8Array(5_000_000))));
    expect(() => requestFromUri(`esr:${base64urlnopad.encode(bomb)}`)).toThrow('Decompressed data is too large');
    const cut = base64urlnopad.encode(Uint8Array.of(2, 0, 1, 1, 1));
    expect(() => requestFromUri(`esr:${cut}`)).toThrow('Read past end of buffer');
  });

  test('changed and random requests are read or refused with a documented error', () => {
    const good = base64urlnopad.decode(requestToUri(requestFromUri(vote), { compress: false }).slice(6));
    const changed = fc
      .tuple(fc.nat(good.length - 1), fc.nat(255), fc.integer({ min: 1, max: good.length }))
      .map(([at, byte, end]) => {
        const bytes = good.slice(0, end);
        if (at < end) bytes[at] = byte;
        return bytes;
      });
    const random = fc.tuple(fc.constantFrom(2, 3, 0x82, 0x83), fc.uint8Array({ maxLength: 200 }));
    const any = fc.oneof(
      changed,
      random.map(([header, rest]) => Uint8Array.from([header, ...rest])),
    );
    fc.assert(
      fc.property(any, (bytes) => {
        try {
          const request = requestFromUri(`esr:${base64urlnopad.encode(bytes)}`);
          resolveRequest(request, new Map([['eosio', system]]), signer, { ...context, chainId: mainnet });
        } catch (error) {
          expectDocumented(error);
        }
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 100_000 : 1000 },
    );
  });
});
