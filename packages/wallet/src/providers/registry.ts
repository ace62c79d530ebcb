import { anchorInfo } from './anchor/info.ts';
import { cleosInfo } from './cleos/info.ts';
import { cloudWalletInfo } from './cloudwallet/info.ts';
import { clioInfo } from './clio/info.ts';
import { eoscInfo } from './eosc/info.ts';
import { ledgerInfo } from './ledger/info.ts';
import { localKeyInfo } from './local-key/info.ts';
import { metaMaskInfo } from './metamask/info.ts';
import { passkeyInfo } from './passkey/info.ts';
import { protonCliInfo } from './protoncli/info.ts';
import type { OfferedChain, ProviderInfo } from './provider.ts';
import { scatterInfo } from './scatter/info.ts';
import { signingRequestInfo } from './signing-request/info.ts';
import { tokenPocketInfo } from './tokenpocket/info.ts';
import { trezorInfo } from './trezor/info.ts';
import { webAuthInfo } from './webauth/info.ts';
import { watchOnlyInfo } from './watch-only/info.ts';
import { wombatInfo } from './wombat/info.ts';

/**
 * Every provider, in the order of the connect dialog. The code of each loads through its interface half, which is
 * registered under the same id.
 */
export const providers: readonly ProviderInfo[] = [
  cloudWalletInfo,
  webAuthInfo,
  anchorInfo,
  wombatInfo,
  tokenPocketInfo,
  scatterInfo,
  metaMaskInfo,
  passkeyInfo,
  ledgerInfo,
  trezorInfo,
  signingRequestInfo,
  cleosInfo,
  eoscInfo,
  protonCliInfo,
  clioInfo,
  localKeyInfo,
  watchOnlyInfo,
];

export function providersFor(chain: OfferedChain): readonly ProviderInfo[] {
  return providers.filter((info) => info.offeredOn(chain));
}

/** undefined: no longer part of the product. */
export function providerById(id: string): ProviderInfo | undefined {
  return providers.find((info) => info.id === id);
}
