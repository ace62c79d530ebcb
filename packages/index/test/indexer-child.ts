import { Indexer } from '../src/indexer/indexer.ts';
import { sqlite, type StoreSettings } from '../src/store/store-settings.ts';

/** The process that the kill test kills: an indexer that reports its progress and exits when stdin closes. */
const [shipUrl = '', chainId = '', dataFolder = '', settings] = process.argv.slice(2);
const store = settings === undefined ? sqlite : (JSON.parse(settings) as StoreSettings);
const indexer = new Indexer({ shipUrl, chainId, dataFolder, store });
indexer.listen((event) => process.stdout.write(`${JSON.stringify(event)}\n`));
process.stdin.on('end', () => void indexer.stop());
process.stdin.resume();
const problem = await indexer.ended;
if (problem !== null) process.stdout.write(`${JSON.stringify({ type: 'problem', problem })}\n`);
process.exit(problem === null ? 0 : 1);
