import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/terms-and-conditions', '/privacy-policy'],
  static: true,
  nodeless: true,
});
