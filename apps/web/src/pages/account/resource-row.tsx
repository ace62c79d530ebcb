import type { ReactNode } from 'react';
import type { AccountView } from '@antescope/sources/account/account-view';
import { useMessages } from '../../i18n/messages-context.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Meter } from '../../ui/meter.tsx';
import { meterFigures, ramFigures, type ResourceFigures } from '../../domain/account/resource-figures.ts';

/** RAM, CPU and NET: used, limit, and stake. */
export function ResourceRow({ view }: { view: AccountView }) {
  const { account: strings, unit } = useMessages();
  const ram = ramFigures(view.ram, unit);
  return (
    <div className="mb-4 grid gap-4 md:grid-cols-3">
      <Resource label={strings.ram} figures={ram} staked={null}>
        {ram.max !== null && (
          <AppLink path="/wallet/ram/buy" className="link">
            {strings.buyRam}
          </AppLink>
        )}
      </Resource>
      <Resource label={strings.cpu} figures={meterFigures(view.cpu, 'time', unit)} staked={view.staked?.cpu ?? null} />
      <Resource label={strings.net} figures={meterFigures(view.net, 'bytes', unit)} staked={view.staked?.net ?? null} />
    </div>
  );
}

interface ResourceProps {
  label: string;
  figures: ResourceFigures;
  staked: string | null;
  /** Link to more details. */
  children?: ReactNode;
}

function Resource({ label, figures, staked, children }: ResourceProps) {
  const { account: strings } = useMessages();
  const text = strings.of(figures.used, figures.max ?? strings.unlimited);
  return (
    <div className="card p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-muted">{text}</span>
      </div>
      <Meter label={label} permille={figures.permille} text={text} />
      <div className="mt-1.5 flex justify-between gap-3 text-sm text-muted">
        <span>{figures.free !== null && <bdi>{strings.free(figures.free)}</bdi>}</span>
        {staked !== null && (
          <span>
            {strings.staked} <Amount value={staked} />
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
