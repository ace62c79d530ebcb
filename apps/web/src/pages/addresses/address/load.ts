import { type Outcome, withoutData } from '@antescope/sources/core/outcome';
import { type MappedNft, mappedNfts } from '@antescope/sources/fio/fio-endpoints';
import { fioAddress, fioKeyOf } from '@antescope/sources/fio/fio-names';
import type { FioAddress } from '@antescope/sources/fio/fio-tables';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { page } from '../../../lib/page/page-result.ts';

export interface AddressPageData {
  /** As requested. */
  requested: string;
  address: Outcome<FioAddress>;
  /** 'FIO…' key of the owner. */
  key: Outcome<string>;
  nfts: Outcome<MappedNft[]>;
  /** ISO time of the reading. */
  now: string;
}

export const load: PageLoader<AddressPageData> = async ({ params }, { sources: { at } }) => {
  const requested = (params.id ?? '').trim();
  const now = new Date().toISOString();
  const address = await fioAddress(at, requested);
  if (address.state !== 'data') {
    const none = withoutData(address);
    return page(address, 'Address not found', { requested, address, key: none, nfts: none, now });
  }
  const [key, nfts] = await Promise.all([fioKeyOf(at, address.data.owner), mappedNfts(at, address.data.name)]);
  return page(address, 'Address not found', { requested, address, key, nfts, now });
};
