import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { type PresentVote, setProxy, voteChanges, voteProducers } from './vote.ts';

const context = (present: PresentVote | null) => ({ chain: eosChain, facts: { present, idleProxies: [] } });

function vote(producers: string, present: PresentVote | null = null) {
  const reading = voteProducers.read({ producers }, context(present));
  if (!reading.ok) return reading.faults.producers?.code;
  const { summary, warnings } = reading.act;
  return {
    data: reading.act.actions(alice)[0]?.data,
    summary: summary.code,
    warnings: warnings.map(({ code }) => code),
  };
}

test('[VOTE-006] a vote has its producers in the order of their values, and no proxy', () => {
  expect(vote('zed b1 a.b a1 a')).toEqual({
    data: { voter: 'alice', proxy: '', producers: ['a', 'a.b', 'a1', 'b1', 'zed'] },
    summary: 'vote',
    warnings: ['votes-added'],
  });
});

test('a ballot is compared with the present vote: added, removed and replaced votes', () => {
  const present = { producers: ['a', 'b', 'c'], proxy: '' };
  expect(voteChanges(present.producers, ['b', 'c', 'd'])).toEqual({ added: ['d'], removed: ['a'] });
  expect(vote('a b c d', present)).toMatchObject({ summary: 'update-vote', warnings: ['votes-added'] });
  expect(vote('b', present)).toMatchObject({ summary: 'update-vote', warnings: ['votes-removed'] });
  expect(vote('', present)).toMatchObject({ summary: 'withdraw-votes', data: { producers: [] } });
  expect(vote('a', { producers: [], proxy: 'carol' })).toMatchObject({
    summary: 'vote',
    warnings: ['proxy-replaced', 'votes-added'],
  });
});

test('what replaces a vote that could not be read says so', () => {
  const facts = { present: null, unread: true, idleProxies: [] };
  for (const reading of [
    voteProducers.read({ producers: 'a' }, { chain: eosChain, facts }),
    setProxy.read({ proxy: 'proxyvoter11' }, { chain: eosChain, facts }),
  ])
    expect(reading.ok && reading.act.warnings).toEqual([{ code: 'votes-unread', args: [] }]);
});

test('an empty ballot without a vote, and more producers than the chain counts', () => {
  expect(vote('')).toBe('nothing-voted');
  expect(vote('', { producers: [], proxy: '' })).toBe('nothing-voted');
  const many = Array.from({ length: 31 }, (_, i) => `producer${'abcdefghijklmnopqrstuvwxyz12345'[i]}`);
  expect(vote(many.join(' '))).toBe('too-many-producers');
  expect(vote(many.slice(1).join(' '))).toMatchObject({ summary: 'vote' });
});

test('a proxy that votes for no producers takes the votes with it, which the review says', () => {
  const facts = { present: null, idleProxies: ['idleproxy111'] };
  const warningsOf = (proxy: string) => {
    const reading = setProxy.read({ proxy }, { ...context(null), facts });
    return reading.ok && reading.act.warnings;
  };
  expect(warningsOf('idleproxy111')).toEqual([{ code: 'proxy-idle', args: ['idleproxy111'] }]);
  expect(warningsOf('proxyvoter11')).toEqual([]);
});

test('a proxy votes instead of the producers chosen so far', () => {
  const reading = setProxy.read({ proxy: 'proxyvoter11' }, context({ producers: ['a'], proxy: '' }));
  expect(reading.ok && reading.act.actions(alice)).toMatchObject([
    { name: 'voteproducer', data: { voter: 'alice', proxy: 'proxyvoter11', producers: [] } },
  ]);
  expect(reading.ok && reading.act.warnings).toEqual([{ code: 'votes-removed', args: ['1', 'a'] }]);
  const other = setProxy.read({ proxy: 'proxyvoter11' }, context({ producers: [], proxy: 'carol' }));
  expect(other.ok && other.act.warnings).toEqual([{ code: 'proxy-replaced', args: ['carol'] }]);
});
