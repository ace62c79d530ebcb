import { createAccount } from '@antescope/wallet/tools/create-account';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[createAccount]];
