import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/utilities/upload-contract',
  static: true,
  strings: ['wallet', 'wallet/tools', 'wallet/contract'],
});
