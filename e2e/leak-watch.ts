import type { BrowserContext, Page } from '@playwright/test';
import { PrivateKey } from '@wharfkit/antelope';
import { serverOutput } from '../test-kit/server-output.ts';

/** Where a secret must not appear. */
type Place = 'request' | 'URL' | 'websocket' | 'console' | 'storage' | 'cookie' | 'server log';

/**
 * Looks for the secrets that a test enters: from then on no page of its browser contexts may send, store or log one, and no
 * server may write one to its output.
 */
export class LeakWatch {
  readonly #forms = new Set<string>();
  readonly #leaks = new Set<Place>();
  readonly #contexts = new Set<BrowserContext>();
  readonly #storing = new Set<BrowserContext>();

  constructor() {
    serverOutput.on('text', this.#log);
  }

  /** Call it before the pages of the context open their websockets. */
  attach(context: BrowserContext): void {
    if (this.#contexts.has(context)) return;
    this.#contexts.add(context);
    context.on('request', (request) => {
      this.#search('request', `${JSON.stringify(request.headers())} ${request.postDataBuffer()?.toString('latin1')}`);
      this.#search('URL', request.url());
    });
    context.on('console', (message) => {
      const text = message.text();
      this.#search(text.startsWith(storedMark) ? 'storage' : 'console', text);
    });
    context.on('weberror', (error) => this.#search('console', String(error.error().stack)));
    for (const page of context.pages()) this.#listen(page);
    context.on('page', (page) => this.#listen(page));
  }

  /** A private key, or another secret, that a page of the context is about to get. */
  async plant(context: BrowserContext, secret: string): Promise<void> {
    this.attach(context);
    for (const form of formsOf(secret)) this.#forms.add(form);
    if (this.#storing.has(context)) return;
    this.#storing.add(context);
    await context.addInitScript(reportStored, storedMark);
    await Promise.all(context.pages().map((page) => page.evaluate(reportStored, storedMark)));
  }

  /** Where secrets appeared so far. */
  async found(): Promise<Place[]> {
    if (this.#forms.size > 0)
      for (const context of this.#contexts) this.#search('cookie', JSON.stringify(await cookiesOf(context)));
    return [...this.#leaks];
  }

  /** Call it once the watch is no longer needed. */
  end(): void {
    serverOutput.off('text', this.#log);
  }

  readonly #log = (text: string): void => this.#search('server log', text);

  #listen(page: Page): void {
    page.on('websocket', (socket) => {
      this.#search('URL', socket.url());
      socket.on('framesent', ({ payload }) => this.#search('websocket', payload.toString('latin1')));
    });
    page.on('framenavigated', (frame) => this.#search('URL', frame.url()));
  }

  #search(place: Place, text: string): void {
    if (this.#leaks.has(place)) return;
    const texts = [text, decoded(text), text.toLowerCase()];
    for (const form of this.#forms) if (texts.some((each) => each.includes(form))) this.#leaks.add(place);
  }
}

let current: LeakWatch | null = null;

/** Watches while a test runs (a worker runs one at a time) and resolves with the places where its secrets appeared. */
export async function watchLeaks(context: BrowserContext, run: () => Promise<void>): Promise<Place[]> {
  const watch = new LeakWatch();
  watch.attach(context);
  current = watch;
  await run();
  current = null;
  watch.end();
  return watch.found();
}

/** Call it before a page gets a secret. Throws outside of tests that watch for leaks. */
export async function plantSecret(page: Page, secret: string): Promise<void> {
  if (current === null) throw new Error('this test does not watch for leaks');
  await current.plant(page.context(), secret);
}

/** A secret in the forms in which it could appear; of a private key also its bytes. */
export function formsOf(secret: string): string[] {
  const key = keyOf(secret);
  if (key === null) return [secret];
  const bytes = Buffer.from(key.data.array);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [
    ...new Set([
      secret,
      key.toString(),
      ...(key.type === 'K1' ? [key.toWif()] : []),
      key.data.hexString,
      base64,
      bytes.toString('base64url'),
      bytes.toString('latin1'),
      bytes.join(','),
    ]),
  ];
}

function keyOf(secret: string): PrivateKey | null {
  try {
    return PrivateKey.from(secret);
  } catch {
    return null;
  }
}

const storedMark = 'stored: ';

/** Runs in pages: writes what is stored to the console, because storage at the end lacks what was removed. */
function reportStored(mark: string): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function report(key: string, value: string): void {
    console.debug(`${mark}${key} ${value}`);
    setItem.call(this, key, value);
  };
}

/** Cookies of a context; none of one that the test closed. */
async function cookiesOf(context: BrowserContext): Promise<unknown> {
  return context.browser()?.isConnected() === true ? context.cookies().catch(() => []) : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
