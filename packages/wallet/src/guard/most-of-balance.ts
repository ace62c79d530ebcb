import { parseAsset } from '@antescope/codec/chain/asset';
import { phrase } from '../tools/phrase.ts';
import { type GuardRule, signersOf } from './finding.ts';

/** More than half of what an account holds of a token leaves it. */
export const mostOfBalance: GuardRule = (preview) => {
  const signers = signersOf(preview);
  return preview.balances.flatMap(({ account, delta, before }) => {
    if (before === null || !signers.has(account) || !delta.startsWith('-')) return [];
    const spent = -parseAsset(delta).units;
    return spent * 2n > parseAsset(before).units ? [phrase('most-of-balance', account, delta.slice(1), before)] : [];
  });
};
