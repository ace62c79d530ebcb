import { definePage } from '../../lib/page/define-page.ts';
import { contractSearch } from '../../domain/contract/contract-search.ts';

export const page = definePage({
  path: '/contract',
  search: contractSearch,
  // Users type `/contract/eosio.token`.
  redirects: { '/contract/$id': '/contract?account=$id' },
});
