import { lendingContract } from '../../contracts/xpr/lending-contract.ts';
import { treasuryContract } from '../../contracts/xpr/treasury-contract.ts';
import { contractAction, deploy, transfer } from '../../story/actions.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

/** Metal Dollar for wrapped tokens: one redeemed again, one not accepted any more. */
export function openTreasury(story: StoryRunner): void {
  story.send(deploy('xmd.treasury', treasuryContract));
  const act = (name: string, data: unknown) =>
    contractAction(treasuryContract, 'xmd.treasury', name, 'xmd.treasury', data);
  const collateral = (sym: string, oracleIndex: bigint, isMintEnabled: boolean) =>
    act('settoken', {
      symbol: { sym, contract: 'xtokens' },
      isMintEnabled,
      isRedeemEnabled: true,
      mintFee: 0,
      redemptionFee: 0,
      maxTreasuryPercent: 60,
      oracleIndex,
      isLiquidationEnabled: false,
    });
  story.send([
    act('setglobals', { isPaused: false, feeAccount: 'metalkyc1111', minOraclePrice: 0.995 }),
    collateral('6,XUSDC', 5n, true),
    collateral('6,XDOGE', 8n, false),
  ]);
  story.send([
    transfer('alice', 'xmd.treasury', '8000.000000 XUSDC', 'mint', 'xtokens'),
    transfer('bob', 'xmd.treasury', '2500.000000 XUSDC', 'mint', 'xtokens'),
  ]);
  story.send([transfer('bob', 'xmd.treasury', '500.000000 XMD', 'redeem,XUSDC', 'xmd.token')]);
  story.next();
}

const loan = (name: string, by: string, data: unknown) =>
  contractAction(lendingContract, 'lending.loan', name, by, data);

/** Lending markets of wrapped tokens and XPR. */
export function openLending(story: StoryRunner): void {
  story.send(deploy('lending.loan', lendingContract));
  const market = (share: string, sym: string, contract: string, collateral_factor: number, oracle: bigint) =>
    loan('setmarket', 'lending.loan', {
      share_symbol: { sym: share, contract: 'shares.loan' },
      underlying_symbol: { sym, contract },
      collateral_factor,
      reserve_factor: 0.1,
      oracle_feed_index: oracle,
    });
  story.send([
    market('6,LUSDC', '6,XUSDC', 'xtokens', 0.8, 5n),
    market('8,LBTC', '8,XBTC', 'xtokens', 0.7, 4n),
    market('4,LXPR', '4,EOS', 'eosio.token', 0.4, 3n),
  ]);
  story.next();
}

/** Supply and borrows. */
export function lendAndBorrow(story: StoryRunner): void {
  story.send([
    transfer('alice', 'lending.loan', '4000.000000 XUSDC', 'mint', 'xtokens'),
    transfer('bob', 'lending.loan', '0.02500000 XBTC', 'mint', 'xtokens'),
    transfer('alice', 'lending.loan', '25000.0000 EOS', 'mint'),
  ]);
  const underlying = { quantity: '600.000000 XUSDC', contract: 'xtokens' };
  story.send([loan('borrow', 'bob', { borrower: 'bob', underlying, use_stable_rate: false })]);
  story.send([transfer('bob', 'lending.loan', '100.000000 XUSDC', 'repay', 'xtokens')]);
  story.next();
}
