import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from './setup/hand-over.mjs';
import { ensureInstalled, giveUp, root } from './setup/install.mjs';

const [command, ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
if (command === undefined || !existsSync(script)) giveUp(`Unknown command '${command}'.`);
await ensureInstalled();
await handOver(script, args);
