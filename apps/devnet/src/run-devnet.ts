import { DevnetNode } from './node/devnet-node.ts';
import type { DevnetOptions } from './node/flags.ts';
import { HttpServer } from './http/server.ts';
import { servicesAround } from './services/services.ts';
import { ShipServer } from './ship/server.ts';

/** A port cannot be listened on; the message is one line. */
export class ListenError extends Error {}

const loopback = '127.0.0.1';

/** A devnet in this process with its servers; its clock is stopped until `node.start()`. */
export interface RunningDevnet {
  node: DevnetNode;
  /** 'http://127.0.0.1:8888' */
  api: string;
  /** 'ws://127.0.0.1:8080' */
  ship: string;
  /** Separate URL of the control API, reachable while the API refuses connections; null without a port for it. */
  control: string | null;
  /** Stops the clock, saves a snapshot, and closes servers and store. */
  close(): Promise<void>;
}

/** Opens the chain of `options.data`, creating it with its story if it is new, and listens. Throws one-line errors. */
export async function runDevnet(options: DevnetOptions): Promise<RunningDevnet> {
  const node = await DevnetNode.open(options);
  const services = servicesAround(node);
  const http = new HttpServer(node, services);
  const ship = new ShipServer(node);
  node.onBlock((number) => ship.blockApplied(number));
  node.faults.onDisconnect(() => ship.disconnect());
  const control = options.controlPort === null ? null : new HttpServer(node, services, 'control');
  const close = async (): Promise<void> => {
    node.stop();
    await Promise.all([http.close(), ship.close(), control?.close()]);
    node.close();
  };
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  try {
    const apiPort = await listen(http, '--api-port', options.apiPort, options.host);
    const shipPort = await listen(ship, '--ship-port', options.shipPort, options.host);
    const controlPort =
      control === null ? null : await listen(control, '--control-port', options.controlPort ?? 0, loopback);
    return {
      node,
      api: `http://${host}:${apiPort}`,
      ship: `ws://${host}:${shipPort}`,
      control: controlPort === null ? null : `http://${loopback}:${controlPort}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(server: HttpServer | ShipServer, flag: string, port: number, host: string): Promise<number> {
  try {
    return await server.listen(port, host);
  } catch (error) {
    throw new ListenError(listenProblem(error as NodeJS.ErrnoException, flag, port, host), { cause: error });
  }
}

function listenProblem({ code, message }: NodeJS.ErrnoException, flag: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with ${flag}`;
  if (code === 'EACCES') return `port ${port} may not be used by this user; choose another with ${flag}`;
  return `cannot listen on ${host}:${port}: ${message}`;
}
