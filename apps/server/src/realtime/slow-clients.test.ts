import { afterEach, beforeEach, expect, test } from 'vitest';
import { RealtimeSite } from '../../test/realtime-site.ts';
import type { Connection, Session } from './session.ts';
import type { WireMessage } from './wire-message.ts';

const soak = process.env['ANTESCOPE_SOAK'] === '1';
const clients = soak ? 5000 : 300;
const blocks = soak ? 400 : 120;

let site: RealtimeSite;

beforeEach(async () => {
  // The limit of all together, scaled to how many there are, so that the small run meets it as the large one does.
  site = await RealtimeSite.open({ allBufferedBytes: clients * 20_000, bufferedBytes: 1 << 20 });
});
afterEach(() => site.close());

/** A client whose network takes nothing: what it was sent stays in our memory until it is ended. */
class StuckClient implements Connection {
  readonly session: Session;
  held: WireMessage[] = [];
  last: WireMessage | null = null;
  ended = '';
  buffered = 0;

  constructor(filter: object) {
    this.session = site.feed.hub.open(this);
    this.session.receive(JSON.stringify({ subscribe: { id: '1', channel: 'actions', filter } }), 0);
  }

  send(message: WireMessage): void {
    this.held.push(message);
    this.buffered += message.text.length;
    this.last = message;
  }

  end(reason: string): void {
    this.ended = reason;
    this.held = [];
    this.buffered = 0;
  }
}

test(
  `${clients} clients that read nothing are disconnected with a gap before they exceed the shared limit`,
  { timeout: soak ? 600_000 : 60_000 },
  async () => {
    const names = ['alice', 'bob', 'carol', 'dave', 'eosio', 'eosio.token'];
    const stuck = Array.from({ length: clients }, (_, at) => new StuckClient({ account: names[at % names.length] }));
    const { hub } = site.feed;
    let [most, mostDistinct] = [0, 0];
    for (let made = 0; made < blocks; made += 4) {
      await site.index(4, made + 50);
      await hub.enqueue(() => undefined);
      most = Math.max(
        most,
        stuck.map((client) => client.buffered).reduce((sum, bytes) => sum + bytes, 0),
      );
      const distinct = new Set(stuck.flatMap((client) => client.held));
      mostDistinct = Math.max(mostDistinct, distinct.size);
    }
    const dropped = stuck.filter((client) => client.ended === 'too slow');
    expect(dropped.length).toBeGreaterThan(clients / 2);
    expect(hub.clients).toBe(clients - dropped.length);
    for (const client of dropped) {
      expect(JSON.parse(String(client.last?.text))).toMatchObject({
        id: '1',
        gap: { code: 'slow', from: expect.any(String) },
      });
    }
    // One message is on its way where the limit is met.
    expect(most).toBeLessThanOrEqual(hub.limits.allBufferedBytes * 1.5);
    // Who wants the same shares the same bytes: what is held in fact does not grow with the clients.
    expect(mostDistinct).toBeLessThan((blocks + 1) * names.length + clients);
  },
);
