import type { Indexer } from '../src/indexer/indexer.ts';

/** For a process that a test kills: prints what the indexer reports, and exits when stdin closes or the indexer ends. */
export async function reportIndexer(indexer: Indexer): Promise<never> {
  indexer.listen((event) => process.stdout.write(`${JSON.stringify(event)}\n`));
  process.stdin.on('end', () => void indexer.stop());
  process.stdin.resume();
  const problem = await indexer.ended;
  if (problem !== null) process.stdout.write(`${JSON.stringify({ type: 'problem', problem })}\n`);
  process.exit(problem === null ? 0 : 1);
}
