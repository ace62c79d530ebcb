import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/outstanding-xtokens',
  gate: ({ features }) => features.xtokens,
});
