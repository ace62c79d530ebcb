import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CompatSockets } from '@antescope/compat/core/define-compat';
import type { ChainDirectory } from '../platform/chain-of-request.ts';
import { WebsocketLimiter } from '../platform/websocket-limiter.ts';
import type { OpenChain } from './open-chain.ts';

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Websockets of the server: /realtime of a chain, and those of compatible APIs. */
export function upgradeHandler({
  chains,
  directory,
  compat,
}: {
  chains: readonly Pick<OpenChain, 'served' | 'upgrade'>[];
  directory: ChainDirectory;
  compat: readonly CompatSockets[];
}): UpgradeHandler {
  const limiter = new WebsocketLimiter();
  return (request, socket, head) => {
    const { chain, target } = directory.of(request);
    const path = target.split('?', 1)[0]!.replace(/(?<=.)\/$/, '');
    const sockets = compat.find(({ paths }) => paths.includes(path));
    const open = chains.find((candidate) => candidate.served === chain);
    if (open === undefined || (path !== '/realtime' && sockets === undefined)) {
      refuse(socket, '404 Not Found');
      return;
    }
    const release = limiter.acquire(directory.addressOf(request));
    if (release === null) {
      refuse(socket, '429 Too Many Requests');
      return;
    }
    socket.once('close', release);
    if (sockets === undefined) open.upgrade(request, socket, head);
    else if (!sockets.upgrade(request, socket, head)) refuse(socket, '503 Service Unavailable');
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
