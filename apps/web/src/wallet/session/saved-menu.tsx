import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { Amount } from '../../ui/amount.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { Menu } from '../../ui/menu.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { balanceChanged } from '../balance-change.ts';
import { useMultisig } from '../multisig/use-multisig.ts';
import { useOwnAccount } from '../use-own-account.ts';
import { AccountBalance } from './account-balance.tsx';

const AccountEntries = lazy(() =>
  loadPart(() => import('./account-entries.tsx')).then((module) => ({ default: module.AccountEntries })),
);

const MultisigBadge = lazy(() =>
  loadPart(() => import('../multisig/multisig-badge.tsx')).then((module) => ({ default: module.MultisigBadge })),
);

interface SavedMenuProps {
  /** Connected account; null if accounts are saved and none is connected. */
  actor: string | null;
  onConnect: () => void;
}

/** The connected account with its liquid balance, or Connect, and the menu of the saved accounts. */
export function SavedMenu({ actor, onConnect }: SavedMenuProps) {
  const { shell, list } = useMessages();
  const { read, refresh } = useOwnAccount(actor);
  const { multisigMode } = useMultisig().state;
  useEffect(() => {
    globalThis.addEventListener(balanceChanged, refresh);
    return () => globalThis.removeEventListener(balanceChanged, refresh);
  }, [refresh]);
  const liquid = read.state === 'ready' ? read.value.liquid : null;
  return (
    <Menu
      align="end"
      width="w-72"
      deferred
      buttonClass={buttonClass()}
      button={
        <>
          {actor === null ? (
            shell.connect
          ) : (
            <>
              <Glyph name={actor} size={20} />
              <span className="text-start leading-4 max-sm:sr-only">
                <span className="name block text-sm leading-4">{actor}</span>
                {liquid !== null && (
                  <span className="block max-w-48 truncate text-xs leading-4 max-md:hidden lg:max-xl:hidden">
                    {' '}
                    <Amount value={liquid} />
                  </span>
                )}
              </span>
            </>
          )}
          {actor !== null && multisigMode && (
            <Suspense>
              <MultisigBadge />
            </Suspense>
          )}
          <ChevronDown size={16} aria-hidden data-account-menu="" className="text-muted" />
        </>
      }
    >
      {actor !== null && <AccountBalance actor={actor} read={read} onRetry={refresh} />}
      <Suspense
        fallback={
          <div className="px-3">
            <SkeletonRows rows={4} label={list.loading} />
          </div>
        }
      >
        <AccountEntries onConnect={onConnect} />
      </Suspense>
    </Menu>
  );
}
