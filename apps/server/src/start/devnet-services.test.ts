import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { withDevnetServices } from './devnet-services.ts';

const api = 'http://127.0.0.1:8888';
const servicesOf = (key: string) =>
  withDevnetServices({ config: chainByKey(key), nodes: [api], ship: null, warnings: [] }, api).config;

test('a devnet has the services that its transfers and accounts can use', () => {
  const { features, services } = servicesOf('local');
  expect(features).toMatchObject({ crossChain: true, kyc: true, airgrabs: true, linkEmail: true });
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['accountEmail', 'airgrabs', 'identity', 'kyc', 'swap', 'wrap']),
  );
});

test('FIO has neither memos nor tokens: no swaps, bridge, identity checks or airgrabs', () => {
  const { features, services } = servicesOf('fio');
  expect(features).toMatchObject({ crossChain: false, kyc: false, airgrabs: false, linkEmail: true });
  expect(Object.keys(services)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/airgrabs|identity|kyc|swap|wrap/)]),
  );
  expect(services).toHaveProperty('accountEmail');
});
