import { data, meta } from '@antescope/sources/core/outcome';
import type { PastStates } from '@antescope/sources/state/past-states';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { startSpringNode } from '../../../../../fixtures/spring-node.ts';
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
  expect(text).toMatch(/Block Not Found Cannot find Block # or hash 99999999 Head block: [\d,]+/);
  const html = await htmlOf('/block/99999999', at);
  expect(html).toMatch(/<main[\s\S]*href="\/block\/\d+"[\s\S]*<input[^>]*type="search"/);
});

test('a block shows its id whole', async () => {
  const text = await mainText('/block/60', contextOver(node.url));
  expect(text).toMatch(/\b0000003c[\da-f]{56}\b/);
});

describe('a changed row that no ABI of the index decodes', () => {
  let graph: FakeNode;
  let answer: unknown;
  beforeAll(async () => {
    graph = await startFakeNode(() => answer);
  });
  afterAll(() => graph.close());

  /** Changes of a block with one row, which the index has as bytes. */
  async function changesText(): Promise<string> {
    const after = { data: null, hex: '0700ff', block: 60, decodedBy: null };
    const row = { code: 'shop', scope: 'bob', table: 'items', primaryKey: '7', payer: 'bob', writers: [], named: [] };
    const changes = { block: 60, rows: [{ ...row, before: null, after }], permissions: [], more: false };
    const past = {
      changesIn: async () => data(changes, meta({ source: 'index' })),
    } as Partial<PastStates> as PastStates;
    const at = contextOver(node.url, { chain: { historySources: [{ type: 'dfuse', url: graph.url }] } });
    const sources = { ...at.sources, at: { ...at.sources.at, past } };
    return mainText('/block/60?tab=changes', { ...at, sources });
  }

  test('is decoded by the graph-query service, which the page names', async () => {
    answer = { rows: [{ label: '<b>seven</b>' }] };
    const text = await changesText();
    expect(text).toContain('Decoded by dfuse; no ABI in the index fits');
    expect(text).toMatch(/label .*&lt;b&gt;seven&lt;\/b&gt;/);
    expect(text).not.toContain('0700ff');
  });

  test('is shown as bytes, with the error, if the service fails', async () => {
    answer = { rows: ['seven'] };
    const text = await changesText();
    expect(text).toMatch(/Not decodable with the ABI; raw bytes .*0700ff/);
    expect(text).toContain('rows.0 is not an object');
  });
});

describe('blocks of a Spring node', () => {
  let spring: FakeNode;
  beforeAll(async () => {
    spring = await startSpringNode();
  });
  afterAll(() => spring.close());

  test('a Savanna block has a finality root and a QC claim, and no schedule version', async () => {
    const text = await mainText('/block/667', contextOver(spring.url));
    expect(text).toContain('Finality root');
    expect(text).toMatch(/QC claim 666 strong/);
    expect(text).not.toMatch(/Action root|Schedule version|2147483648/);
  });

  test('producers that a Savanna block proposes are shown as a change', async () => {
    const text = await mainText('/block/674', contextOver(spring.url));
    expect(text).toMatch(/New proposer policy version 2 \+\s?westlndbp111 \+\s?xenonbp11111 2 removed/);
  });

  test('a transition block keeps its schedule version and action root', async () => {
    const text = await mainText('/block/400', contextOver(spring.url));
    expect(text).toMatch(/Schedule version 1 .*QC claim 333 weak/);
    expect(text).toContain('Action root');
  });

  test('/chain lists the finalizers with their weights and last votes', async () => {
    const text = await mainText('/chain', contextOver(spring.url));
    expect(text).toContain('Finalizers, generation 2, threshold 5');
    expect(text).toMatch(/finalizer b 2 3,960/);
    expect(text).not.toContain('Pending finalizers');
  });
});
