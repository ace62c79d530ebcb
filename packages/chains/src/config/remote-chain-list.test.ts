import { expect, test } from 'vitest';
import { fetchChainList } from './remote-chain-list.ts';

const addresses = { mainnet: 'https://lists.example/main.json', testnet: 'https://lists.example/test.json' };
const wax = { key: 'wax', text: 'WAX', value: 'https://wax.example/', image: 'W', testnet: false, invert: true };
const jungle = {
  key: 'jungle',
  text: 'Jungle',
  value: 'https://jungle.example/',
  image: 'J',
  testnet: true,
  invert: true,
};

/** A fetch that answers every URL with the same list and records the requests. */
function network(answer: unknown, status = 200) {
  const requests: string[] = [];
  const ask = ((url: string) => {
    requests.push(url);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  }) as typeof fetch;
  return { ask, requests };
}

test('[CHAIN-012] test networks are read from the testnet file, all others from the mainnet file', async () => {
  const main = network([wax, jungle]);
  expect(await fetchChainList(addresses, false, main.ask)).toEqual([wax]);
  expect(main.requests).toEqual([addresses.mainnet]);
  const test = network([wax, jungle]);
  expect(await fetchChainList(addresses, true, test.ask)).toEqual([jungle]);
  expect(test.requests).toEqual([addresses.testnet]);
});

test('invalid entries are skipped; a response that is not a list fails; no URL is an empty list', async () => {
  const hostile = [
    null,
    { ...wax, value: 'javascript:alert(1)' },
    { ...wax, key: '../x' },
    { ...wax, value: 'https://x"y' },
  ];
  expect(await fetchChainList(addresses, false, network(hostile).ask)).toEqual([]);
  await expect(fetchChainList(addresses, false, network({}).ask)).rejects.toThrow('did not return a list of chains');
  await expect(fetchChainList(addresses, false, network([], 500).ask)).rejects.toThrow('returned 500');
  expect(await fetchChainList({ mainnet: null, testnet: null }, false, network([wax]).ask)).toEqual([]);
});
