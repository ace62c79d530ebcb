import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/utilities/keys', '/wallet/utilities/format-keys'],
  static: true,
  strings: [],
});
