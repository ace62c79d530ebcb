import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainByKey } from '@antescope/chains/config/registry';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { data, empty, meta } from '@antescope/sources/core/outcome';
import type { ServerMessage } from '@antescope/sources/realtime/messages';
import { WebSocket } from 'ws';
import type { IngestEvent } from '@antescope/index/indexer/ingest';
import type { HubLimits } from '../src/realtime/hub.ts';
import type { FeedQueries } from '../src/realtime/feed-queries.ts';
import { IndexFeed, type IndexFeedOptions } from '../src/realtime/index-feed.ts';
import { RealtimeServer } from '../src/realtime/realtime-server.ts';
import type { BlockRows } from '@antescope/index/store/block-rows';
import { IndexSource } from '@antescope/index/answers/index-source';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { type ChainPoint, genesis, randomBlocks } from '../../../packages/index/test/random-blocks.ts';

const noBlocks = empty<never>(meta({ source: 'none' }));
export const marketCap = data({ usd: '0.5', supply: '10.0000 EOS', marketCap: '5' }, meta({ source: 'static' }));

type SiteLimits = Partial<HubLimits> &
  Pick<IndexFeedOptions, 'resumeWork'> & {
    mostClients?: number;
    /** Lookup of transactions, for a node that is slow. */
    transaction?: FeedQueries['transaction'];
  };

/** A store with a generated chain, indexed block by block, and its websocket server. */
export class RealtimeSite {
  readonly chain = 'f'.repeat(64);
  readonly writer: SqliteWriter;
  readonly reader: SqliteReader;
  readonly feed: IndexFeed;
  readonly sockets = new Set<Socket>();
  readonly #folder: string;
  readonly #server: Server;
  #listeners: ((event: IngestEvent) => void)[] = [];
  #point: ChainPoint = genesis;

  private constructor(
    folder: string,
    writer: SqliteWriter,
    { resumeWork, mostClients, transaction, ...limits }: SiteLimits,
  ) {
    this.#folder = folder;
    this.writer = writer;
    this.reader = new SqliteReader(join(folder, 'history.sqlite'), this.chain);
    const source = new IndexSource(this.reader);
    this.feed = new IndexFeed({
      reader: this.reader,
      source,
      queries: {
        chain: { ...chainByKey('local'), chainId: this.chain },
        transaction: transaction ?? ((id) => source.transaction(id)),
        recentBlocks: () => Promise.resolve(noBlocks),
        marketCap: () => Promise.resolve(marketCap),
      },
      serverVersion: 'v1',
      limits,
      ...(resumeWork === undefined ? {} : { resumeWork }),
      listen: (listener) => {
        this.#listeners.push(listener);
        return () => (this.#listeners = this.#listeners.filter((other) => other !== listener));
      },
    });
    this.#server = createServer();
    const realtime = new RealtimeServer(this.feed.hub, mostClients);
    this.#server.on('upgrade', realtime.upgrade);
    this.#server.on('close', () => realtime.close());
    this.#server.on('connection', (socket) => this.sockets.add(socket));
  }

  /** With ten blocks. */
  static async open(limits: SiteLimits = {}): Promise<RealtimeSite> {
    const folder = mkdtempSync(join(tmpdir(), 'antescope-realtime-'));
    const writer = new SqliteWriter(join(folder, 'history.sqlite'), 'f'.repeat(64));
    const { blocks, point } = randomBlocks(genesis, 10, 1);
    await writer.apply(blocks, { lastIrreversible: { number: 5, id: '' } });
    const site = new RealtimeSite(folder, writer, limits);
    site.#point = point;
    await new Promise<void>((resolve) => {
      site.#server.listen(0, '127.0.0.1', resolve);
    });
    return site;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/realtime`;
  }

  async close(): Promise<void> {
    this.feed.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
    await this.reader.close();
    await this.writer.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Indexes blocks one at a time and notifies the feed. Blocks are irreversible after five more. */
  async index(count: number, seed: number, change: (rows: BlockRows) => void = () => {}): Promise<BlockRows[]> {
    const more = randomBlocks(this.#point, count, seed);
    more.blocks.forEach(change);
    this.#point = more.point;
    for (const rows of more.blocks) {
      const { number, id } = rows.block;
      const lastIrreversible = { number: Math.max(0, number - 5), id: '' };
      await this.writer.apply([rows], { lastIrreversible });
      const last = { number, id };
      this.#announce({ type: 'blocks', first: number, last, actions: 0, head: last, lastIrreversible });
    }
    return more.blocks;
  }

  /** Takes back what is above a block, as a fork does. */
  async undoTo(number: number): Promise<void> {
    await this.writer.undoTo(number);
    this.#announce({ type: 'undo', block: number });
    const head = await this.reader.block(number);
    const nextSequence = (head?.firstSequence ?? 0) + (head?.actionCount ?? 0);
    this.#point = { number, id: head?.id ?? '', nextSequence };
  }

  #announce(event: IngestEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** A client that collects messages and lets a test wait until there are enough. */
export class RealtimeVisitor {
  readonly messages: ServerMessage[] = [];
  readonly socket: WebSocket;
  #check: () => void = () => {};

  private constructor(url: string) {
    this.socket = new WebSocket(url);
    this.socket.on('message', (text) => {
      this.messages.push(JSON.parse(String(text)) as ServerMessage);
      this.#check();
    });
  }

  static async open(url: string): Promise<RealtimeVisitor> {
    const visitor = new RealtimeVisitor(url);
    await once(visitor.socket, 'open');
    return visitor;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async until(enough: (messages: ServerMessage[]) => boolean): Promise<ServerMessage[]> {
    if (!enough(this.messages)) {
      await new Promise<void>((resolve) => {
        this.#check = () => enough(this.messages) && resolve();
      });
    }
    return this.messages;
  }

  /** Resolves once the channel info has sent the block. */
  head(number: number): Promise<ServerMessage[]> {
    return this.until((messages) => messages.some((one) => 'head' in one && one.head.head === number));
  }

  /** Messages of a subscription, without stream positions. */
  received(id: string): ServerMessage[] {
    return this.messages.filter((one) => one.id === id && !('at' in one));
  }

  rows(id: string): ActionRow[] {
    return this.messages.flatMap((message) => (message.id === id && 'rows' in message ? message.rows : []));
  }
}
