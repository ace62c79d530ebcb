import { ClientOnly } from '@tanstack/react-router';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { DexDepth, DexMarket } from '@antescope/sources/services/dex/dex-records';
import { parseAsset } from '@antescope/codec/chain/asset';
import type { XprStake } from '@antescope/sources/xpr/xpr-stake';
import { getData } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRead } from '../../lib/use-read.ts';
import { useTokens } from '../../wallet/use-tokens.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { OrderForm } from './order-form.tsx';
import { OwnOrders } from './own-orders.tsx';

/** The order form, and the orders of the connected account. */
export function Orders({ market, depth }: { market: DexMarket; depth: Outcome<DexDepth> }) {
  const { actor } = useActor();
  const tokens = useTokens(actor);
  const stakedXpr = useStakedXpr(actor);
  const balanceOf = ({ code, contract }: DexMarket['bidToken']): bigint | null => {
    if (tokens.read.state !== 'ready') return null;
    const held = tokens.read.value.find(
      (each) => each.contract === contract && parseAsset(each.quantity).code === code,
    );
    return held === undefined ? 0n : parseAsset(held.quantity).units;
  };
  const balances = { bid: balanceOf(market.bidToken), ask: balanceOf(market.askToken) };
  const book = depth.state === 'data' ? depth.data : null;
  return (
    <>
      <OrderForm
        market={market}
        balances={balances}
        stakedXpr={stakedXpr}
        loading={tokens.read.state === 'loading'}
        depth={book}
        onSettled={tokens.refresh}
      />
      <ClientOnly>
        {actor !== null && <OwnOrders actor={actor} market={market} onSettled={tokens.refresh} />}
      </ClientOnly>
    </>
  );
}

/** XPR that an account has staked, in units; null while it is not known. */
function useStakedXpr(actor: string | null): bigint | null {
  const { base } = useBoot();
  const { read } = useRead(actor, async (signal) => {
    const stake = await getData<XprStake>(
      `${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/xpr-stake`,
      signal,
    );
    return BigInt(stake?.staked ?? 0);
  });
  return read.state === 'ready' ? read.value : null;
}
