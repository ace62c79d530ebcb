import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/powerup',
  search: ['receiver'],
  gate: ({ features }) => features.rentBandwidth,
  strings: ['wallet/tools'],
});
