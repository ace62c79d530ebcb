/** Every kind of page, on the recorded answers. */
export const recordedPages = [
  '/',
  '/account/alice',
  '/account/alice?tab=transactions',
  '/account/alice?tab=tokens',
  '/account/bob?tab=permissions',
  '/account/doesnotexist',
  '/block/60',
  '/block/99999999',
  '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7',
  '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=authorisation',
  '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=resources',
  '/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=raw',
  '/transaction/d30aec8c422436310f2e8f9a582cb05ea1fbe8629706c0e7a36aec341f981979',
  '/key/EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  '/live',
  '/search',
  '/wallet/transfer',
  '/dev/ui',
  '/no-such-page',
];

/** Those whose content comes from the chain as it runs. */
export const livingPages = [
  '/',
  '/live',
  '/account/alice',
  '/account/alice?tab=transactions',
  '/account/alice?tab=tokens',
];
