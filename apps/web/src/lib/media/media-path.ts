/** Path of a media file on our proxy, so that browsers contact no third party. */
export function mediaPath(base: string, url: string): string {
  return `${base}/media?url=${encodeURIComponent(url)}`;
}
