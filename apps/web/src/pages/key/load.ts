import { parseEthereumAddress } from '@antescope/codec/curve/ethereum';
import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { KeyHolder } from '@antescope/sources/account/account-view';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { listRequest } from '../../lib/page/list-request.ts';
import { openPage, page } from '../../lib/page/page-result.ts';

export interface KeyPageData {
  /** As in the URL. */
  requested: string;
  /** 'PUB_…'; null if the text is no key. */
  key: string | null;
  /** Legacy format of a K1 key; null for other curves. */
  legacy: string | null;
  curve: 'K1' | 'R1' | 'WA' | null;
  /** The spellings of an Ethereum address, which no permission contains; null if the text is none. */
  ethereum: { checksum: string; lowerCase: string } | null;
  holders: Outcome<KeyHolder[]>;
  /** Of the page in the URL; null on the first one. */
  cursor: string | null;
}

export const load: PageLoader<KeyPageData> = async ({ params, search }, { sources, chain }) => {
  const requested = (params.id ?? '').trim();
  const ethereum = ethereumFormats(requested);
  if (ethereum !== null) {
    const holders = empty<KeyHolder[]>(meta({ source: 'input' }));
    return openPage(holders.meta, { requested, ...noKey, ethereum, holders, cursor: null });
  }
  const formats = keyFormats(requested, chain.keyPrefix);
  const holders = await sources.keyAccounts(formats.key ?? requested, listRequest(search.cursor));
  if (formats.key === null) {
    // An invalid key is not looked up, so no source failed.
    const error = { code: 'bad-key', message: 'No keys found', details: null };
    return {
      status: 404,
      data: { requested, ...formats, ethereum, holders, cursor: search.cursor ?? null },
      meta: holders.meta,
      error,
    };
  }
  return page(holders, 'No keys found', { requested, ...formats, ethereum, holders, cursor: search.cursor ?? null });
};

type KeyFormats = Pick<KeyPageData, 'key' | 'legacy' | 'curve'>;
const noKey: KeyFormats = { key: null, legacy: null, curve: null };

function keyFormats(text: string, prefix: string): KeyFormats {
  try {
    const key = parsePublicKey(text);
    return {
      key: formatPublicKey(key),
      legacy: key.type === 'K1' ? formatLegacyKey(key, prefix) : null,
      curve: key.type,
    };
  } catch {
    // Not a key: the page reports it.
    return noKey;
  }
}

function ethereumFormats(text: string): KeyPageData['ethereum'] {
  try {
    return parseEthereumAddress(text);
  } catch {
    // Not an address: the text is read as a key.
    return null;
  }
}
