import { fioPages, livePages, publicPages, recordedPages, xprPages } from './pages.ts';

/** A page, and the locales of its loads at 360 px: in English for layout shift on a phone, in Arabic for mirroring. */
type Look = readonly [path: string, ...phone: ('en' | 'ar')[]];

/** Looks at some of these pages. Throws on a path that no page's examples have. */
function sampleOf(pages: readonly string[], looks: readonly Look[]): readonly Look[] {
  const stale = looks.map(([path]) => path).filter((path) => !pages.includes(path));
  if (stale.length > 0) throw new Error(`not among the examples of the pages: ${stale.join(', ')}`);
  return looks;
}

// `npm test` looks at these pages: each layout, each family of widgets, the fullest pages, and errors.
// `npm run test:all` looks at all of `pages.ts`.

export const recordedSample = sampleOf(recordedPages, [
  ['/account/alice', 'en', 'ar'],
  ['/account/alice?tab=transactions&query=kind:sent%20with:Bob!'],
  ['/account/bob?tab=permissions'],
  ['/account/doesnotexist'],
  ['/block/60', 'ar'],
  ['/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7', 'en'],
  ['/transaction/626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7?tab=raw'],
  ['/search', 'ar'],
  ['/wallet/transfer/batch'],
  ['/wallet/sign'],
  ['/wallet/utilities/keys'],
  ['/settings'],
  ['/privacy-policy'],
  ['/dev/ui', 'ar'],
  ['/no-such-page'],
]);

export const liveSample = sampleOf(livePages, [
  ['/', 'en'],
  ['/live'],
  ['/account/alice', 'ar'],
  ['/account/alice?tab=nfts'],
  ['/account/eosio?tab=contract'],
  ['/block/30?tab=changes'],
  ['/tokens'],
  ['/vote', 'en', 'ar'],
  ['/rex?view=borrow'],
  ['/stats/activity', 'ar'],
  ['/wallet/ram/buy'],
  ['/wallet/permissions/advanced'],
  ['/nft/1099511627776?owner=alice'],
  ['/contract?account=eosio&table=voters&limit=5&index=1', 'en'],
  ['/contract?account=eosio.msig&tab=Actions&action=propose'],
  ['/msig/carol/ready'],
  ['/oracles/eosusd'],
  ['/status'],
]);

export const publicSample = sampleOf(publicPages, [['/account/alice']]);

export const xprSample = sampleOf(xprPages, [['/wallet/staking/stake'], ['/wallet/dex/XPR_XUSDC', 'ar']]);

export const fioSample = sampleOf(fioPages, [['/wallet/register-address', 'ar']]);
