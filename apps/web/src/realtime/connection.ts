import { RealtimeClient } from '@antescope/sources/realtime/realtime-client';

const clients = new Map<string, RealtimeClient>();

/** The page's one websocket to our server, by the path it is mounted at; it opens with the first subscription. */
export function realtimeAt(path: string): RealtimeClient {
  let client = clients.get(path);
  if (client === undefined) {
    client = new RealtimeClient({ url: new URL(path, location.href.replace(/^http/, 'ws')).href });
    clients.set(path, client);
  }
  return client;
}
