import type { Page } from '@playwright/test';
import { serverOutput } from '../../test-kit/server-output.ts';

/** Everything that a page sends or reveals from now on: requests, websocket messages, the console, its addresses. */
export interface Outgoing {
  readonly texts: readonly string[];
  /** Storage and cookies of the page, as one text. */
  stored(): Promise<string>;
}

/** Call it before the page opens its websockets. */
export function outgoingOf(page: Page): Outgoing {
  const texts: string[] = [];
  page.on('request', (request) => {
    const headers = JSON.stringify(request.headers());
    texts.push(decoded(request.url()), headers, request.postDataBuffer()?.toString('latin1') ?? '');
  });
  page.on('websocket', (socket) => {
    texts.push(decoded(socket.url()));
    socket.on('framesent', ({ payload }) => texts.push(payload.toString('latin1')));
  });
  page.on('console', (message) => texts.push(message.text()));
  page.on('pageerror', (error) => texts.push(String(error.stack)));
  page.on('framenavigated', (frame) => texts.push(decoded(frame.url())));
  return {
    texts,
    stored: async () => {
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      return kept + JSON.stringify(await page.context().cookies());
    },
  };
}

/** What servers of this worker write to their output until `stop`. */
export function serverLog(): { texts: readonly string[]; stop: () => void } {
  const texts: string[] = [];
  const log = (text: string): void => void texts.push(text);
  serverOutput.on('text', log);
  return { texts, stop: () => void serverOutput.off('text', log) };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
