import { coldVisit } from '../../e2e/cold-visit.ts';
import { launchChromium } from '../../e2e/launch-chromium.ts';
import { startAntescope } from '../../e2e/start-antescope.ts';

/** Bytes and requests that a first read-only visit may cost. */
const most = { scriptBytes: 150_000, requests: 20 };

const paths = ['/', '/account/alice'];

/** Opens pages as a first visitor and compares what was loaded with the budget. One line a page, and the breaches. */
export async function measureBudget(): Promise<{ facts: string[]; breaches: string[] }> {
  const facts: string[] = [];
  const breaches: string[] = [];
  const product = await startAntescope(['--no-generator']);
  try {
    for (const path of paths) {
      const browser = await launchChromium();
      try {
        const visit = await coldVisit(browser, product.url + path, 1);
        facts.push(
          `${path}: ${(visit.scripts.bytes / 1000).toFixed(1)} kB of scripts (gzip), ${visit.requests} requests`,
        );
        if (visit.scripts.bytes > most.scriptBytes)
          breaches.push(`${path} loads more than ${most.scriptBytes / 1000} kB of scripts`);
        if (visit.requests > most.requests) breaches.push(`${path} makes more than ${most.requests} requests`);
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
