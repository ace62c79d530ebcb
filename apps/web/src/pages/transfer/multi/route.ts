import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  // A list from a file and a typed one are the same form.
  path: ['/wallet/transfer/multi', '/wallet/transfer/batch'],
  static: true,
  strings: ['wallet', 'wallet/tools'],
});
