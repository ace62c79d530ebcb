import type { RequestScheme } from '@antescope/codec/signing-request/uri';
import type { ProviderInfo } from '../provider.ts';
import { anchorInfo } from './info.ts';

/** A wallet that keeps a link to the page. */
export interface LinkedWallet {
  info: ProviderInfo;
  /** Of its links and codes. */
  scheme: RequestScheme;
  /** Of its identity requests. */
  revision: 2 | 3;
}

export const anchorWallet: LinkedWallet = { info: anchorInfo, scheme: 'esr', revision: 3 };
