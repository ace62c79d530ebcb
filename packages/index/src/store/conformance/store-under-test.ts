import type { BlockRows } from '../block-rows.ts';
import type { HistoryReader, HistoryWriter } from '../history-store.ts';
import type { NativeAccounts } from '../native-accounts.ts';

/** A kind of store as the conformance suite sees it. */
export interface StoreKind {
  /** How its tests are called. */
  name: string;
  /** Runs of a property; a real engine behind a network takes longer than a file. */
  runs: number;
  /** Keeps what DerivedReader reads. */
  derives?: boolean;
  /** A new place without anything in it. */
  create(): Promise<StorePlace>;
}

/** Where one store lives: opened again and again, as a server does that is stopped and started. */
export interface StorePlace {
  openWriter(chainId?: string, accounts?: NativeAccounts): Promise<HistoryWriter>;
  openReader(chainId?: string): Promise<HistoryReader>;
  /** Everything the store holds, by table, in an order and a form that do not depend on how it came there. */
  content(): Promise<Record<string, string[]>>;
  /** Frees what `create` took. */
  remove(): Promise<void>;
}

/** The chain of every store of the suite. */
export const conformanceChain = 'c'.repeat(64);

/** A finality that lets every block be undone. */
export const nothingFinal = { lastIrreversible: { number: 0, id: '' } };

export async function applyInBatches(writer: HistoryWriter, blocks: BlockRows[], batch: number): Promise<void> {
  for (let at = 0; at < blocks.length; at += batch) await writer.apply(blocks.slice(at, at + batch), nothingFinal);
}

/** A place that holds these blocks, closed again. */
export async function filledPlace(kind: StoreKind, blocks: BlockRows[], batch = blocks.length): Promise<StorePlace> {
  const place = await kind.create();
  const writer = await place.openWriter();
  await applyInBatches(writer, blocks, Math.max(1, batch));
  await writer.close();
  return place;
}

/** Fills a place, reads from it, and removes it whatever happens. */
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
