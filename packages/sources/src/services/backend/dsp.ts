import type { Field } from '../../core/fields.ts';
import type { DspProvider } from '../dsp/dsp-provider.ts';
import type { DspAccount, DspPackage } from '../dsp/dsp-tables.ts';
import { backend } from './backend.ts';

/** dsp?type=DSP_JSONS */
export const backendDspPackages = backend.call({
  request: () => ({ path: ['dsp'], query: { type: 'DSP_JSONS' } }),
  read: (answer) => answer.items().map(readPackage),
});

/** dsp?type=DSP_ACCOUNTS&account= */
export const backendDspAccounts = backend.call({
  request: (_base, account: string) => ({ path: ['dsp'], query: { type: 'DSP_ACCOUNTS', account } }),
  read: (answer) => answer.items().map(readAccount),
});

/** dsp?type=DSP_REWARDS */
export const backendDspRewards = backend.call({
  request: () => ({ path: ['dsp'], query: { type: 'DSP_REWARDS' } }),
  read: (answer) => answer.items().map(readProvider),
});

/** The first of the contract's or our own field names that is present. */
function text(row: Field, ...names: string[]): string {
  const field = names.map((name) => row.at(name)).find((field) => !field.missing);
  if (field === undefined) return '';
  return typeof field.value === 'string' ? field.text() : field.integer();
}

function readPackage(row: Field): DspPackage {
  return {
    id: text(row, 'id'),
    provider: row.at('provider').text(),
    service: row.at('service').text(),
    packageId: text(row, 'package_id', 'packageId'),
    apiEndpoint: text(row, 'api_endpoint', 'apiEndpoint'),
    packageJson: text(row, 'package_json_uri', 'packageJson'),
    quota: text(row, 'quota'),
    periodSeconds: text(row, 'package_period', 'periodSeconds') || '0',
    minStake: text(row, 'min_stake_quantity', 'minStake'),
    minUnstakeSeconds: text(row, 'min_unstake_period', 'minUnstakeSeconds') || '0',
    enabled: row.at('enabled').missing || row.at('enabled').flag(),
  };
}

function readAccount(row: Field): DspAccount {
  const moment = (...names: string[]): string | null => {
    const value = text(row, ...names);
    const ms = /^\d+$/.test(value) ? Number(value) : Date.parse(value);
    return ms > 0 && ms < 8.64e15 ? new Date(ms).toISOString() : null;
  };
  return {
    id: text(row, 'id'),
    account: row.at('account').text(),
    service: row.at('service').text(),
    provider: row.at('provider').text(),
    quota: text(row, 'quota'),
    balance: row.at('balance').text(),
    package: text(row, 'package'),
    pendingPackage: text(row, 'pending_package', 'pendingPackage'),
    started: moment('package_started', 'started'),
    ends: moment('package_end', 'ends'),
  };
}

function readProvider(row: Field): DspProvider {
  const decimal = (name: string): string | null => {
    const field = row.at(name);
    if (field.missing) return null;
    return typeof field.value === 'number' ? String(field.value) : field.text();
  };
  const count = (name: string): number => row.at(name).numberOrNull() ?? 0;
  return {
    provider: row.at('provider').text(),
    staked: decimal('staked') ?? decimal('dappStakedNumber') ?? '0',
    percentageStaked: decimal('percentageStaked') ?? '0',
    users: count('users'),
    packages: count('packages'),
    services: count('services'),
    dailyReward: decimal('dailyReward') ?? decimal('dailyRewardNumber'),
    apr: decimal('apr'),
  };
}
