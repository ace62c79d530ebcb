import type { Cosigner } from '@antescope/wallet/transact/draft';
import { type SponsorAnswer, sponsorCosigner } from '@antescope/wallet/free-cpu/sponsor-cosigner';
import type { Session } from '@antescope/wallet/session/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { changeUserConfig, useUserConfig } from '../../lib/config/use-user-config.ts';
import { send } from '../../lib/http.ts';
import { useToast } from '../../ui/toast.tsx';
import { canSponsor, type FreeCount, freeCountAddress, freeCounter } from './free-count.ts';

export interface FreeCpu {
  /** Free transactions left; null: not offered to this wallet on this chain and device. */
  count: FreeCount | null;
  /** Present while it is on. */
  cosigner: Cosigner | null;
  turnOn: () => void;
  turnOff: () => void;
  /** A sponsored transaction was sent: reads the count again, and says when it was the last one. */
  used: () => Promise<void>;
}

const none = { subscribe: () => () => undefined, count: () => null };

/** Free CPU of a connected account: CPU and NET of a few transactions a day are paid by the chain's sponsor. */
export function useFreeCpu(session: Session | null): FreeCpu {
  const { base, chain } = useBoot();
  const { freeCpuEnabled } = useUserConfig();
  const toast = useToast();
  const config = chain.features.freeCpu ? chain.freeCpu : null;
  const offered = session !== null && config !== null && config.wallets.includes(session.provider) && !isMobile();
  const address = offered ? freeCountAddress(base, chain, session.actor) : null;
  const counter = address === null ? null : freeCounter(address);
  const { subscribe, count: current } = counter ?? none;
  const count = useSyncExternalStore(subscribe, current);
  const spent = count !== null && !canSponsor(count);
  useEffect(() => {
    if (spent && freeCpuEnabled) changeUserConfig({ freeCpuEnabled: false });
  }, [spent, freeCpuEnabled]);
  const cosigner = useMemo(
    () => (config === null ? null : sponsorCosigner(config, (body) => post(`${base}/api/v1/cpu`, body))),
    [config, base],
  );
  return {
    count,
    cosigner: canSponsor(count) && freeCpuEnabled ? cosigner : null,
    turnOn: () => changeUserConfig({ freeCpuEnabled: true }),
    turnOff: () => changeUserConfig({ freeCpuEnabled: false }),
    used: async () => {
      const before = counter?.count()?.left;
      const after = await counter?.refresh();
      if (before === 1 && after?.left === 0) toast('All your daily free TXs have been used!');
    },
  };
}

/** Touch without a pointer: phones and tablets. */
function isMobile(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}

async function post(address: string, body: unknown): Promise<SponsorAnswer> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json().catch(() => null)) ?? {}) as SponsorAnswer;
}
