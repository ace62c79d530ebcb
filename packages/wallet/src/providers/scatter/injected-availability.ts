import type { Availability } from '../provider.ts';

/** Whether an extension, or the app whose browser shows the page, injected Scatter's API; `site` is where to get one. */
export function injectedAvailability(site: string): () => Promise<Availability> {
  return () => Promise.resolve('scatter' in globalThis ? { state: 'ready' } : { state: 'missing', site });
}
