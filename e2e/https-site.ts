import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from './launch-chromium.ts';

const folder = join(import.meta.dirname, '../fixtures/tls');
const cert = readFileSync(join(folder, 'localhost.cert.pem'));

export interface HttpsSite {
  /** 'https://localhost:<port>' */
  url: string;
  close(): Promise<void>;
}

/** A site on https, at a host that can be a relying party. */
export async function startHttps(target: string): Promise<HttpsSite> {
  const key = readFileSync(join(folder, 'localhost.key.pem'));
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const passed = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const passed = request(new URL(incoming.url ?? '/', target), { headers: incoming.headers });
    passed.on('upgrade', (answer, upstream) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      for (const end of [socket, upstream]) end.on('error', () => [socket, upstream].forEach((one) => one.destroy()));
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A browser that trusts the certificate of these sites, as WebAuthn requires. */
export function launchTrusting(): Promise<Browser> {
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const pin = createHash('sha256').update(spki).digest('base64');
  const options = chromiumOptions();
  return chromium.launch({
    ...options,
    args: [
      ...options.args,
      `--ignore-certificate-errors-spki-list=${pin}`,
      '--host-resolver-rules=MAP localhost 127.0.0.1',
    ],
  });
}
