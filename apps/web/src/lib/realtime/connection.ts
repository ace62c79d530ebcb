import { RealtimeClient } from '@antescope/sources/realtime/realtime-client';

const clients = new Map<string, RealtimeClient>();

/** The page's single websocket per path; opens with the first subscription. */
export function realtimeAt(path: string): RealtimeClient {
  let client = clients.get(path);
  if (client === undefined) {
    const made = new RealtimeClient({ url: new URL(path, location.href.replace(/^http/, 'ws')).href });
    // A hidden page closes its connection and resumes later.
    const look = (): void => made.sleep(document.hidden);
    document.addEventListener('visibilitychange', look);
    look();
    clients.set(path, made);
    client = made;
  }
  return client;
}
