/** Serves the recorded exchanges of a real node: node e2e/recorded-node.ts [port] */
import { startRecordedNode } from '../fixtures/recorded-node.ts';

const node = await startRecordedNode({ port: Number(process.argv[2] ?? 0) });
process.stdout.write(`${node.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void node.close());
