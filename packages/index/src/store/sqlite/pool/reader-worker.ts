import { parentPort, workerData } from 'node:worker_threads';
import { SqliteReader } from '../sqlite-reader.ts';
import { failureOf, type OpenResult, type ReadCall, type ReadResult } from './messages.ts';

/* A thread of the reader pool: opens the store and answers one call at a time. */

export interface ReaderWorkerData {
  path: string;
  chainId: string;
}

const port = parentPort!;
const { path: file, chainId } = workerData as ReaderWorkerData;

function open(): SqliteReader | null {
  try {
    const reader = new SqliteReader(file, chainId);
    port.postMessage({ opened: true } satisfies OpenResult);
    return reader;
  } catch (error) {
    port.postMessage({ opened: false, error: failureOf(error) } satisfies OpenResult);
    return null;
  }
}

async function answer(reader: SqliteReader, { id, path, args }: ReadCall): Promise<ReadResult> {
  try {
    let owner: Record<string, unknown> = reader as unknown as Record<string, unknown>;
    for (const name of path.slice(0, -1)) owner = owner[name] as Record<string, unknown>;
    const method = owner[path.at(-1)!] as (...values: readonly unknown[]) => Promise<unknown>;
    return { id, value: await method.apply(owner, args as unknown[]) };
  } catch (error) {
    return { id, error: failureOf(error) };
  }
}

const reader = open();
if (reader !== null) {
  port.on('message', (call: ReadCall) => {
    void answer(reader, call).then((result) => port.postMessage(result));
  });
}
