import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ShipReader } from '../conformance/ship-reader.ts';
import { startTestDevnet } from '../conformance/test-devnet.ts';
import type { TestDevnet } from '../conformance/test-devnet.ts';

let devnet: TestDevnet;

beforeEach(async () => {
  devnet = await startTestDevnet();
});

afterEach(() => devnet.stop());

async function control(command: string, fields: object = {}): Promise<{ status: number; body: ControlBody }> {
  const answer = await fetch(`${devnet.control}/control/${command}`, { method: 'POST', body: JSON.stringify(fields) });
  return { status: answer.status, body: (await answer.json()) as ControlBody };
}

interface ControlBody {
  data?: { faults: unknown[]; missing: number };
  error?: { message: string };
}

const info = (): Promise<{ status: number; text: string }> => devnet.post('/v1/chain/get_info', {});

/** Error code of a failed connection. */
async function failure(): Promise<string> {
  try {
    await info();
    return 'answered';
  } catch (error) {
    return ((error as Error).cause as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

describe('an unreachable node', () => {
  test('refuses connections until it is healed', async () => {
    await control('refuse', { seconds: 600 });
    expect(await failure()).toBe('ECONNREFUSED');
    await control('heal');
    expect((await info()).status).toBe(200);
  });

  test('resets connections, the requested number of times', async () => {
    await control('fault', { kind: 'reset', times: 2 });
    expect([await failure(), await failure(), await failure()]).toEqual(['ECONNRESET', 'ECONNRESET', 'answered']);
  });

  test('disconnects state history readers, which can resume', async () => {
    devnet.node.produce(2);
    const reader = await ShipReader.open(devnet.ship, { start_block_num: devnet.node.headNumber() });
    const { this_block } = await reader.next();
    await control('disconnect');
    await expect(reader.next()).rejects.toThrow('the connection ended');
    const again = await ShipReader.open(devnet.ship, {
      start_block_num: this_block.block_num + 1,
      have_positions: [this_block],
    });
    devnet.node.produce(1);
    expect((await again.next()).this_block.block_num).toBe(this_block.block_num + 1);
    again.close();
  });
});

test('a slow node delays the requested paths only', async () => {
  await control('fault', { kind: 'slow', millis: 600_000, path: '/v1/chain/get_account' });
  await expect(
    fetch(`${devnet.api}/v1/chain/get_account`, {
      method: 'POST',
      body: '{"account_name":"alice"}',
      signal: AbortSignal.timeout(50),
    }),
  ).rejects.toThrow(/timeout/);
  expect((await info()).status).toBe(200);
});

test('a lagging node reports a head of the requested age', async () => {
  devnet.node.produce(70);
  const real = JSON.parse((await info()).text) as { head_block_num: number; head_block_time: string };
  await control('fault', { kind: 'lag', seconds: 31 });
  const late = JSON.parse((await info()).text) as typeof real & { head_block_id: string };
  const age = Date.parse(real.head_block_time) - Date.parse(late.head_block_time);
  expect(age).toBeGreaterThanOrEqual(31_000);
  expect(age).toBeLessThan(32_000);
  expect(late.head_block_id).toBe(devnet.node.idOf(late.head_block_num));
});

describe('a lying node', () => {
  const lie = async (how: string, more: object = {}): Promise<Response> => {
    await control('fault', { kind: 'lie', how, times: 1, ...more });
    return fetch(`${devnet.api}/v1/chain/get_info`, { method: 'POST', body: '{}' });
  };

  test('returns values of other types', async () => {
    const answer = (await (await lie('types')).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ head_block_num: 'not a number', chain_id: 12_345 });
    const [truth] = [JSON.parse((await info()).text) as Record<string, unknown>];
    expect(Object.keys(answer)).toEqual(Object.keys(truth as object));
  });

  test('returns HTML instead of JSON', async () => {
    const answer = await lie('html');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  test('returns an error with status 200', async () => {
    const answer = await lie('error-200');
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 500, error: { name: 'exception' } }]);
  });

  test('returns an oversized body', async () => {
    const text = await (await lie('huge', { megabytes: 3 })).text();
    expect(text.length).toBeGreaterThan(3 * 1024 * 1024);
  });

  test('truncates the body', async () => {
    const text = await (await lie('truncated')).text();
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test('reports another chain id', async () => {
    expect(await (await lie('chain-id')).json()).toMatchObject({ chain_id: 'f'.repeat(64) });
  });

  test('returns the error page of a failing proxy', async () => {
    const answer = await lie('status', { status: 502 });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html']);
  });

  test('answers correctly again after the requested number of lies', async () => {
    await lie('html');
    expect(JSON.parse((await info()).text)).toMatchObject({ chain_id: devnet.node.chainId() });
  });
});

test('missed slots are missed blocks', async () => {
  const time = (): number => Date.parse(devnet.node.blockTime(devnet.node.headNumber()));
  const before = { number: devnet.node.headNumber(), time: time() };
  await control('miss', { count: 5 });
  devnet.node.produce(1);
  expect(devnet.node.headNumber()).toBe(before.number + 1);
  expect(time() - before.time).toBe(6 * 500);
});

test('lists active faults, and rejects invalid commands', async () => {
  const { body } = await control('fault', { kind: 'lag', seconds: 20, path: '/v1/chain' });
  expect(body.data?.faults).toEqual([{ kind: 'lag', seconds: 20, path: '/v1/chain', left: null }]);
  expect((await control('heal')).body.data?.faults).toEqual([]);
  for (const fields of [{}, { kind: 'boredom' }, { kind: 'lie', how: 'politely' }, { kind: 'reset', path: 'x' }]) {
    const { status, body: refusal } = await control('fault', fields);
    expect([status, refusal.error?.message]).toEqual([400, expect.stringMatching(/^"(kind|how|path)" must be/)]);
  }
});
