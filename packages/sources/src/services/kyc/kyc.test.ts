import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import type { SourceContext } from '../../core/source-context.ts';
import { kycProviders, verifiedLevels } from './chain-kyc.ts';
import { countryCodes, supportedCountries } from './countries.ts';
import { documentFault, mostDocumentBytes } from './document-rules.ts';
import { applyForKyc, kycCountries, kycStatus } from './kyc.ts';
import { pollKycStatus } from './poll-status.ts';
import { hasTier, kycLevels } from './tiers.ts';

let service: JsonService;
let at: SourceContext;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.answers = {};
  at = sourcesOver('http://127.0.0.1:9', { services: { kyc: { url: service.url, chain: 'proton' } } }).at;
});

const light = ['firstname', 'lastname', 'birthdate', 'address'];
const documents = ['selfie', 'frontofid', 'backofid'];

test('[KYC-001] [KYC-002] [KYC-003] tiers need all their fields, and nothing makes up tier 3', () => {
  fc.assert(
    fc.property(fc.subarray([...light, ...documents]), (levels) => {
      const one = light.every((field) => levels.includes(field));
      expect(hasTier(levels, 1)).toBe(one);
      expect(hasTier(levels, 2)).toBe(one && documents.every((field) => levels.includes(field)));
      expect(hasTier(levels, 3)).toBe(false);
    }),
  );
  expect(kycLevels('Firstname, lastname;birthdate|address')).toEqual(light);
  expect(kycLevels('1')).toEqual([]);
});

test('[KYC-004] [KYC-008] the bundled countries that the service supports', async () => {
  expect(countryCodes.length).toBeGreaterThanOrEqual(230);
  expect(countryCodes.length).toBeLessThanOrEqual(250);
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(supportedCountries(['ch', 'DE', 'XX', 'XK'])).toEqual(['CH', 'DE']);
  service.answers['/proton/kyc?type=countries&chain=proton'] = json({ content: [{ id: 'JP' }, { id: 'CH' }] });
  expect(await kycCountries(at)).toMatchObject({ data: ['CH', 'JP'] });
});

test('[KYC-005] [KYC-006] the status is read every 2 seconds while it is PENDING; any other ends it', async () => {
  vi.useFakeTimers();
  try {
    let asked = 0;
    const words = ['PENDING', 'PENDING', 'PENDING', 'on hold'];
    const read = () => Promise.resolve(words[asked++]!);
    const polling = pollKycStatus({ verified: false, read, signal: new AbortController().signal });
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(asked).toBe(3);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await polling).toBe('on hold');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test('[KYC-007] an account that is verified has PASSED without a request; leaving the page ends polling', async () => {
  const read = vi.fn(() => Promise.resolve('PENDING'));
  const { signal } = new AbortController();
  expect(await pollKycStatus({ verified: true, read, signal })).toBe('PASSED');
  expect(read).not.toHaveBeenCalled();
  const abort = new AbortController();
  const polling = pollKycStatus({ verified: false, read, signal: abort.signal });
  await Promise.resolve();
  abort.abort(new Error('left'));
  await expect(polling).rejects.toThrow('left');
  expect(read).toHaveBeenCalledTimes(1);
});

const statusPath = '/proton/kyc?type=status&chain=proton&actor=alice';

test('[KYC-009] [KYC-013] [KYC-014] a status by tier, with a text for each way of not having one', async () => {
  service.answers[statusPath] = json({ content: [{ tier: 1, status: 'PENDING' }] });
  expect(await kycStatus(at, 'alice', 1)).toMatchObject({ data: { tier: 1, status: 'PENDING' } });
  const textOf = async (actor: string, tier: 1 | 2 | null) =>
    (await kycStatus(at, actor, tier)).meta.failures[0]?.message;
  expect(await textOf('alice', 2)).toBe('No kyc data matching tier found');
  expect(await textOf('', 1)).toBe('Invalid parameters');
  expect(await textOf('alice', null)).toBe('Invalid parameters');
  const chainless = sourcesOver('http://127.0.0.1:9', {
    key: '',
    services: { kyc: { url: service.url, chain: 'proton' } },
  });
  expect((await kycStatus(chainless.at, 'alice', 1)).meta.failures[0]?.message).toBe('Invalid parameters');
  service.answers[statusPath] = json({ content: null });
  expect(await textOf('alice', 1)).toBe('KYC Status not found');
  service.answers[statusPath] = { status: 500, body: 'down' };
  expect(await textOf('alice', 1)).toBe('Could not fetch KYC record');
});

const fields = {
  actor: 'alice',
  tier: 2 as const,
  firstname: 'Ada',
  lastname: 'L',
  birthdate: '1990-01-01',
  country: 'CH',
  address: 'Street 1',
  email: 'a@example.org',
  selfie: 'data:image/png;base64,AAAA',
  frontofid: 'data:image/png;base64,AAAA',
  backofid: 'data:image/png;base64,AAAA',
};

test('[KYC-010] [KYC-011] an application is posted with all its fields and documents', async () => {
  service.answers['/proton/kyc'] = json({ status: 'PENDING' });
  expect(await applyForKyc(at, fields)).toMatchObject({ data: { status: 'PENDING' } });
  const [{ method, body } = { method: '', body: '' }] = service.requests;
  expect([method, JSON.parse(body)]).toEqual(['POST', { type: 'apply', chain: 'proton', ...fields }]);
});

test('[KYC-012] a failed application has its text', async () => {
  service.answers['/proton/kyc'] = { status: 400, body: '{"error":"documents are missing"}' };
  expect((await applyForKyc(at, fields)).meta.failures[0]!.message).toBe(
    'Could not apply for KYC: documents are missing',
  );
});

test('[KYC-015] providers that cannot be read have their text, blocked ones are left out', async () => {
  const rows = [
    { kyc_provider: 'metalpay', name: 'Metal Pay', desc: 'd', blisted: 0 },
    { kyc_provider: 'bad', name: 'Bad', desc: 'd', blisted: 1 },
  ];
  expect(await kycProviders(() => Promise.resolve({ rows }))).toEqual([
    { account: 'metalpay', name: 'Metal Pay', description: 'd' },
  ]);
  await expect(kycProviders(() => Promise.reject(new Error('down')))).rejects.toThrow('Unable to get KYC Providers.');
  await expect(kycProviders(() => Promise.resolve({}))).rejects.toThrow('Unable to get KYC Providers.');
  const profile = { acc: 'alice', kyc: [{ kyc_provider: 'metalpay', kyc_level: light.join(), kyc_date: 1 }] };
  expect(await verifiedLevels(() => Promise.resolve({ rows: [profile] }), 'alice')).toEqual(light);
  expect(await verifiedLevels(() => Promise.resolve({ rows: [profile] }), 'bob')).toEqual([]);
});

test('documents are JPEG or PNG by their content, and bounded', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
  expect(documentFault(png)).toBeNull();
  expect(documentFault(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBeNull();
  expect(documentFault(new TextEncoder().encode('<svg onload=alert(1)>'))).toBe('document-type');
  expect(documentFault(new Uint8Array())).toBe('document-empty');
  const large = new Uint8Array(mostDocumentBytes + 1);
  large.set(png);
  expect(documentFault(large)).toBe('document-size');
});
