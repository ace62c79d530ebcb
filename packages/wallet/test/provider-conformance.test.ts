import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startLinkService } from '../../../fixtures/link-service.ts';
import { conformanceCases } from '../src/providers/conformance.ts';
import { providers } from '../src/providers/registry.ts';
import type { Bench } from './conformance/bench.ts';
import { extensionSubjects } from './conformance/extension-subjects.ts';
import { hardwareSubjects } from './conformance/hardware-subjects.ts';
import { keySubjects } from './conformance/key-subjects.ts';
import { linkedSubjects } from './conformance/linked-subjects.ts';
import { requestSubjects } from './conformance/request-subjects.ts';
import { startDevnetChain } from './devnet-chain.ts';

const subjects = [...keySubjects, ...linkedSubjects, ...requestSubjects, ...extensionSubjects, ...hardwareSubjects];
const endings: (() => void)[] = [];
let bench: Bench;

beforeAll(async () => {
  const [chain, service] = await Promise.all([startDevnetChain('provider conformance'), startLinkService()]);
  bench = { chain, service, onEnd: (close) => endings.push(close) };
  // Browsers have it; Node only from version 22.
  vi.stubGlobal('WebSocket', WebSocket);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  for (const close of endings) close();
  await bench.chain.devnet.stop();
  await bench.service.close();
});

test('every provider that signs has a subject here', () => {
  for (const { id } of providers.filter(({ signs }) => signs !== false))
    expect(
      subjects.some(([name]) => name.startsWith(id)),
      id,
    ).toBe(true);
});

describe.each(subjects)('%s', (_name, subject, misbehaves) => {
  for (const { name, run } of conformanceCases(() => subject(bench), misbehaves)) test(name, run);
});
