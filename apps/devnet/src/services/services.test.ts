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
