import { MediaLibrary } from '@antescope/devnet/media/library';
import { producerHosts } from '@antescope/devnet/media/producer-sites';
import { decodeText } from '@antescope/codec/bytes/bytes';
import { describe, expect, test } from 'vitest';
import { Services } from './services.ts';

const chainId = 'ab'.repeat(32);
/** Files need no chain. */
const noChain = {
  head: () => '',
  now: () => 0,
  has: () => true,
  idOf: () => '',
  rows: () => [],
  actions: () => [],
};
const services = new Services('test', chainId, noChain);
const query = (method: string, path: string) => ({ method, path, body: '', authorization: undefined });
const media = new MediaLibrary('test');
const get = (path: string) => services.answer(query('GET', `/services/${path}`))!;
const json = (path: string): unknown => JSON.parse(decodeText(get(path).bytes));

describe('services around the chain', () => {
  test.each([
    ['a picture', media.pictures[0]!, 'image/png'],
    ['a film', media.films[0]!, 'video/webm'],
    ['a sound', media.sounds[0]!, 'audio/wav'],
    ['a model', media.models[0]!, 'model/gltf-binary'],
    ['a paper', media.papers[0]!, 'application/pdf'],
    ['a drawing', media.trap, 'image/svg+xml'],
    ['a file of a directory', `${media.album}/3.png`, 'image/png'],
  ])('give %s by its content id, as what cannot run', (_, id, type) => {
    const { status, headers, bytes } = get(`ipfs/${id}`);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, type, 'nosniff']);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(bytes).toEqual(media.files.get(id)!.bytes);
  });

  test('serve the websites of more than sixty producers, most with bp.json and logos, some with errors', () => {
    const hosts = [...producerHosts().keys()];
    expect(hosts.length).toBeGreaterThan(60);
    const read = hosts.map((host) => {
      try {
        return json(`web/${host}/bp.json`) as { org: { branding?: Record<string, string> } };
      } catch {
        return null;
      }
    });
    expect(read.filter((each) => each !== null).length).toBeGreaterThan(55);
    expect(read.filter((each) => each === null).length).toBeGreaterThan(2);
    const { hostname, pathname } = new URL(read[0]!.org.branding!.logo_svg!);
    expect(get(`web/${hostname}${pathname}`).headers['content-type']).toBe('image/svg+xml');
    expect(json(`web/${hosts[0]}/chains.json`)).toEqual({ chains: { [chainId]: '/bp.json' } });
  });

  test.each([
    'ipfs/QmNothing',
    'ipfs/../main.ts',
    'web/unknown.example/bp.json',
    'web/nft.example/none.png',
    'other/x',
    '',
  ])('%s is not there', (path) => expect(get(path).status).toBe(404));

  test('leave other paths to the node, and reject writes', () => {
    expect(services.answer(query('GET', '/v1/chain/get_info'))).toBeNull();
    expect(services.answer(query('POST', `/services/ipfs/${media.pictures[0]}`))!.status).toBe(405);
  });
});

describe('the stand-in of the bridge', () => {
  const bridge = new Services('test', chainId, noChain);
  const ask = (method: string, path: string, body: object = {}): Record<string, unknown> => {
    const reply = bridge.answer({ ...query(method, `/services/wrap/${path}`), body: JSON.stringify(body) })!;
    return JSON.parse(decodeText(reply.bytes)) as Record<string, unknown>;
  };
  const envelope = (quantity: string) => ({
    signatures: ['SIG_K1_x'],
    transaction: { actions: [{ account: 'xtokens', name: 'transfer', data: { from: 'alice', quantity } }] },
    quoteId: quantity,
    address: '0x00',
  });

  test('a withdrawal moves on per query, and has a transaction on its network once it is paid', () => {
    const { id } = ask('POST', 'withdraw', envelope('1.500000 USDT'));
    const row = { id, amount: '1.500000', currency: 'USDT', network: 'ethereum' };
    const list = () => ask('GET', 'withdrawals/alice');
    expect(list()).toMatchObject({ swaps: [{ ...row, status: 'pending' }], data: [] });
    expect(list()).toMatchObject({ swaps: [{ ...row, status: 'processing' }], data: [] });
    const sent = { type: 'send', coin: 'usdt', wallet: 'alice', network: 'ethereum', value: '1.500000' };
    expect(list()).toMatchObject({ swaps: [{ status: 'success' }], data: [{ ...sent, state: 'unconfirmed' }] });
    expect(list()).toMatchObject({ data: [{ ...sent, state: 'confirmed', blockHeight: 912_345 }] });
  });

  test('a status that was set stays; unknown services, withdrawals and statuses are refused', () => {
    const { id } = ask('POST', 'withdraw', envelope('2.000000 USDT'));
    bridge.set('wrap', { id, status: 'fail' });
    for (let asked = 0; asked < 4; asked += 1) {
      const [newest] = ask('GET', 'withdrawals/alice').swaps as Record<string, unknown>[];
      expect(newest).toMatchObject({ id, status: 'fail' });
      expect(newest).not.toHaveProperty('withdrawalHash');
    }
    expect(() => bridge.set('forex', {})).toThrow('no service "forex"');
    expect(() => bridge.set('wrap', { id: 'w9', status: 'fail' })).toThrow('no withdrawal "w9"');
    expect(() => bridge.set('wrap', { id, status: 1 })).toThrow('"status" must be a text');
  });
});
