import { describe, expect, test } from 'vitest';
import { contracts } from '../registry.ts';
import { compileAbi } from '@antescope/codec/abi/compile';
import { actionInCore, msigAction, transfer } from './actions.ts';
import { eosToken, textInCore, unitsInCore } from './core-token.ts';
import { flavors } from '../flavors/registry.ts';
import { propose } from './proposals.ts';

const { core: wax } = flavors.wax;
const { core: telos } = flavors.telos;
const token = compileAbi(contracts.get('token')!.abi);
const msig = compileAbi(contracts.get('msig')!.abi);

describe('what is said of EOS on a chain that counts in another token', () => {
  test.each([
    ['12.5000 EOS', '12.50000000 WAX', '12.5000 TLOS'],
    ['-0.0001 EOS', '-0.00010000 WAX', '-0.0001 TLOS'],
    ['4,EOS', '8,WAX', '4,TLOS'],
    ['12.5000 USDT', '12.5000 USDT', '12.5000 USDT'],
    ['1.00 EOS', '1.00 EOS', '1.00 EOS'],
    ['Claim 5000.0000 EOS', 'Claim 5000.0000 EOS', 'Claim 5000.0000 EOS'],
    ['5.0000 EOS!', '5.0000 EOS!', '5.0000 EOS!'],
  ])('%s', (text, inWax, inTelos) => {
    expect([textInCore(text, eosToken), textInCore(text, wax), textInCore(text, telos)]).toEqual([
      text,
      inWax,
      inTelos,
    ]);
  });

  test('weights grow with the decimals', () => {
    expect([unitsInCore(10n, eosToken), unitsInCore(10n, wax), unitsInCore(10n, telos)]).toEqual([10n, 100_000n, 10n]);
  });

  test('an action is made again, one of another token comes out the same, and EOS leaves all as it is', () => {
    const gift = transfer('alice', 'bob', '1.2345 EOS', '1 EOS for you');
    expect(token.decodeAction('transfer', actionInCore(gift, wax).data)).toEqual({
      from: 'alice',
      to: 'bob',
      quantity: '1.23450000 WAX',
      memo: '1 EOS for you',
    });
    const usdt = transfer('alice', 'bob', '1.0000 USDT', '', 'tethertether');
    expect(actionInCore(usdt, wax)).toEqual(usdt);
    expect(actionInCore(gift, eosToken)).toBe(gift);
  });

  test('a proposal within a proposal speaks of it too; what is bytes stays bytes', () => {
    const inner = propose(0, 'alice', 'inner', [transfer('multisig1111', 'bob', '1.0000 EOS', '')]);
    const riddle = { ...inner, account: 'lonely111111', data: Uint8Array.of(1, 2, 3) };
    const outer = actionInCore(propose(0, 'alice', 'outer', [inner, riddle]), wax);
    const { trx } = msig.decodeAction('propose', outer.data) as { trx: { actions: { data: Uint8Array }[] } };
    const [first, second] = trx.actions;
    const boxed = msig.decodeAction('propose', first!.data) as typeof trx & {
      trx: { actions: { data: Uint8Array }[] };
    };
    const paid = token.decodeAction('transfer', boxed.trx.actions[0]!.data);
    expect(paid).toMatchObject({ quantity: '1.00000000 WAX' });
    expect(second!.data).toEqual(Uint8Array.of(1, 2, 3));
    const level = { actor: 'alice', permission: 'active' };
    const approval = msigAction('approve', 'alice', { proposer: 'alice', proposal_name: 'outer', level });
    expect(actionInCore(approval, wax)).toEqual(approval);
  });
});
