import { setProfile } from '@antescope/wallet/tools/account-info';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[setProfile]];
