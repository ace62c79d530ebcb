import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { serverOutput } from '../server-output.ts';
import type { HostAnswer, HostRequest } from './protocol.ts';

type Unsent<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** The host of this process, which is started with the first request. */
class Host {
  #child: ChildProcess | null = null;
  #requests = 0;
  readonly #waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();

  /** Resolves with the value and the request's ID. Rejects with the error of the host, or if the host exits. */
  ask(request: Unsent<HostRequest>): Promise<{ id: number; value: unknown }> {
    const child = (this.#child ??= this.#start());
    const id = ++this.#requests;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done: (value) => done({ id, value }), fail });
      child.send({ id, ...request } as HostRequest);
    });
  }

  /** Ends the host and waits for its exit. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const exited = new Promise((done) => child.once('exit', done));
    child.disconnect();
    await exited;
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      execArgv: ['--max-semi-space-size=16', '--always-sparkplug'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let errors = '';
    const report = (chunk: Buffer): void => {
      errors = (errors + chunk.toString()).slice(-10_000);
      serverOutput.emit('text', chunk.toString());
    };
    child.stdout!.on('data', report);
    child.stderr!.on('data', report);
    child.on('message', ({ id, ...result }: HostAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if ('error' in result) waiting?.fail(new Error(result.error));
      else waiting?.done(result.value);
    });
    child.once('exit', (code, signal) => {
      this.#child = null;
      for (const { fail } of this.#waiting.values()) fail(new Error(`the host exited (${code ?? signal}): ${errors}`));
      this.#waiting.clear();
    });
    // It must not keep this process alive, and ends with it.
    child.unref();
    for (const stream of [child.channel, child.stdout, child.stderr]) (stream as { unref?(): void } | null)?.unref?.();
    return child;
  }
}

const host = new Host();

/** Ends the host. The system adds its CPU time to this process only if it ends first. */
export const endHost = (): Promise<void> => host.end();

/** Starts something in the host by a module that exports a `StartHosted`. `stop` ends it. */
export async function startHosted<Started>(
  module: URL,
  flags: readonly string[],
): Promise<{ started: Started; stop(): Promise<void> }> {
  const { id, value } = await host.ask({ type: 'start', module: module.href, flags });
  return {
    started: value as Started,
    stop: async () => void (await host.ask({ type: 'stop', started: id })),
  };
}
