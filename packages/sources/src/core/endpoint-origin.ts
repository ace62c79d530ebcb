/** What visitors see of an endpoint: its origin. Paths and queries of an operator's URLs may hold API keys. */
export function endpointOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
