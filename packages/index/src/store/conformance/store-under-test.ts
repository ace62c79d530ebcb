import type { BlockRows } from '../block-rows.ts';
import type { HistoryReader, HistoryWriter } from '../history-store.ts';
import type { NativeAccounts } from '../native-accounts.ts';

/** A kind of store for the conformance suite. */
export interface StoreKind {
  /** Name in test titles. */
  name: string;
  /** Runs per property; a real engine behind a network is slower than a file. */
  runs: number;
  /** True if the store has a DerivedReader. */
  derives?: boolean;
  /** Creates an empty store location. */
  create(): Promise<StorePlace>;
}

/** Location of one store, which can be reopened like after a server restart. */
export interface StorePlace {
  openWriter(chainId?: string, accounts?: NativeAccounts): Promise<HistoryWriter>;
  openReader(chainId?: string): Promise<HistoryReader>;
  /** Content of the store by table, normalized to be independent of how it was written. */
  content(): Promise<Record<string, string[]>>;
  /** Releases the resources of `create`. */
  remove(): Promise<void>;
}

/** Chain id of every store of the suite. */
export const conformanceChain = 'c'.repeat(64);

/** A finality with which every block can be undone. */
export const nothingFinal = { lastIrreversible: { number: 0, id: '' } };

export async function applyInBatches(writer: HistoryWriter, blocks: BlockRows[], batch: number): Promise<void> {
  for (let at = 0; at < blocks.length; at += batch) await writer.apply(blocks.slice(at, at + batch), nothingFinal);
}

/** A location with these blocks, closed. */
export async function filledPlace(kind: StoreKind, blocks: BlockRows[], batch = blocks.length): Promise<StorePlace> {
  const place = await kind.create();
  const writer = await place.openWriter();
  await applyInBatches(writer, blocks, Math.max(1, batch));
  await writer.close();
  return place;
}

/** Fills a store, reads from it, and always removes it. */
export async function withReader<Value>(
  kind: StoreKind,
  blocks: BlockRows[],
  read: (reader: HistoryReader) => Promise<Value>,
): Promise<Value> {
  const place = await filledPlace(kind, blocks, 7);
  const reader = await place.openReader();
  try {
    return await read(reader);
  } finally {
    await reader.close();
    await place.remove();
  }
}
