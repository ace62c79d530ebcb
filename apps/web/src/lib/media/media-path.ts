/** Where our own server hands a media file on: no browser of a visitor asks a stranger. */
export function mediaPath(base: string, url: string): string {
  return `${base}/media?url=${encodeURIComponent(url)}`;
}
