import { describe, expect, test } from 'vitest';
import { DocumentStarts } from './document-starts.ts';
import type { RenderedPage } from './shared-pages.ts';

const styles = 'a>b{color:red}';
const page = (nonce: string, title: string, status = 200): RenderedPage => ({
  status,
  headers: { vary: 'cookie' },
  html: `<html><head><title>${title}</title><style nonce="${nonce}">:root{}</style><style nonce="${nonce}">${styles}</style></head><body><header>Menu</header><main id="content">${title}</main></body></html>`,
});

let now = 0;
const starts = (): DocumentStarts => new DocumentStarts(() => now);

describe('the beginning of a page', () => {
  test('is everything before its content, with the nonce of the response', () => {
    const known = starts();
    known.keep('alice', 'n1', page('n1', 'alice'));
    const { html } = page('n2', 'alice');
    const start = known.of('alice', 'n2');
    expect(start?.html).toBe(html.slice(0, html.indexOf('<main')));
    expect(start?.headers).toEqual({ vary: 'cookie' });
    expect(known.of('bob', 'n2')).toBeNull();
  });

  test('is forgotten when the page is missing or fails, and after ten minutes', () => {
    for (const status of [307, 404, 502]) {
      const known = starts();
      known.keep('alice', 'n1', page('n1', 'alice'));
      known.keep('alice', 'n2', page('n2', 'alice', status));
      expect(known.of('alice', 'n3'), String(status)).toBeNull();
    }
    const known = starts();
    known.keep('alice', 'n1', page('n1', 'alice'));
    now += 600_000;
    expect(known.of('alice', 'n2')).not.toBeNull();
    now += 1;
    expect(known.of('alice', 'n2')).toBeNull();
  });

  test('is replaced after a minute', () => {
    const known = starts();
    known.keep('alice', 'n1', page('n1', 'first'));
    now += 59_999;
    known.keep('alice', 'n2', page('n2', 'second'));
    expect(known.of('alice', 'n3')?.html).toContain('first');
    now += 1;
    known.keep('alice', 'n2', page('n2', 'second'));
    expect(known.of('alice', 'n3')?.html).toContain('second');
  });

  test('is kept for the last 512 pages', () => {
    const known = starts();
    for (let index = 0; index < 513; index += 1) known.keep(String(index), 'n', page('n', String(index)));
    expect(known.of('0', 'n')).toBeNull();
    expect(known.of('1', 'n')).not.toBeNull();
    expect(known.of('512', 'n')?.html).toContain('<title>512</title>');
  });
});
