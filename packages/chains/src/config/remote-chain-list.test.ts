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

/** The network's edge: answers every address with the same list, and notes who was asked. */
function network(answer: unknown, status = 200) {
  const asked: string[] = [];
  const ask = ((url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  }) as typeof fetch;
  return { ask, asked };
}

test('[CHAIN-012] test networks are read from the testnet file, all others from the mainnet file', async () => {
  const main = network([wax, jungle]);
  expect(await fetchChainList(addresses, false, main.ask)).toEqual([wax]);
  expect(main.asked).toEqual([addresses.mainnet]);
  const test = network([wax, jungle]);
  expect(await fetchChainList(addresses, true, test.ask)).toEqual([jungle]);
  expect(test.asked).toEqual([addresses.testnet]);
});

test('what is no entry of a list is left out; no list and no address are told apart', async () => {
  const hostile = [
    null,
    { ...wax, value: 'javascript:alert(1)' },
    { ...wax, key: '../x' },
    { ...wax, value: 'https://x"y' },
  ];
  expect(await fetchChainList(addresses, false, network(hostile).ask)).toEqual([]);
  await expect(fetchChainList(addresses, false, network({}).ask)).rejects.toThrow('no list of chains');
  await expect(fetchChainList(addresses, false, network([], 500).ask)).rejects.toThrow('answers with 500');
  expect(await fetchChainList({ mainnet: null, testnet: null }, false, network([wax]).ask)).toEqual([]);
});
