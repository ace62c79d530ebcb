/** Serves the recorded chain from its state: node e2e/replay-node.ts [port] */
import { startReplayNode } from '../fixtures/replay/replay-node.ts';

const node = await startReplayNode(Number(process.argv[2] ?? 0));
if (node === null) {
  process.stderr.write('The full recordings are needed: ANTESCOPE_RECORDINGS names their folder.\n');
  process.exit(1);
}
process.stdout.write(`${node.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void node.close());
