import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { json, startJsonService } from '../../../../../fixtures/json-service.ts';
import { contextOver, htmlOf, mediaAttribute } from '../../../test/page-of.ts';

const producer = {
  owner: 'lighthouse11',
  total_votes: '1000.00000000000000000',
  producer_key: 'EOS1111111111111111111111111111111114T1Anm',
  is_active: 1,
  url: 'javascript:alert(1)',
  unpaid_blocks: 0,
  last_claim_time: '1970-01-01T00:00:00.000',
  location: 352,
};

test('[PROD-006] name, location and logo come from the backend, the logo through our own server', async () => {
  const service = await startJsonService({
    '/producers?pageNum=1&perPage=50': json({
      producers: [
        {
          rank: 1,
          owner: 'lighthouse11',
          name: 'The <b>Lighthouse</b>',
          location: 'Reykjavík',
          logo: 'https://lighthouse.example/logo.svg',
        },
      ],
    }),
  });
  const node = await startFakeNode((path, body) =>
    path === '/v1/chain/get_table_rows' && body.table === 'producers'
      ? { rows: [producer], more: false, next_key: '' }
      : { rows: [], more: false, next_key: '' },
  );
  const html = await htmlOf('/vote', contextOver(node.url, { chain: { backend: service.url } }));
  expect(html).toContain('The &lt;b&gt;Lighthouse&lt;/b&gt;');
  expect(html).toContain('Reykjavík');
  expect(html).toContain(`src="${mediaAttribute('https://lighthouse.example/logo.svg')}"`);
  expect(html).not.toContain('src="https://lighthouse.example');
  expect(html).not.toContain('href="javascript:');

  const alone = await htmlOf('/vote', contextOver(node.url));
  expect(alone).toContain('Iceland');
  expect(alone).not.toContain('/media?url=');
  await node.close();
  await service.close();
});

test('of the standby producers with few votes only the one that produces is shown', async () => {
  const owners = Array.from({ length: 24 }, (_, i) => `producer${String.fromCodePoint(97 + i)}`);
  const rows = owners.map((owner, i) => ({ ...producer, owner, total_votes: i < 21 ? '1000000.0' : '1.0' }));
  const node = await startFakeNode((path, body) => {
    if (path === '/v1/chain/get_info') return nodeInfo(owners[22]!);
    const tables: Record<string, unknown[]> = { producers: rows, global: [globalState('21000003.0')] };
    return { rows: tables[String(body.table)] ?? [], more: false, next_key: '' };
  });
  const html = await htmlOf('/vote', contextOver(node.url));
  expect(html).toContain(`/account/${owners[20]}"`);
  expect(html).toMatch(new RegExp(`<tr.*/account/${owners[22]}".*Producing`, 's'));
  expect(html).not.toContain(`/account/${owners[21]}"`);
  expect(html).not.toContain(`/account/${owners[23]}"`);
  await node.close();
});

function nodeInfo(producerName: string) {
  const id = '0000001e'.padEnd(64, '0');
  return {
    server_version: 'e57b1fb4',
    chain_id: 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906',
    head_block_num: 30,
    head_block_id: id,
    head_block_time: '2026-11-21T03:20:00.500',
    head_block_producer: producerName,
    last_irreversible_block_num: 28,
    last_irreversible_block_id: '0000001c'.padEnd(64, '0'),
    virtual_block_cpu_limit: 200_000_000,
    virtual_block_net_limit: 1_048_576_000,
    block_cpu_limit: 200_000,
    block_net_limit: 1_048_576,
    server_version_string: 'v5.0.3',
  };
}

function globalState(voteWeight: string) {
  const limits = [
    'max_block_net_usage',
    'target_block_net_usage_pct',
    'max_transaction_net_usage',
    'max_block_cpu_usage',
    'target_block_cpu_usage_pct',
    'max_transaction_cpu_usage',
    'min_transaction_cpu_usage',
    'max_transaction_lifetime',
    'max_transaction_delay',
    'max_inline_action_size',
    'max_inline_action_depth',
    'max_authority_depth',
  ];
  return {
    ...Object.fromEntries(limits.map((name) => [name, 1000])),
    last_producer_schedule_update: '2026-11-21T03:20:00.000',
    last_pervote_bucket_fill: '2026-11-21T03:20:00.000',
    pervote_bucket: 0,
    perblock_bucket: 0,
    total_unpaid_blocks: 0,
    total_activated_stake: '1600000000000',
    thresh_activated_stake_time: '2026-11-21T03:20:00.000',
    last_producer_schedule_size: 21,
    total_producer_vote_weight: voteWeight,
    last_name_close: '2026-11-21T03:20:00.000',
  };
}
