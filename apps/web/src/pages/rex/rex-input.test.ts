import { expect, test } from 'vitest';
import { checkRex } from './rex-input.ts';
import { strings } from './strings/en.ts';

const around = { symbol: { code: 'EOS', precision: 4 }, stake: { cpu: '1.0000 EOS', net: '0.5000 EOS' }, strings };

test('[REX-016] [REX-017] [REX-019] of the own stake 0.2 of CPU and of NET have to stay', () => {
  expect(checkRex('lendStake', { cpu: '0.8', net: '0.3' }, around)).toEqual({
    act: { act: 'lendStake', cpu: '0.8000 EOS', net: '0.3000 EOS' },
  });
  expect(checkRex('lendStake', { cpu: '0.8001', net: '0.3' }, around)).toEqual({
    faults: { cpu: 'Stake too low: keep at least 0.2000 EOS staked for CPU and NET on your own account.' },
  });
  expect(checkRex('lendStake', { cpu: '', net: '0.4' }, around)).toEqual({
    faults: { net: 'Stake too low: keep at least 0.2000 EOS staked for CPU and NET on your own account.' },
  });
});

test('a rent deposits what it pays and what it keeps for renewals', () => {
  expect(checkRex('rentCpu', { receiver: 'bob', amount: '1', fund: '0.25' }, around)).toEqual({
    act: { act: 'rentCpu', receiver: 'bob', amount: '1.0000 EOS', fund: '0.2500 EOS', deposit: '1.2500 EOS' },
  });
});

test('what is no amount, too fine, nothing or no name is said at its field', () => {
  for (const amount of ['', '0', 'x', '1.00001', '-1', '1e9'])
    expect(checkRex('lendLiquid', { amount }, around)).toEqual({ faults: { amount: strings.invalid('1.0000 EOS') } });
  expect(checkRex('sell', { rex: '1.00001' }, around)).toEqual({ faults: { rex: strings.invalid('1.0000 REX') } });
  expect(checkRex('fundCpu', { loan: 'one', amount: '1' }, around)).toEqual({ faults: { loan: strings.notNumber } });
  expect(checkRex('rentNet', { receiver: 'BOB', amount: '1' }, around)).toEqual({
    faults: { receiver: strings.notName },
  });
});
