import { coldVisit } from '../../e2e/cold-visit.ts';
import { launchChromium } from '../../e2e/launch-chromium.ts';
import { startProgram } from '../../test-kit/start-program.ts';

/** Maximum cost of a first read-only visit. */
const max = { scriptBytes: 150_000, requests: 20 };

const paths = ['/', '/account/alice'];

/** Opens pages with an empty cache and compares their size with the budget. Returns one line per page, and breaches. */
export async function measureBudget(): Promise<{ facts: string[]; breaches: string[] }> {
  const facts: string[] = [];
  const breaches: string[] = [];
  const product = await startProgram(['--no-generator']);
  try {
    for (const path of paths) {
      const browser = await launchChromium();
      try {
        const visit = await coldVisit(browser, product.url + path, 1);
        facts.push(
          `${path}: ${(visit.scripts.bytes / 1000).toFixed(1)} kB of scripts (gzip), ${visit.requests} requests`,
        );
        if (visit.scripts.bytes > max.scriptBytes)
          breaches.push(`${path} loads more than ${max.scriptBytes / 1000} kB of scripts`);
        if (visit.requests > max.requests) breaches.push(`${path} makes more than ${max.requests} requests`);
        for (const script of visit.scripts.withWallet)
          breaches.push(`${path} loads wallet code: ${new URL(script).pathname}`);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await product.stop();
  }
  return { facts, breaches };
}
