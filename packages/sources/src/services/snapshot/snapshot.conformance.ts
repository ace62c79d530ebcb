import { otherTypes, type ServiceConformance } from '../service-conformance.ts';
import { snapshotEntry } from './snapshot.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ snapshots: url }),
  reads: { entry: (at) => snapshotEntry(at, 'alice') },
  absent: true,
  accepts: [otherTypes],
};
