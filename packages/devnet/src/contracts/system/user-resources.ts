import { quantity, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { isManaged, ramIsManaged } from './managed-limits.ts';
import { ramGift } from './names.ts';
import type { UserResourcesRow } from './rows.ts';
import type { System } from './system.ts';

/** NET and CPU weight in units of the system token. */
export interface Stake {
  net: bigint;
  cpu: bigint;
}

interface Change {
  account: string;
  delta: Stake;
  /** Pays for a new row. */
  payer: string;
  /** New payer of the row; unchanged if absent. */
  newPayer?: string;
  /** 'own': raises the RAM limit to at least the account's own bytes; 'asIs': leaves it. */
  ram: 'own' | 'asIs';
}

/** Changes delegated stake (delegatebw, undelegatebw). */
export function changeStaked(system: System, from: string, account: string, delta: Stake): void {
  const newPayer = from === account ? { newPayer: from } : {};
  change(system, { account, delta, payer: from, ...newPayer, ram: 'own' });
}

/** Changes the stake of REX loans, or what is unstaked to REX. */
export function changeRented(system: System, payer: string, account: string, delta: Stake): void {
  if (delta.net === 0n && delta.cpu === 0n) return;
  const row = system.ctx.table<UserResourcesRow>('userres', { scope: account }).get(account);
  const valid = row !== null || (delta.net >= 0n && delta.cpu >= 0n);
  check(system.ctx, valid, 'logic error, should not occur');
  change(system, { account, delta, payer, ram: 'asIs' });
}

/** Changes PowerUp weight. `unmanaged`: fails for accounts with limits set by the system. */
export function changePowered(system: System, payer: string, account: string, delta: Stake, unmanaged: boolean): void {
  if (delta.net === 0n && delta.cpu === 0n) return;
  if (unmanaged) {
    const managed = isManaged(system, account, 'net') || isManaged(system, account, 'cpu');
    check(system.ctx, !managed, "something is managed which shouldn't be");
  }
  change(system, { account, delta, payer, ram: 'own' });
}

function change(system: System, { account, delta, payer, newPayer, ram }: Change): void {
  const { ctx } = system;
  const table = ctx.table<UserResourcesRow>('userres', { scope: account });
  const row = table.get(account);
  const symbol = system.coreSymbol();
  const net = (row === null ? 0n : unitsOf(row.net_weight)) + delta.net;
  const cpu = (row === null ? 0n : unitsOf(row.cpu_weight)) + delta.cpu;
  const bytes = row?.ram_bytes ?? 0n;
  const next = {
    owner: account,
    net_weight: quantity(net, symbol),
    cpu_weight: quantity(cpu, symbol),
    ram_bytes: bytes,
  };
  if (row === null) table.emplace(payer, account, next);
  else table.modify(account, newPayer ?? null, (changed) => Object.assign(changed, next));
  check(ctx, net >= 0n, 'insufficient staked total net bandwidth');
  check(ctx, cpu >= 0n, 'insufficient staked total cpu bandwidth');
  limit(system, account, bytes, { net, cpu }, ram);
  if (net === 0n && cpu === 0n && bytes === 0n) table.erase(account);
}

function limit(system: System, account: string, bytes: bigint, stake: Stake, ram: Change['ram']): void {
  const netManaged = isManaged(system, account, 'net');
  const cpuManaged = isManaged(system, account, 'cpu');
  if (netManaged && cpuManaged) return;
  const now = system.ctx.getResourceLimits(account);
  const ownBytes = bytes + ramGift;
  const unchanged = ram === 'asIs' || ramIsManaged(system, account) || now.ramBytes > ownBytes;
  const ramBytes = unchanged ? now.ramBytes : ownBytes;
  const net = netManaged ? now.net : stake.net;
  const cpu = cpuManaged ? now.cpu : stake.cpu;
  system.ctx.setResourceLimits(account, { ramBytes, net, cpu });
}
