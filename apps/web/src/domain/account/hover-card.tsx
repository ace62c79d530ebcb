import type { AccountView } from '@antescope/sources/account/account-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Amount } from '../../ui/amount.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountCard } from './account-card.ts';
import { balancesOf, zeroOf } from './balances.ts';
import type { HoverTarget } from './hover-target.ts';
import { meterFigures, ramFigures } from './resource-figures.ts';

/** Balances and resources of an account, next to its name. Everything in it is on the account page, too. */
export function HoverCard({ target }: { target: HoverTarget }) {
  const { account: strings } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const card = useAccountCard(target.name);
  // Set via the DOM: the content security policy forbids style attributes in markup.
  useLayoutEffect(() => {
    if (box.current !== null) position(box.current, target);
  });
  return (
    <div
      ref={box}
      data-hover-card=""
      aria-hidden
      className="fixed z-40 w-72 rounded-base border border-line bg-raised p-3 shadow-float"
    >
      <p className="mb-2 flex items-center gap-2">
        <Glyph name={target.name} size={24} />
        <span className="ident font-semibold">{target.name}</span>
      </p>
      {card === null ? (
        <Skeleton className="h-24 w-full" />
      ) : card.view === null ? (
        <p className="text-sm text-negative wrap-anywhere">{card.message}</p>
      ) : (
        <CardFigures view={card.view} strings={strings} />
      )}
    </div>
  );
}

type Card = { name: string } & ({ view: AccountView } | { view: null; message: string });

/** null while loading. */
function useAccountCard(name: string): Card | null {
  const { base } = useBoot();
  const [card, setCard] = useState<Card | null>(null);
  useEffect(() => {
    let current = true;
    accountCard(base, name).then(
      (view) => current && setCard({ name, view }),
      (error: unknown) =>
        current && setCard({ name, view: null, message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
    };
  }, [base, name]);
  return card?.name === name ? card : null;
}

type Strings = ReturnType<typeof useMessages>['account'];

function CardFigures({ view, strings }: { view: AccountView; strings: Strings }) {
  const { unit } = useMessages();
  const { chain } = useBoot();
  const { total, liquid } = balancesOf(view);
  const zero = zeroOf(chain);
  const meters = [
    { label: strings.ram, ...ramFigures(view.ram, unit) },
    { label: strings.cpu, ...meterFigures(view.cpu, 'time', unit) },
    { label: strings.net, ...meterFigures(view.net, 'bytes', unit) },
  ];
  return (
    <div className="text-sm">
      {[
        { label: strings.total, value: total },
        { label: strings.liquid, value: liquid },
      ].map(({ label, value }) => (
        <p key={label} className="flex justify-between gap-3">
          <span className="text-muted">{label}</span>
          <Amount value={value ?? zero} />
        </p>
      ))}
      <div className="mt-2 grid gap-1.5">
        {meters.map(({ label, used, max, permille }) => (
          <div key={label}>
            <p className="flex justify-between gap-3">
              <span className="text-muted">{label}</span>
              <span>{strings.of(used, max ?? strings.unlimited)}</span>
            </p>
            <Meter label={label} permille={permille} text={strings.of(used, max ?? strings.unlimited)} />
          </div>
        ))}
      </div>
    </div>
  );
}

const gap = 6;

/** Below the name, or above it if there is no room; clamped to the window. */
function position(box: HTMLElement, target: HoverTarget): void {
  const { width, height } = box.getBoundingClientRect();
  const below = target.bottom + gap + height <= window.innerHeight;
  const left = document.dir === 'rtl' ? target.right - width : target.left;
  box.style.top = `${Math.max(gap, below ? target.bottom + gap : target.top - gap - height)}px`;
  box.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`;
}
