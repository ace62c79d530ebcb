import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { RecordedAnswers } from '../../../../fixtures/recorded-node.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { startReplayNode, type ReplayNode } from '../../../../fixtures/replay/replay-node.ts';

test('a recorded request matches in any order of its fields, another one does not', () => {
  const [exchange] = loadExchanges().filter(({ path, status }) => path === '/v1/chain/get_block' && status === 200);
  const recorded = new RecordedAnswers(exchange === undefined ? [] : [exchange]);
  expect(recorded.exact('/v1/chain/get_block', JSON.stringify(exchange?.request))?.text).toBe(exchange?.responseText);
  expect(recorded.exact('/v1/chain/get_block', '{"block_num_or_id":123456}')).toBeNull();
});

needsRecordings('a node that replays the recorded chain', () => {
  let node: ReplayNode;

  beforeAll(async () => {
    const started = await startReplayNode();
    if (started === null) throw new Error('the recordings are not whole');
    node = started;
  });

  afterAll(() => node.close());

  async function post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(node.url + path, { method: 'POST', body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  test('answers reads without a recording from its state', async () => {
    const info = (await post('/v1/chain/get_info', {})).body as { head_block_num: number; head_block_id: string };
    expect(info.head_block_num).toBe(3087);
    const head = await post('/v1/chain/get_block', { block_num_or_id: info.head_block_num });
    expect(head.body.id).toBe(info.head_block_id);
    const rows = await post('/v1/chain/get_table_rows', {
      code: 'eosio',
      scope: 'eosio',
      table: 'producers',
      json: true,
      limit: 2,
      lower_bound: 'b',
    });
    expect(rows.body.rows).toHaveLength(2);
    // Created during the recording, after these requests.
    expect((await post('/v1/chain/get_account', { account_name: 'noram1111111' })).status).toBe(200);
    expect(node.takeUnanswered()).toEqual([]);
  });

  test('reports and collects unanswered requests', async () => {
    const refused = await post('/v1/chain/compute_transaction', { transaction: { packed_trx: '00' } });
    expect(refused.status).toBe(501);
    expect(node.takeUnanswered()).toEqual(['/v1/chain/compute_transaction {"transaction":{"packed_trx":"00"}}']);
    expect(node.takeUnanswered()).toEqual([]);
  });
});
