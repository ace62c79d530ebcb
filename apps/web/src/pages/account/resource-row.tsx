import type { AccountView } from '@antescope/sources/account/account-view';
import type { ReactNode } from 'react';
import { meterFigures, ramFigures, type ResourceFigures } from '../../domain/account/resource-figures.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Gauge } from '../../ui/chart/gauge.tsx';
import { Chip } from '../../ui/chip.tsx';
import { nearLimit } from '../../ui/meter-attributes.ts';

/** RAM, CPU and NET: used, limit, stake, and where to get more. */
export function ResourceRow({ view }: { view: AccountView }) {
  const { account: strings, unit } = useMessages();
  const { chain } = useBoot();
  const ram = ramFigures(view.ram, unit);
  const { name, staked } = view;
  return (
    <div className="mb-4 grid gap-4 md:grid-cols-3">
      <Resource label={strings.ram} figures={ram} staked={null}>
        {ram.max !== null && chain.resources.ram !== 'granted' && (
          <TopUp path="/wallet/ram/buy" receiver={name} label={strings.buyRam} />
        )}
      </Resource>
      <Resource label={strings.cpu} figures={meterFigures(view.cpu, 'time', unit)} staked={staked?.cpu ?? null}>
        <Bandwidth receiver={name} />
      </Resource>
      <Resource label={strings.net} figures={meterFigures(view.net, 'bytes', unit)} staked={staked?.net ?? null}>
        <Bandwidth receiver={name} />
      </Resource>
    </div>
  );
}

interface ResourceProps {
  label: string;
  figures: ResourceFigures;
  staked: string | null;
  /** Links to top up. */
  children?: ReactNode;
}

function Resource({ label, figures, staked, children }: ResourceProps) {
  const { account } = useMessages();
  const strings = useStrings('pages/account/overview');
  const { used, max, free, permille } = figures;
  const text = account.of(used, max ?? account.unlimited);
  return (
    <div className="card flex min-w-0 flex-wrap items-center gap-4 p-4 md:max-lg:flex-col md:max-lg:items-start">
      <Gauge
        label={label}
        value={permille === null ? '∞' : `${Math.floor(permille / 10)}%`}
        permille={permille}
        text={text}
      />
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-medium text-text">
          {label}
          {permille !== null && permille >= nearLimit && <Chip tone="warning">{strings.nearlyUsedUp}</Chip>}
        </p>
        <p className="text-base text-text">{text}</p>
        {free !== null && <p>{account.free(free)}</p>}
        {staked !== null && (
          <p className="wrap-anywhere">
            {account.staked} <Amount value={staked} />
          </p>
        )}
        <p className="flex flex-wrap gap-x-4">{children}</p>
      </div>
    </div>
  );
}

/** Stake where the chain has it, a day of PowerUp where it can be rented. */
function Bandwidth({ receiver }: { receiver: string }) {
  const { acts } = useMessages().account;
  const strings = useStrings('pages/account/overview');
  const { chain } = useBoot();
  return (
    <>
      {chain.resources.bandwidth === 'staked' && (
        <TopUp path="/wallet/resources/stake" receiver={receiver} label={acts.stake} />
      )}
      {chain.features.rentBandwidth && <TopUp path="/wallet/powerup" receiver={receiver} label={strings.powerUp} />}
    </>
  );
}

function TopUp({ path, receiver, label }: { path: string; receiver: string; label: string }) {
  return (
    <AppLink
      path={path}
      search={{ receiver }}
      className="link inline-flex min-h-6 items-center pointer-coarse:min-h-tap"
    >
      {label}
    </AppLink>
  );
}
