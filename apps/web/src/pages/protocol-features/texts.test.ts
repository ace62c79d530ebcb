import { expect, test } from 'vitest';
import { loadSpringExchanges } from '../../../../../fixtures/exchanges.ts';
import { strings } from './strings.ts';

interface Feature {
  specification: { name: string; value: string }[];
}

test('every protocol feature that a Spring node can activate has a text', () => {
  const { responseText } = loadSpringExchanges().find(({ id }) => id === 'get_activated_protocol_features.all')!;
  const { activated_protocol_features: features } = JSON.parse(responseText) as {
    activated_protocol_features: Feature[];
  };
  const names = features.map(({ specification }) => specification[0]!.value);
  expect(names).toContain('BLS_PRIMITIVES2');
  expect(names.filter((name) => !(name in strings.texts))).toEqual([]);
});
