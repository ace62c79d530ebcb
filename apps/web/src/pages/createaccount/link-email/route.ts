import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/link-email', '/wallet/create-account/link-email'],
  gate: ({ features }) => features.linkEmail,
  static: true,
});
