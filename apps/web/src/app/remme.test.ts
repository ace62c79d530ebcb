import { nameToU64 } from '@antescope/codec/chain/name';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { remme } from '@antescope/chains/chains/remme';
import { configFromFacts } from '@antescope/chains/config/config-from-facts';
import { eosioFamily } from '@antescope/chains/families/eosio/family';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { contextOver, mainText } from '../../test/page-of.ts';

let node: RecordedNode;
beforeAll(async () => {
  node = await startRecordedNode();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
});
afterAll(async () => {
  vi.useRealTimers();
  await node.close();
});

/**
 * Renames accounts below eosio, and the symbol EOS, to their names on Remme, also in packed data. ABI versions and field
 * names are unchanged.
 */
function inRem(text: string): string {
  let renamed = text.replaceAll(/\beosio\b(?!::abi|_)/g, 'rem').replaceAll(/\bEOS\b/g, 'REM');
  for (const [from, to] of packed) renamed = renamed.replaceAll(from, to);
  return renamed;
}

const packed = [
  [packedName('eosio'), packedName('rem')],
  [packedName('eosio.token'), packedName('rem.token')],
  ['04454f5300000000', '0452454d00000000'],
] as const;

function packedName(name: string): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(nameToU64(name));
  return bytes.toString('hex');
}

function inEosio(text: string): string {
  return text.replaceAll(/\brem\b(?=["./\s])/g, 'eosio').replaceAll(/\bREM\b/g, 'EOS');
}

/** A node backed by `answer` that records request bodies. */
function recording(answer: typeof fetch): { requests: string[]; fetch: typeof fetch } {
  const requests: string[] = [];
  return {
    requests,
    fetch: (input, init) => {
      requests.push(String(init?.body ?? ''));
      return answer(input, init);
    },
  };
}

/** The recorded node, with one balance that was not recorded. */
const asEosio: typeof fetch = (input, init) =>
  String(init?.body).includes('"eosio.stake"')
    ? Promise.resolve(Response.json(['160000000.0000 EOS']))
    : fetch(input, init);

/** The same node with the system accounts and the token of a Remme node. */
const asRemme: typeof fetch = async (input, init) => {
  const answer = await asEosio(input, { ...init, body: inEosio(String(init?.body ?? '')) });
  return new Response(inRem(await answer.text()), { status: answer.status });
};

const own = { chainId: null, walletProviders: ['local-key'] };

/** Remme as configured in the registry. */
const onRemme = (answers: typeof fetch) =>
  contextOver(node.url, { key: 'remme', fetch: answers, chain: { ...own, coreSymbol: remme.coreSymbol } });

/** The same chain with the names of the reference contracts. */
function onEosio(answers: typeof fetch) {
  const chain = configFromFacts({ ...remme, family: eosioFamily, coreSymbol: { code: 'EOS', precision: 4 } });
  return contextOver(node.url, { fetch: answers, chain: { ...chain, endpoints: [node.url], ...own } });
}

/** The page reads the same on both chains after renaming, contains `content`, and no request names eosio. */
async function readsLikeEosio(path: string, content: string): Promise<void> {
  const [eosio, rem] = [recording(asEosio), recording(asRemme)];
  const expected = inRem(await mainText(path, onEosio(eosio.fetch)));
  const text = await mainText(inRem(path), onRemme(rem.fetch));
  const steady = (page: string): string => page.replaceAll(/\d+ ms/g, 'ms');
  expect(steady(text)).toBe(steady(expected));
  expect(text).toContain(content);
  expect(rem.requests.toSorted()).toEqual(eosio.requests.map(inRem).toSorted());
  expect(rem.requests.join('\n')).not.toContain('eosio');
}

describe('a chain whose system account is rem reads like one of eosio', () => {
  test.each([
    ['/', '160,000,000 .0000 REM'],
    ['/account/alice', '44,994,975.4392 REM'],
    ['/account/alice?tab=transactions', ''],
    ['/account/alice?tab=resources', '39,999,649.5 000 REM'],
    ['/account/alice?tab=votes', 'arcticbp1111'],
    ['/account/alice?tab=permissions', 'rem.token :: transfer'],
    ['/account/alice?tab=controlled', 'multisig1111'],
    ['/account/eosio', '654,295,864.6225 REM'],
    ['/chain', 'umbrabp11111'],
    ['/vote/proxies', ' REM 21 producers'],
    ['/msigs', 'rem::setparams'],
    ['/msigs?by=alice', '2 × rem.token::transfer'],
    ['/supply', '399.6949 REM'],
    ['/tokens/EOS-remme-eosio.token', '2,100,000,000 .0000 REM'],
    ['/wallet/ram/buy', '0.0149 REM'],
  ])('%s', readsLikeEosio);

  needsRecordings('contract pages of a Remme chain', () => {
    test.each([
      ['/account/eosio.token?tab=contract', 'issuer, maximum_supply'],
      ['/contract?account=eosio&tab=Tables&table=producers&scope=eosio', 'limitauthchg'],
      ['/contract?account=eosio.token&tab=Tables&table=stat&scope=EOS', 'currency_stats'],
    ])('%s', readsLikeEosio);
  });

  // Not recorded: checks the requests only.
  test.each(['/vote', '/stats/votes', '/namebids', '/tokens', '/msig/alice/pending1', '/msig/bob/newauth', '/live'])(
    'requests of %s',
    async (path) => {
      const [eosio, rem] = [recording(asEosio), recording(asRemme)];
      const expected = inRem(await mainText(path, onEosio(eosio.fetch)));
      expect(await mainText(path, onRemme(rem.fetch))).toBe(expected);
      expect(rem.requests.toSorted()).toEqual(eosio.requests.map(inRem).toSorted());
      expect(rem.requests.join('\n')).not.toContain('eosio');
    },
  );
});
