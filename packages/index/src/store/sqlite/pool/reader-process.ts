import { SqliteReader } from '../sqlite-reader.ts';
import { failureOf, type OpenResult, type ReadCall, type ReadResult } from './messages.ts';

/* A process of the reader pool: opens the store named by its arguments and answers one call at a time. */

const [, , file = '', chainId = ''] = process.argv;

function send(message: OpenResult | ReadResult): void {
  process.send?.(message);
}

function open(): SqliteReader | null {
  try {
    const reader = new SqliteReader(file, chainId);
    send({ opened: true });
    return reader;
  } catch (error) {
    send({ opened: false, error: failureOf(error) });
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

// It ends with its parent. A terminal sends signals to both: the parent finishes its requests first.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const reader = open();
if (reader !== null) {
  process.on('message', (call: ReadCall) => {
    void answer(reader, call).then(send);
  });
}
