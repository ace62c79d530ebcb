import { expect, test } from 'vitest';
import { readOutput } from './read-output.ts';

const signature =
  'SIG_K1_KBub1qmdiPpWA2XKKEZEG3EfKJBf38GETHzbd4t3CBdWLgdvFRLCqbcUsBbbYga6jmxfdSFfodMdhMYraKLhEzjSCsiuMs';
const id = '49229ea514967e239dd04967e9afc6e27166b78454985d23ccf5d24b6404836a';

test('a signed transaction below other lines', () => {
  const output = `Enter passphrase:\nTransaction written to "signed.json"\n{\n "signatures": ["${signature}"]\n}`;
  expect(readOutput(output)).toEqual({ kind: 'signatures', signatures: [signature] });
});

test('the ID of a transaction that was sent, in JSON and in a sentence', () => {
  expect(readOutput(`Success\n{"transaction_id":"${id}","processed":{}}`)).toEqual({ kind: 'transaction', id });
  expect(readOutput(`Transaction submitted. Transaction ID: ${id}`)).toEqual({ kind: 'transaction', id });
});

test('a signature in a sentence', () => {
  expect(readOutput(`signature: ${signature}.`)).toEqual({ kind: 'signatures', signatures: [signature] });
});

test('text without any of them is refused', () => {
  for (const text of ['', 'Error: locked', '{ a: 1 }', `SIG_K1_${'1'.repeat(90)}`])
    expect(() => readOutput(text)).toThrow('Not a wallet response');
});
