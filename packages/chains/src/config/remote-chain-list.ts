import * as v from 'valibot';
import type { ChainListEntry } from './chain-list.ts';

/** Where the lists of chains are published: one of main networks, one of test networks. null: nowhere. */
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

const mostEntries = 100;
const waitMs = 5000;

/** Address of the list that holds chains of that kind. */
export function chainListAddress(addresses: ChainListAddresses, testnet: boolean): string | null {
  return testnet ? addresses.testnet : addresses.mainnet;
}

/**
 * The published list of chains of one kind. Entries that are none are left out: the list is somebody else's. Throws what
 * fetch throws, and an Error where the answer is no list.
 */
export async function fetchChainList(
  addresses: ChainListAddresses,
  testnet: boolean,
  ask: typeof fetch = fetch,
): Promise<ChainListEntry[]> {
  const address = chainListAddress(addresses, testnet);
  if (address === null) return [];
  const response = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(waitMs) });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
  const answer: unknown = await response.json();
  if (!Array.isArray(answer)) throw new Error(`${address} holds no list of chains`);
  return answer.slice(0, mostEntries).flatMap((entry) => {
    const read = v.safeParse(entrySchema, entry);
    return read.success && read.output.testnet === testnet ? [read.output] : [];
  });
}
