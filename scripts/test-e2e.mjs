import { join } from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { handOver } from './setup/hand-over.mjs';
import { ensureInstalled, root } from './setup/install.mjs';

await ensureInstalled();
ensureChromium();
await handOver(join(root, 'scripts/test-e2e.ts'), process.argv.slice(2));
