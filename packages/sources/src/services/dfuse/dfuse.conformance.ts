import type { ServiceConformance } from '../service-conformance.ts';
import { dfuseDecodedRows } from './decoded-rows.ts';
import { dfuseHealth } from './dfuse.ts';
import { dfuseProposalEnd } from './proposal-end.ts';
import { dfuseScopes } from './scopes-of-table.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ historySources: [{ type: 'dfuse', url }] }),
  reads: {
    health: (at) => dfuseHealth(at),
    'end of a proposal': (at) => dfuseProposalEnd(at, 'alice', 'salary'),
    scopes: (at) => dfuseScopes(at, 'shop', 'items'),
    'decoded rows': (at) => dfuseDecodedRows(at, { code: 'shop', table: 'items', block: 7, rows: ['00'] }),
  },
};
