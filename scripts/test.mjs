import { join } from 'node:path';
import { ensureChdb } from './setup/chdb.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { handOver } from './setup/hand-over.mjs';
import { ensureInstalled, root } from './setup/install.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
ensureChromium();
if (args.includes('--all')) ensureChdb();
await handOver(join(root, 'scripts/test.ts'), args);
