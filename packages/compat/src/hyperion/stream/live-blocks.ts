import { BoundedMap } from '@antescope/sources/core/bounded-map';
import type { CompatChain } from '../../core/compat-chain.ts';
import type { WorkMeter } from '../../core/define-compat.ts';
import { type ActionDocument, actionDocuments } from '../action-documents.ts';
import { derivedOf, indexOf } from '../chain-index.ts';
import { type DeltaDocument, deltaDocuments } from '../delta-documents.ts';

/** The newest blocks that are kept in memory, at most this much of their JSON. */
export const keptBlocks = 16;
const maxBytes = 32 * 1024 * 1024;
/** Rows of a block. */
const maxRows = 100_000;

/** A document with its JSON, shared by all streams. */
export interface LiveDocument<Document> {
  document: Document;
  json: string;
}

type Documents<Document> = readonly LiveDocument<Document>[];

/** All actions and row versions of the newest blocks, read and serialized once for all streams. */
export class LiveBlocks {
  readonly #chain: CompatChain;
  readonly #meter: WorkMeter;
  readonly #actions = new BoundedMap<Promise<Documents<ActionDocument>>>({ entries: keptBlocks, bytes: maxBytes });
  readonly #deltas = new BoundedMap<Promise<Documents<DeltaDocument>>>({ entries: keptBlocks, bytes: maxBytes });

  constructor(chain: CompatChain, meter: WorkMeter) {
    this.#chain = chain;
    this.#meter = meter;
  }

  /** Actions of a block in order; none if a fork removed it. */
  actions(block: { number: number; id: string }): Promise<Documents<ActionDocument>> {
    return this.#kept(this.#actions, block.id, () => this.#readActions(block.number));
  }

  /** Row versions of a block. */
  deltas(block: { number: number; id: string }): Promise<Documents<DeltaDocument>> {
    return this.#kept(this.#deltas, block.id, () => this.#readDeltas(block.number));
  }

  async #readActions(number: number): Promise<ActionDocument[]> {
    const index = await indexOf(this.#chain, 'traces');
    const block = await index.reader.block(number);
    if (block === null || block.actionCount === 0) return [];
    const last = block.firstSequence + block.actionCount - 1;
    const sequences: number[] = [];
    for (let from = block.firstSequence; from <= last;) {
      const page = await index.reader.executions({ from, to: last, order: 'asc', limit: block.actionCount });
      sequences.push(...page.executions);
      if (page.stoppedAt === null) break;
      from = page.stoppedAt + 1;
    }
    return actionDocuments(index, sequences);
  }

  async #readDeltas(number: number): Promise<DeltaDocument[]> {
    const index = await indexOf(this.#chain, 'deltas');
    const page = await derivedOf(index).changes.rowChanges({ from: number, to: number, order: 'asc', limit: maxRows });
    return (await deltaDocuments(index, page.items)).map(streamedDelta);
  }

  async #kept<Document>(
    cache: BoundedMap<Promise<Documents<Document>>>,
    id: string,
    read: () => Promise<Document[]>,
  ): Promise<Documents<Document>> {
    const pending = cache.get(id);
    if (pending !== undefined) return pending;
    // Shared by all streams, so charged to none.
    const reading = this.#meter.run(null, async () => {
      const documents = await read();
      return documents.map((document) => ({ document, json: JSON.stringify(document) }));
    });
    cache.set(id, reading, 0);
    try {
      const documents = await reading;
      cache.set(
        id,
        reading,
        documents.reduce((sum, { json }) => sum + 2 * json.length, 0),
      );
      return documents;
    } catch (error) {
      cache.delete(id);
      throw error;
    }
  }
}

/** Streams have the time of rows under the name that actions have it under. */
export function streamedDelta(delta: DeltaDocument): DeltaDocument {
  return { '@timestamp': delta['timestamp'], ...delta };
}
