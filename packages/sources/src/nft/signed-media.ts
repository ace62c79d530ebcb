import type { SourceContext } from '../core/source-context.ts';

/** Signatures for the media proxy, by URL. Empty where the reader has no proxy (a node read in the browser). */
export type MediaSignatures = Readonly<Record<string, string>>;

/** Signs the URLs among `urls`; anything else is skipped, as the proxy would refuse it. */
export function signedMedia(
  { signMedia }: Pick<SourceContext, 'signMedia'>,
  urls: Iterable<string | null | undefined>,
): MediaSignatures {
  if (signMedia === null) return {};
  const signatures: [string, string][] = [];
  for (const url of urls) {
    if (url != null && /^https?:\/\//i.test(url)) signatures.push([url, signMedia(url)]);
  }
  return Object.fromEntries(signatures);
}
