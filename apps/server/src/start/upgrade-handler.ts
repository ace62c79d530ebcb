import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { StreamServer } from '../compat/hyperion/stream/stream-server.ts';
import type { LightSocket } from '../compat/light/socket/light-socket.ts';
import type { ChainDirectory } from '../platform/chain-of-request.ts';
import { WebsocketLimiter } from '../platform/websocket-limiter.ts';
import type { OpenChain } from './open-chain.ts';

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Paths of Hyperion's stream; clients before 1.0 of its package use the default path of socket.io. */
const streamPaths = ['/stream', '/socket.io'];

/** Websockets of the server: /realtime of a chain, /wsapi of the Light API, and Hyperion's stream. */
export function upgradeHandler({
  chains,
  directory,
  light,
  stream,
}: {
  chains: readonly Pick<OpenChain, 'served' | 'upgrade'>[];
  directory: ChainDirectory;
  light: Pick<LightSocket, 'upgrade'>;
  stream: Pick<StreamServer, 'upgrade'>;
}): UpgradeHandler {
  const limiter = new WebsocketLimiter();
  return (request, socket, head) => {
    const { chain, target } = directory.of(request);
    const path = target.split('?', 1)[0]!.replace(/(?<=.)\/$/, '');
    const isStream = streamPaths.includes(path);
    const open = chains.find((candidate) => candidate.served === chain);
    if (open === undefined || (path !== '/realtime' && path !== '/wsapi' && !isStream)) {
      refuse(socket, '404 Not Found');
      return;
    }
    const release = limiter.acquire(directory.addressOf(request));
    if (release === null) {
      refuse(socket, '429 Too Many Requests');
      return;
    }
    socket.once('close', release);
    if (path === '/realtime') open.upgrade(request, socket, head);
    else if (!(isStream ? stream : light).upgrade(request, socket, head)) refuse(socket, '503 Service Unavailable');
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
