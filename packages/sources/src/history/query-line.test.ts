import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionKinds } from './action-filter.ts';
import { type ActionQuery, startDate, defaultQuery } from './action-query.ts';
import { formatQuery, parseQuery, queryErrorText } from './query-line.ts';
import { paramsOfQuery, queryOfParams } from './query-params.ts';

test('a line with everything', () => {
  const line =
    'contract:eosio.token action:transfer kind:send token:EOS@eosio.token with:bob memo:"two \\"words\\"" ' +
    'after:2026-11-01 before:2026-11-20 small:hide spam:show order:asc';
  const { query, errors } = parseQuery(line);
  expect(errors).toEqual([]);
  expect(query).toEqual({
    filter: {
      contract: 'eosio.token',
      action: 'transfer',
      kinds: ['send'],
      token: { symbol: 'EOS', contract: 'eosio.token' },
      counterparty: 'bob',
      memo: 'two "words"',
      after: '2026-11-01T00:00:00.000Z',
      before: '2026-11-20T23:59:59.500Z',
      hideSmall: true,
      hideSpam: false,
    },
    order: 'asc',
  });
  expect(formatQuery(query)).toBe(line);
});

describe('short forms', () => {
  test.each([
    ['bob', 'with:bob'],
    [' Bob ', 'with:bob'],
    ['eosio.token:transfer', 'contract:eosio.token action:transfer'],
    ['eosio.token:', 'contract:eosio.token'],
    [':transfer', 'action:transfer'],
    ['"two words"', 'memo:"two words"'],
    ['KIND:Send kind:receive', 'kind:send,receive'],
    ['token:eos', 'token:EOS'],
    ['after:2026-11-20T10:30', 'after:2026-11-20T10:30:00Z'],
    ['after:2026-11-20T10:30:00.5z', 'after:2026-11-20T10:30:00.500Z'],
    ['small:show spam:hide order:desc', ''],
    ['', ''],
  ])('%s is %s', (line, canonical) => {
    const { query, errors } = parseQuery(line);
    expect(errors).toEqual([]);
    expect(formatQuery(query)).toBe(canonical);
  });
});

describe('errors', () => {
  test.each([
    ['with:Bob!', 5, 9, 'account'],
    ['who:bob.too.long.name', 4, 21, 'action'],
    ['Who!:bob', 0, 8, 'key'],
    ['bob carol', 4, 9, 'once'],
    ['kind:sent', 5, 9, 'kind'],
    ['token:toolongname', 6, 17, 'token'],
    ['token:EOS@', 6, 10, 'token'],
    ['after:yesterday', 6, 15, 'time'],
    ['after:2026-02-31', 6, 16, 'time'],
    ['after:2026-11-20 before:2026-11-19', 24, 34, 'later'],
    ['small:yes', 6, 9, 'hide-or-show'],
    ['order:up', 6, 8, 'asc-or-desc'],
    ['memo:', 5, 5, 'memo'],
    ['memo:"open', 0, 10, 'closing-quote'],
    [`memo:${'x'.repeat(257)}`, 5, 262, 'shorter'],
  ])('%s: from %i to %i expected %s', (line, start, end, expected) => {
    expect(parseQuery(line).errors).toContainEqual({ start, end, expected, text: line.slice(start, end) });
  });

  test('the rest of the line holds, and the text says where', () => {
    const { query, errors } = parseQuery('with:bob kind:gifts action:transfer');
    expect(query.filter).toMatchObject({ counterparty: 'bob', action: 'transfer' });
    expect(queryErrorText(errors[0]!)).toBe(
      "Expected one of receive, send, contract, account, resources, producer, vote at character 15: 'gifts'",
    );
    expect(parseQuery('x'.repeat(5000)).errors).not.toEqual([]);
  });
});

test('[HIST-033] the order is asc or desc and nothing else', () => {
  expect(parseQuery('order:up').errors).toHaveLength(1);
  expect(queryOfParams({ order: 'up' }).errors).toEqual([
    { parameter: 'order', message: "order: expected asc or desc, not 'up'" },
  ]);
  expect(queryOfParams({ order: 'asc' })).toEqual({ query: { ...defaultQuery, order: 'asc' }, errors: [] });
});

test('[SPAM-001] [HIST-019] spam is hidden and newest comes first unless the line says otherwise', () => {
  expect(parseQuery('').query).toEqual({ filter: { hideSpam: true }, order: 'desc' });
  expect(parseQuery('spam:show').query.filter.hideSpam).toBe(false);
  // What one line asked for is not left over for the next.
  expect(parseQuery('').query.filter.hideSpam).toBe(true);
});

test('[HIST-032] the default date range begins three days ago', () => {
  expect(startDate(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-18');
  expect(startDate(new Date('2026-03-01T00:00:00Z'), 1)).toBe('2026-02-28');
});

const name = fc.stringMatching(/^[a-z1-5]{1,12}$/);
const second = fc.integer({ min: Date.UTC(2018, 5, 1) / 1000, max: Date.UTC(2026, 11, 1) / 1000 });
const query = fc
  .record({
    filter: fc.record(
      {
        contract: name,
        action: name,
        counterparty: name,
        kinds: fc.uniqueArray(fc.constantFrom(...actionKinds), { minLength: 1 }),
        token: fc.record({ symbol: fc.stringMatching(/^[A-Z]{1,7}$/), contract: name }, { requiredKeys: ['symbol'] }),
        memo: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
        after: second.map((at) => new Date(at * 1000).toISOString()),
        before: second.map((at) => new Date(at * 1000 + 500).toISOString()),
        hideSmall: fc.constant(true),
        hideSpam: fc.boolean(),
      },
      { requiredKeys: ['hideSpam'] },
    ),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  })
  .filter(({ filter: { after, before } }) => after === undefined || before === undefined || after <= before);

test('every query survives being written as a line, and as parameters', () => {
  fc.assert(
    fc.property(query, (query: ActionQuery) => {
      expect(parseQuery(formatQuery(query))).toEqual({ query: query, errors: [] });
      expect(queryOfParams(paramsOfQuery(query))).toEqual({ query: query, errors: [] });
      expect(queryOfParams({ query: formatQuery(query) })).toEqual({ query: query, errors: [] });
    }),
    { seed: 11 },
  );
});

test('no text makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (line) => {
      const { query, errors } = parseQuery(line);
      for (const { start, end } of errors) expect(start >= 0 && end <= line.length && start <= end).toBe(true);
      expect(parseQuery(formatQuery(query)).query).toEqual(query);
    }),
    { seed: 11, numRuns: 500 },
  );
});

test('a part of its own wins over the line', () => {
  const { query } = queryOfParams({ query: 'kind:vote with:bob', kind: 'send', with: ' Carol ', after: '' });
  expect(query.filter).toEqual({ hideSpam: true, kinds: ['send'], counterparty: 'carol' });
});
