import { expect, test } from 'vitest';
import { approversByReach } from './approver-reach.ts';

const head = '2026-11-21T12:00:00.000';
const key = { key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV', weight: 1 };
const nullKey = { key: 'EOS1111111111111111111111111111111114T1Anm', weight: 1 };

interface Account {
  last: string;
  auth: { threshold?: number; keys?: object[]; accounts?: object[] };
}

const member = (actor: string) => ({ permission: { actor, permission: 'active' }, weight: 1 });
const accounts: Record<string, Account> = {
  alice: { last: '2026-11-20T00:00:00.000', auth: { keys: [key] } },
  sleepy: { last: '2025-03-04T00:00:00.000', auth: { keys: [key] } },
  unused: { last: '2000-01-01T00:00:00.000', auth: { keys: [key] } },
  burned: { last: '2026-11-20T00:00:00.000', auth: { keys: [nullKey] } },
  ring: { last: '2026-11-20T00:00:00.000', auth: { accounts: [member('ring')] } },
  nested: { last: '2026-11-20T00:00:00.000', auth: { accounts: [member('alice')] } },
  lost: { last: '2026-11-20T00:00:00.000', auth: { threshold: 2, keys: [key], accounts: [member('burned')] } },
  'eosio.prods': { last: '2026-11-20T00:00:00.000', auth: { accounts: [member('alice')] } },
};

async function listed(names: readonly string[], own: string | null = null): Promise<string[]> {
  const asked: string[] = [];
  const approvers = await approversByReach(
    names.map((actor) => ({ actor, permission: 'active' })),
    {
      systemDomain: 'eosio',
      own,
      call: async (_path, body) => {
        const name = (body as { account_name: string }).account_name;
        asked.push(name);
        if (name === 'offline') throw new TypeError('Failed to fetch');
        const account = accounts[name];
        if (account === undefined)
          throw Object.assign(new Error(), { body: { code: 500, error: { details: [{ message: 'unknown key' }] } } });
        const auth = { threshold: 1, keys: [], accounts: [], waits: [], ...account.auth };
        return {
          head_block_time: head,
          cpu_limit: { last_usage_update_time: account.last },
          permissions: [{ perm_name: 'active', parent: 'owner', required_auth: auth, linked_actions: [] }],
        };
      },
    },
  );
  expect(new Set(asked).size).toBe(asked.length);
  return approvers.map(({ level, kind, last }) => [level.actor, kind, ...(last === null ? [] : [last])].join(' '));
}

test('approvers that can be reached come first, otherwise in the order of the authority', async () => {
  const names = ['absent', 'burned', 'eosio.prods', 'offline', 'sleepy', 'nested', 'alice', 'unused'];
  expect(await listed(names)).toEqual([
    'nested active 2026-11-20',
    'alice active 2026-11-20',
    'sleepy idle 2025-03-04',
    'unused idle',
    'offline unknown',
    'eosio.prods producers',
    'burned unsatisfiable 2026-11-20',
    'absent missing',
  ]);
  expect((await listed(['nested', 'sleepy'], 'sleepy'))[0]).toBe('sleepy own 2025-03-04');
});

test('a permission that no keys satisfy is not reachable, however active its account is', async () => {
  expect(await listed(['ring', 'lost', 'alice'], 'ring')).toEqual([
    'alice active 2026-11-20',
    'ring unsatisfiable 2026-11-20',
    'lost unsatisfiable 2026-11-20',
  ]);
});

test('a permission that the account lacks does not exist', async () => {
  const [approver] = await approversByReach([{ actor: 'alice', permission: 'vault' }], {
    systemDomain: 'eosio',
    own: 'alice',
    call: async () => ({ head_block_time: head, permissions: [] }),
  });
  expect(approver?.kind).toBe('missing');
});
