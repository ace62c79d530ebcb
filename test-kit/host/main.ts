// A process that starts sites and devnets on request, and many of them one after another: it loads and compiles their
// modules once, which takes longer than anything else that a start does. See docs/adr/0029-test-kit.md.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import type { HostAnswer, HostRequest } from './protocol.ts';

enableCompileCache(resolve(import.meta.dirname, '../../.cache/compile'));
const { startDevnet } = await import('./hosted-devnet.ts');

const stops = new Map<number, () => Promise<void>>();

async function handle(request: HostRequest): Promise<unknown> {
  if (request.type === 'stop') {
    await stops.get(request.started)?.();
    stops.delete(request.started);
    return null;
  }
  if (request.type === 'devnet') {
    const { devnet, close } = await startDevnet(request.flags);
    stops.set(request.id, close);
    return devnet;
  }
  // The server needs the built web app, devnets do not.
  const { startSite } = await import('./hosted-site.ts');
  const { site, close } = await startSite(request.flags);
  stops.set(request.id, close);
  return site;
}

process.on('message', (request: HostRequest) => {
  const answer = (result: { value: unknown } | { error: string }): void => {
    if (process.connected) process.send!({ id: request.id, ...result } satisfies HostAnswer);
  };
  handle(request).then(
    (value) => answer({ value }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
