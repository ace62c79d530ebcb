import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { contextOver, htmlOf, mainText } from '../../../test/page-of.ts';

let node: RecordedNode;

beforeAll(async () => {
  node = await startRecordedNode();
});

afterAll(() => node.close());

test('an unknown block: the requested text, the newest block, and the search box', async () => {
  const at = contextOver(node.url);
  const text = await mainText('/block/99999999', at);
  expect(text).toMatch(/Block Not Found .*99999999 Head block: [\d,]+/);
  const html = await htmlOf('/block/99999999', at);
  expect(html).toMatch(/<main[\s\S]*href="\/block\/\d+"[\s\S]*<input[^>]*type="search"/);
});

test('a block shows its id whole', async () => {
  const text = await mainText('/block/60', contextOver(node.url));
  expect(text).toMatch(/\b0000003c[\da-f]{56}\b/);
});
