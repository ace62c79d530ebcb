import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { KeyHolder } from '@antescope/sources/account/account-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { listRequest } from '../../lib/page/list-request.ts';
import { page } from '../../lib/page/page-result.ts';

export interface KeyPageData {
  /** As in the URL. */
  requested: string;
  /** 'PUB_…'; null if the text is no key. */
  key: string | null;
  /** Legacy format of a K1 key; null for other curves. */
  legacy: string | null;
  curve: 'K1' | 'R1' | 'WA' | null;
  holders: Outcome<KeyHolder[]>;
  /** Of the page in the URL; null on the first one. */
  cursor: string | null;
}

export const load: PageLoader<KeyPageData> = async ({ params, search }, { sources, chain }) => {
  const requested = (params.id ?? '').trim();
  const formats = keyFormats(requested, chain.keyPrefix);
  const holders = await sources.keyAccounts(formats.key ?? requested, listRequest(search.cursor));
  if (formats.key === null) {
    // An invalid key is not looked up, so no source failed.
    const error = { code: 'bad-key', message: 'No keys found', details: null };
    return {
      status: 404,
      data: { requested, ...formats, holders, cursor: search.cursor ?? null },
      meta: holders.meta,
      error,
    };
  }
  return page(holders, 'No keys found', { requested, ...formats, holders, cursor: search.cursor ?? null });
};

function keyFormats(text: string, prefix: string): Pick<KeyPageData, 'key' | 'legacy' | 'curve'> {
  try {
    const key = parsePublicKey(text);
    return {
      key: formatPublicKey(key),
      legacy: key.type === 'K1' ? formatLegacyKey(key, prefix) : null,
      curve: key.type,
    };
  } catch {
    // Not a key: the page reports it.
    return { key: null, legacy: null, curve: null };
  }
}
