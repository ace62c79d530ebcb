import { DevnetNode } from './node/devnet-node.ts';
import { FlagError, helpText, parseFlags } from './node/flags.ts';
import { HttpServer } from './http/server.ts';
import { servicesAround } from './services/services.ts';
import { ShipServer } from './ship/server.ts';
import type { DevnetOptions } from './node/flags.ts';

const LOOPBACK = '127.0.0.1';

/** Exits with one line on stderr. */
function fail(message: string): never {
  process.stderr.write(`devnet: ${message}\n`);
  process.exit(1);
}

function readOptions(): DevnetOptions {
  try {
    const options = parseFlags(process.argv.slice(2));
    if (options !== null) return options;
    process.stdout.write(helpText());
    process.exit(0);
  } catch (error) {
    if (error instanceof FlagError) fail(error.message);
    throw error;
  }
}

async function listen(server: HttpServer | ShipServer, flag: string, port: number, host: string): Promise<number> {
  try {
    return await server.listen(port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') fail(`port ${port} is taken; choose another with ${flag}`);
    if (code === 'EACCES') fail(`port ${port} may not be used by this user; choose another with ${flag}`);
    fail(`cannot listen on ${host}:${port}: ${(error as Error).message}`);
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const started = performance.now();
  let node: DevnetNode;
  try {
    node = await DevnetNode.open(options);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  const services = servicesAround(node);
  const http = new HttpServer(node, services);
  const ship = new ShipServer(node);
  node.onBlock((number) => ship.blockApplied(number));
  node.faults.onDisconnect(() => ship.disconnect());
  const control = options.controlPort === null ? null : new HttpServer(node, services, 'control');
  const apiPort = await listen(http, '--api-port', options.apiPort, options.host);
  const shipPort = await listen(ship, '--ship-port', options.shipPort, options.host);
  const controlPort =
    control === null ? null : await listen(control, '--control-port', options.controlPort ?? 0, LOOPBACK);
  node.start();

  let closing = false;
  const shutDown = (): void => {
    if (closing) return;
    closing = true;
    node.stop();
    void Promise.all([http.close(), ship.close(), control?.close()]).then(() => {
      node.close();
      process.exit(0);
    });
  };
  // An unexpected error (a full disk, for example) ends the devnet: half a block must not be served.
  process.on('uncaughtException', (error) => fail(error.message));
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);

  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  const ready = {
    ready: true,
    api: `http://${host}:${apiPort}`,
    ship: `ws://${host}:${shipPort}`,
    ...(controlPort === null ? {} : { control: `http://${LOOPBACK}:${controlPort}` }),
    chainId: node.chainId(),
    head: node.headNumber(),
    keys: node.devKeys(),
    millis: Math.round(performance.now() - started),
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

await main();
