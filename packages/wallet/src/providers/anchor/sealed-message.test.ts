import { toHex } from '@antescope/codec/bytes/bytes';
import { formatPrivateKey } from '@antescope/codec/keys/private-key';
import { expect, test } from 'vitest';
import { linkCreateInfo, linkInfo } from './link.ts';
import { sealMessage } from './sealed-message.ts';

const privateKey = formatPrivateKey({ type: 'K1', data: new Uint8Array(32).fill(3) });
const walletKey = 'PUB_K1_7aj2cvHrUHrGFkqCkpwahGJeH839wm3yUhLRjxy1MdXPCtgjXK';

test('a sealed message has the bytes that @wharfkit/sealed-messages 1.2.0 makes of the same input', async () => {
  expect(toHex(await sealMessage('esr://AAAA', privateKey, walletKey, 12_345_678_901_234_567_890n))).toBe(
    '0002531fe6068134503d2723133227c867ac8fa6c83c537e9a44c3c5bdbdcb1fe337d20a1feb8ca954ab10fb027d126ac9fb2dc3ca36f127a6dd9399d785a8',
  );
});

test('the parts of requests have the bytes of @wharfkit/protocol-esr 1.6.0', () => {
  expect(toHex(linkCreateInfo('antescope', privateKey, 'x'))).toBe(
    '0000509522acf2340002531fe6068134503d2723133227c867ac8fa6c83c537e9a44c3c5bdbdcb1fe3370178',
  );
  expect(toHex(linkInfo('2026-11-23T10:00:00'))).toBe('a00e046b');
});
