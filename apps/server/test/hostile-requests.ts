import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import type { DeclaredRoute } from '../src/start/app.ts';

export interface HostileRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Texts that have broken servers, and some that are right, so that requests get past the first check. */
const pieces = [
  'alice',
  'eosio',
  'eosio.token',
  'EOS',
  '5',
  '0',
  '-1',
  '1e309',
  'NaN',
  '18446744073709551616',
  '9007199254740993',
  '4294967296',
  '0x10',
  'ab'.repeat(32),
  'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  '2026-11-21T00:00:00.000',
  '0000-13-99',
  "' OR 1=1 --",
  '"; DROP TABLE blocks; --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'http://127.0.0.1:22/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '[]',
  '{}',
  '{"a":{"b":[1,2,3]}}',
  '${7*7}',
  '%s%n%x',
  '\u0000',
  '\u202Egnp.exe',
  '\uD800',
  '🙂'.repeat(20),
  'a'.repeat(5000),
  '.'.repeat(13),
  'zzzzzzzzzzzzz',
  ' ',
  '',
  '\r\nset-cookie: x=1',
];

/** Invalid escapes, sent verbatim. */
const brokenEscapes = ['%', '%zz', '%ff%fe', '%00', '%c0%ae%c0%ae%c0%af', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%u0041'];

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const inAddress = fc.oneof(
  { weight: 6, arbitrary: text.map((piece) => encodeURIComponent(piece.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom(...brokenEscapes) },
);

/** A request to a route with whatever in its parameters, its query, its headers and its body. */
export function hostileRequest(route: DeclaredRoute, pagePaths: readonly string[]): fc.Arbitrary<HostileRequest> {
  const path = route.url === '/*' ? fc.constantFrom(...pagePaths) : fc.constant(route.url);
  const known = ['format', 'limit', 'cursor', 'chain', 'account', 'url', ...route.query];
  const name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: inAddress });
  return fc
    .record({
      path,
      values: fc.array(inAddress, { minLength: 6, maxLength: 6 }),
      query: fc.array(fc.tuple(name, inAddress), { maxLength: 4 }),
      headers: hostileHeaders,
      body: hostileBody,
    })
    .map(({ path, values, query, headers, body }) => {
      let at = 0;
      const filled = path.replaceAll(/:\w+|\$\w+|\*/g, () => values[at++ % values.length]!);
      const search = query.map(([key, value]) => `${key}=${value}`).join('&');
      const url = `${filled}${search === '' ? '' : `?${search}`}`;
      return { method: route.method, url, headers, ...(route.method === 'POST' ? { payload: body } : {}) };
    });
}

const headerText = text.map((piece) => piece.replaceAll(/[^\t\x20-\x7e]/g, '?').slice(0, 2000));

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'accept-language',
        'cookie',
        'host',
        'if-none-match',
        'origin',
        'range',
        'x-forwarded-for',
        'x-forwarded-host',
        'content-type',
        'sec-fetch-site',
      ),
      headerText,
    ),
    { maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));

const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  text,
  fc.json({ maxDepth: 4 }),
  fc
    .dictionary(
      fc.constantFrom('account_name', 'block_num_or_id', 'code', 'scope', 'table', 'id', 'limit', 'args'),
      text,
    )
    .map((body) => JSON.stringify(body)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('['.repeat(20_000), `{"a":${'1'.repeat(10_000)}}`, '{"__proto__":{"polluted":true}}'),
);

/** Route patterns of all pages and redirects, from the page folders of the web app: '/account/$id'. */
export function pagePaths(): string[] {
  const folder = resolve(import.meta.dirname, '../../web/src/pages');
  const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  );
  const paths = definitions.flatMap((file) => readFileSync(resolve(folder, file), 'utf8').match(/'\/[^']*'/g) ?? []);
  return [...new Set(paths.map((path) => path.slice(1, -1)))];
}
