import { backend, figure } from './backend.ts';

/** Number of accounts as decimal text (usercount?type=latest). */
export const backendUserCount = backend.call({
  request: () => ({ path: ['usercount'], query: { type: 'latest' } }),
  read: (answer) => figure(answer, 'accounts').integer(),
});
