import { transferNfts } from '@antescope/wallet/tools/nft-transfer';
import type { GatedTools } from '../../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[transferNfts]];
