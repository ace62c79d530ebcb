import type { MediaSignatures } from '@antescope/sources/nft/signed-media';
import { createContext, useContext } from 'react';
import { useBoot } from '../boot/boot-context.ts';

const Signatures = createContext<MediaSignatures>({});

/** Provides the signatures of a page's media to the components that show them. */
export const SignedMedia = Signatures.Provider;

/**
 * Paths of media files on our proxy, so that browsers contact no third party; null for a URL without a signature, which
 * the proxy would refuse.
 */
export function useMediaPath(): (url: string) => string | null {
  const { base } = useBoot();
  const signatures = useContext(Signatures);
  return (url) =>
    Object.hasOwn(signatures, url)
      ? `${base}/media?url=${encodeURIComponent(url)}&signature=${signatures[url]!}`
      : null;
}
