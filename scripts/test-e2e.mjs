import { join } from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { handOver } from './setup/hand-over.mjs';
import { ensureInstalled, root } from './setup/install.mjs';

ensureInstalled();
ensureChromium();
handOver(join(root, 'scripts/test-e2e.ts'), process.argv.slice(2));
