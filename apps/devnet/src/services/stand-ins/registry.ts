import type { StandInChain } from '../stand-in-chain.ts';
import { dexStandIn } from './dex/dex.ts';
import { accountEmail } from './account-email.ts';
import { airgrabList } from './airgrabs.ts';
import { marketPrices, referenceRates } from './exchange-rates.ts';
import { gravatarStandIn } from './gravatar.ts';
import { identityStandIn } from './identity.ts';
import { kycStandIn } from './kyc.ts';
import type { StandIn } from './stand-in.ts';
import { swapStandIn } from './swap.ts';
import { wrapStandIn } from './wrap.ts';

/** The stand-ins of one devnet, by the first segment below `/services/`. */
export function createStandIns(chain: StandInChain): ReadonlyMap<string, StandIn> {
  return new Map<string, StandIn>([
    ['dex', dexStandIn(chain)],
    ['airgrabs', airgrabList],
    ['email', accountEmail],
    ['forex', referenceRates],
    ['gravatar', gravatarStandIn()],
    ['identity', identityStandIn()],
    ['kyc', kycStandIn()],
    ['market', marketPrices],
    ['swap', swapStandIn()],
    ['wrap', wrapStandIn()],
  ]);
}
