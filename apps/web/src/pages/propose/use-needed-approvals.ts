import type { AccountView, AuthorityView } from '@antescope/sources/account/account-view';
import type { ScheduleView } from '@antescope/sources/block/block-view';
import { requiredApprovals } from '@antescope/sources/msig/required-approvals';
import type { CollectedAction } from '@antescope/wallet/multisig/collected-actions';
import { levelText, parseLevel, type PermissionLevel } from '@antescope/wallet/session/session';
import { getData } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRead } from '../../lib/use-read.ts';

interface NeededApprovals {
  /** null: not known. */
  needed: readonly PermissionLevel[] | null;
  failed: boolean;
  retry: () => void;
}

/** The permissions whose approval the actions need, from the authorities on the chain. */
export function useNeededApprovals(actions: readonly CollectedAction[]): NeededApprovals {
  const { base, chain } = useBoot();
  const levels = [...new Set(actions.map(({ level }) => levelText(level)))];
  const { read, refresh } = useRead(levels.length === 0 ? null : levels.join(' '), async (signal) => {
    const reads = {
      systemAccount: chain.systemAccounts.system,
      authorityOf: authoritiesOf(base, signal),
      activeProducers: () => activeProducers(base, signal),
    };
    const each = await Promise.all(levels.map((text) => requiredApprovals(parseLevel(text)!, reads)));
    const needed = new Map(each.flat().map((level) => [levelText(level), level]));
    return [...needed.values()];
  });
  return {
    needed: read.state === 'ready' ? read.value : null,
    failed: read.state === 'failed',
    retry: refresh,
  };
}

/** Reads each account once. */
function authoritiesOf(base: string, signal: AbortSignal) {
  const accounts = new Map<string, Promise<AccountView | null>>();
  return async (actor: string, permission: string): Promise<AuthorityView | null> => {
    let account = accounts.get(actor);
    if (account === undefined) {
      account = getData<AccountView>(`${base}/api/v1/accounts/${encodeURIComponent(actor)}`, signal);
      accounts.set(actor, account);
    }
    return (await account)?.permissions.find(({ name }) => name === permission)?.authority ?? null;
  };
}

async function activeProducers(base: string, signal: AbortSignal): Promise<string[]> {
  const schedule = await getData<ScheduleView>(`${base}/api/v1/schedule`, signal);
  return (schedule?.producers ?? []).map(({ name }) => name);
}
