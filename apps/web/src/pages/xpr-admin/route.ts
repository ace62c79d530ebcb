import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/admin', '/wallet/admin/$tool'],
  gate: ({ features }) => features.adminPages,
});
