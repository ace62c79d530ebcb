import type { Page } from '@playwright/test';
import type { Antescope } from '../start-antescope.ts';

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

/** What a site's server writes to its output until `stop`. */
export function logsOf({ process }: Antescope): { texts: readonly string[]; stop: () => void } {
  const texts: string[] = [];
  const log = (chunk: Buffer): void => void texts.push(chunk.toString());
  process.stdout!.on('data', log);
  process.stderr!.on('data', log);
  return {
    texts,
    stop: () => {
      process.stdout!.off('data', log);
      process.stderr!.off('data', log);
    },
  };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
