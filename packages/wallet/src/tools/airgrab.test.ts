import type { AirgrabMethod } from '@antescope/sources/services/airgrabs/airgrabs';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { claimAirgrab } from './airgrab.ts';

const chain = { ...eosChain, features: { ...eosChain.features, airgrabs: true } };
const token = (method: AirgrabMethod, code = 'GRAB') => ({
  name: 'Grab',
  contract: 'grabgrab1111',
  code,
  precision: 4,
  method,
  logo: null,
  website: null,
});

function read(method: AirgrabMethod, freeRam: bigint | null = 1000n) {
  return claimAirgrab.read({ token: 'grabgrab1111 GRAB' }, { chain, facts: { tokens: [token(method)], freeRam } });
}

test('each method is the action of that name with the data it takes', () => {
  const dataOf = (method: AirgrabMethod): unknown => {
    const reading = read(method);
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.act.estimate?.text).toEqual({ code: 'ram-used', args: ['240'] });
    const [action] = reading.act.actions(alice);
    expect(action).toMatchObject({ account: 'grabgrab1111', name: method, authorization: [alice] });
    return action!.data;
  };
  expect(dataOf('claim')).toEqual({ claimer: 'alice' });
  expect(dataOf('open')).toEqual({ owner: 'alice', symbol: '4,GRAB', ram_payer: 'alice' });
  expect(dataOf('signup')).toEqual({ owner: 'alice', quantity: '0.0000 GRAB' });
});

test('an account with too little RAM cannot claim; one with unknown RAM is left to the preview', () => {
  expect(read('claim', 239n)).toMatchObject({ ok: false, faults: { token: { code: 'ram-missing', args: ['239'] } } });
  expect(read('claim', 240n).ok).toBe(true);
  expect(read('claim', null).ok).toBe(true);
  expect(claimAirgrab.read({}, { chain, facts: { tokens: [], freeRam: null } }).ok).toBe(false);
});
