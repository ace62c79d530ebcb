import { rowsOfBlock } from '@antescope/index/indexer/rows-of-block';
import type { BlockRows } from '@antescope/index/store/block-rows';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { recordedBlocks } from './frames.ts';
import { lastOfLoad, shifted } from './shifted.ts';

export const chain = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';

/** Batch limits of the indexer while it catches up (see Ingest). */
const batchBlocks = 500;
const batchActions = 20_000;
const span = { blocks: 401, slots: 401, sequences: 321_373 };
const finality = { lastIrreversible: { number: 0, id: '' } };

export interface FillFigures {
  /** Action traces of the load, all rounds. */
  traces: number;
  seconds: number;
  /** Action traces a second: over the first round, and over the last tenth of all. */
  firstRate: number;
  lastRate: number;
  /** Peak resident memory of the process in bytes. */
  resident: number;
  /** Position after the last block. */
  last: { number: number; id: string; slot: number; nextSequence: number };
}

/** Ingests boot and gap, then the load repeatedly until `traces` is reached; times decoding and writing only. */
export async function fill(
  recordings: string,
  path: string,
  traces: number,
  report: (line: string) => void = () => {},
): Promise<FillFigures> {
  const filling = new Filling(path);
  for (const part of ['boot', 'gap']) {
    for await (const block of recordedBlocks(recordings, part)) await filling.take(rowsOfBlock(block).rows);
  }
  await filling.flush();
  filling.reset();
  const marks: { traces: number; seconds: number }[] = [];
  for (let round = 0; filling.traces < traces; round++) {
    for await (const block of recordedBlocks(recordings, 'load')) {
      if (round === 0) lastOfLoad.id = block.position.id;
      const started = performance.now();
      const rows = shifted(rowsOfBlock(block).rows, round, span);
      filling.seconds += (performance.now() - started) / 1000;
      if (await filling.take(rows)) marks.push({ traces: filling.traces, seconds: filling.seconds });
    }
    await filling.flush();
    marks.push({ traces: filling.traces, seconds: filling.seconds });
    report(`${filling.traces} action traces, ${Math.round(filling.traces / filling.seconds)} a second`);
  }
  await filling.close();
  const first = marks.find((mark) => mark.traces >= span.sequences)!;
  const tenth = marks.findLast((mark) => mark.traces <= filling.traces * 0.9) ?? { traces: 0, seconds: 0 };
  return {
    traces: filling.traces,
    seconds: filling.seconds,
    firstRate: first.traces / first.seconds,
    lastRate: (filling.traces - tenth.traces) / (filling.seconds - tenth.seconds),
    resident: process.resourceUsage().maxRSS * 1024,
    last: filling.last,
  };
}

class Filling {
  traces = 0;
  seconds = 0;
  last = { number: 0, id: '', slot: 0, nextSequence: 1 };
  readonly #writer: SqliteWriter;
  #blocks: BlockRows[] = [];
  #actions = 0;

  constructor(path: string) {
    this.#writer = new SqliteWriter(path, chain);
  }

  /** Resolves with true if it wrote a batch. */
  async take(rows: BlockRows): Promise<boolean> {
    this.#blocks.push(rows);
    const count = rows.transactions.reduce((sum, one) => sum + one.actions.length, 0);
    this.#actions += count;
    const { number, id, slot } = rows.block;
    this.last = { number, id, slot, nextSequence: this.last.nextSequence + count };
    if (this.#blocks.length < batchBlocks && this.#actions < batchActions) return false;
    await this.flush();
    return true;
  }

  async flush(): Promise<void> {
    const started = performance.now();
    await this.#writer.apply(this.#blocks, finality);
    this.seconds += (performance.now() - started) / 1000;
    this.traces += this.#actions;
    this.#blocks = [];
    this.#actions = 0;
  }

  reset(): void {
    this.traces = 0;
    this.seconds = 0;
  }

  async close(): Promise<void> {
    const started = performance.now();
    await this.#writer.close();
    this.seconds += (performance.now() - started) / 1000;
  }
}
