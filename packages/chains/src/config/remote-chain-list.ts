import * as v from 'valibot';
import type { ChainListEntry } from './chain-list.ts';

/** URLs of the published chain lists for mainnets and testnets. null: none. */
export interface ChainListAddresses {
  mainnet: string | null;
  testnet: string | null;
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const entrySchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  text,
  value: v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+(\/[^\s"<>]*)?$/)),
  image: v.fallback(v.string(), ''),
  testnet: v.boolean(),
  invert: v.fallback(v.boolean(), false),
});

const maxEntries = 100;
const timeoutMs = 5000;

export function chainListAddress(addresses: ChainListAddresses, testnet: boolean): string | null {
  return testnet ? addresses.testnet : addresses.mainnet;
}

/**
 * Fetches the published chain list of one kind. Invalid entries are skipped, because the list is a third party's.
 * Throws what fetch throws, and Error if the response is not a list.
 */
export async function fetchChainList(
  addresses: ChainListAddresses,
  testnet: boolean,
  ask: typeof fetch = fetch,
): Promise<ChainListEntry[]> {
  const address = chainListAddress(addresses, testnet);
  if (address === null) return [];
  const response = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const body: unknown = await response.json();
  if (!Array.isArray(body)) throw new Error(`${address} did not return a list of chains`);
  return body.slice(0, maxEntries).flatMap((entry) => {
    const parsed = v.safeParse(entrySchema, entry);
    return parsed.success && parsed.output.testnet === testnet ? [parsed.output] : [];
  });
}
