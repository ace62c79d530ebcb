import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { legacyShipAbi, shipAbi } from '@antescope/codec/ship/abi';
import type { BlockSource } from './block-source.ts';
import { ShipSession } from './session.ts';

const maxRequest = 1024 * 1024;

/** The state history websocket: sends the ABI as text, then binary results. */
export class ShipServer {
  private readonly http: Server;
  private readonly sockets: WebSocketServer;
  private readonly sessions = new Set<ShipSession>();

  constructor(source: BlockSource) {
    this.http = createServer((_request, response) => {
      response.writeHead(426, { 'content-type': 'text/plain' });
      response.end('This is the state history websocket.\n');
    });
    this.sockets = new WebSocketServer({ server: this.http, perMessageDeflate: false, maxPayload: maxRequest });
    this.sockets.on('connection', (socket) => this.serve(source, socket));
    // listen() reports errors of the shared HTTP server.
    this.sockets.on('error', () => undefined);
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(port, host, () => {
        this.http.off('error', reject);
        resolve((this.http.address() as AddressInfo).port);
      });
    });
  }

  blockApplied(number: number): void {
    for (const session of this.sessions) session.blockApplied(number);
  }

  /** Closes all connections; readers may reconnect. */
  disconnect(): void {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  close(): Promise<void> {
    this.disconnect();
    this.sockets.close();
    return new Promise((resolve) => {
      this.http.close(() => resolve());
      this.http.closeAllConnections();
    });
  }

  private serve(source: BlockSource, socket: WebSocket): void {
    const session = new ShipSession(source, {
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
      send: (data, done) => socket.send(data, { binary: true }, () => done()),
    });
    this.sessions.add(session);
    socket.on('message', (data) => {
      try {
        session.receive(new Uint8Array(data as Buffer));
      } catch {
        // nodeos drops the connection after bytes that are not a request.
        socket.close(1002, 'not a state history request');
      }
    });
    socket.on('close', () => {
      session.close();
      this.sessions.delete(session);
    });
    socket.on('error', () => socket.terminate());
    socket.send(JSON.stringify(source.spring ? shipAbi : legacyShipAbi));
  }
}
