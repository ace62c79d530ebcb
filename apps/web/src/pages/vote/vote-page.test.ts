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
