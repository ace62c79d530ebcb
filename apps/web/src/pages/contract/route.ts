import { definePage } from '../../lib/page/define-page.ts';
import { contractSearch } from '../../domain/contract/contract-search.ts';

export const page = definePage({
  path: '/contract',
  search: contractSearch,
  // `/contract/eosio.token` is what people type.
  redirects: { '/contract/$id': '/contract?account=$id' },
});
