import { RealtimeClient } from '@antescope/sources/realtime/realtime-client';

const clients = new Map<string, RealtimeClient>();

/** The page's single websocket per path; opens with the first subscription. */
export function realtimeAt(path: string): RealtimeClient {
  let client = clients.get(path);
  if (client === undefined) {
    const created = new RealtimeClient({ url: new URL(path, location.href.replace(/^http/, 'ws')).href });
    // A hidden page closes its connection and resumes later.
    const update = (): void => created.sleep(document.hidden);
    document.addEventListener('visibilitychange', update);
    update();
    clients.set(path, created);
    client = created;
  }
  return client;
}
