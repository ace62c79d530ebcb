// A process that starts sites and devnets on request, and many of them one after another: it loads and compiles their
// modules once, which takes longer than anything else that a start does. See docs/adr/0029-test-kit.md.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import type { HostAnswer, HostRequest, StartHosted } from './protocol.ts';

enableCompileCache(resolve(import.meta.dirname, '../../.cache/compile'));

const stops = new Map<number, () => Promise<void>>();

async function handle(request: HostRequest): Promise<unknown> {
  if (request.type === 'stop') {
    await stops.get(request.started)?.();
    stops.delete(request.started);
    return null;
  }
  const { start } = (await import(request.module)) as { start: StartHosted };
  const { value, close } = await start(request.flags);
  stops.set(request.id, close);
  return value;
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
