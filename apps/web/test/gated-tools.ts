import type { Tool } from '@antescope/wallet/tools/define-tool';

/**
 * Tools that a chain has exactly if it has the page, of several alternatives one; exported as `gatedTools` by the page's
 * gated-tools.ts.
 */
export type GatedTools = readonly (readonly Pick<Tool<never>, 'gate' | 'id'>[])[];
