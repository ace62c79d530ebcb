import type { PublicFile } from '@antescope/sources/core/source-context';
import { devnetAddress } from '../routes/media/devnet-address.ts';
import { fetchPublicFile } from '../routes/media/fetch-media.ts';

/** Reads files of public hosts, and of the devnet's websites through its gateway. */
export function publicFileReader(gateway: string): PublicFile {
  const trusted = new Set([gateway]);
  return (url, limits) => fetchPublicFile(devnetAddress(url, gateway), { ...limits, trusted });
}
