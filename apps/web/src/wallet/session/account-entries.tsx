import { isSameSession, levelText, type Session } from '@antescope/wallet/session/session';
import { LogOut, Plus, Send, UserRound, X } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { MenuHeading, menuItemClass } from '../../ui/menu.tsx';
import { FreeCpuSwitch } from '../free-cpu/free-cpu-switch.tsx';
import { MultisigEntries } from '../multisig/multisig-entries.tsx';
import { useWallet } from './use-wallet.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Saved accounts of the chain: switch, remove, add, log out. */
export function AccountEntries({ onConnect }: { onConnect: () => void }) {
  const strings = useStrings('wallet');
  const { users, session, wallet } = useWallet();
  return (
    <>
      {session !== null && (
        <ul className="border-b border-line pb-1">
          <li>
            <AppLink path={`/account/${session.actor}`} className={menuItemClass}>
              <UserRound size={16} aria-hidden className="text-muted" />
              {strings.account}
            </AppLink>
          </li>
          <li>
            <AppLink path="/wallet/transfer" className={menuItemClass}>
              <Send size={16} aria-hidden className="text-muted" />
              {strings.send}
            </AppLink>
          </li>
        </ul>
      )}
      {session !== null && <MultisigEntries />}
      {session !== null && (
        <div className="px-3 empty:hidden">
          <FreeCpuSwitch session={session} />
        </div>
      )}
      <MenuHeading>{strings.users}</MenuHeading>
      <ul>
        {users.map((user) => (
          <SavedUser
            key={`${levelText(user)} ${user.provider}`}
            user={user}
            acting={session !== null && isSameSession(session, user)}
            onChoose={() => wallet.select(user)}
            onRemove={() => void wallet.disconnect(user)}
          />
        ))}
      </ul>
      <OtherChains />
      <ul className="border-t border-line pt-1">
        <li>
          <button type="button" data-closes className={menuItemClass} onClick={onConnect}>
            <Plus size={16} aria-hidden className="text-muted" />
            {strings.add}
          </button>
        </li>
        {session !== null && (
          <li>
            <button type="button" data-closes className={menuItemClass} onClick={() => void wallet.logOut(session)}>
              <LogOut size={16} aria-hidden className="text-muted rtl:-scale-x-100" />
              {strings.logOut}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** Saved accounts of other chains of this site's list: choosing one opens that chain with it. */
function OtherChains() {
  const strings = useStrings('wallet');
  const { chains } = useBoot();
  const { elsewhere, wallet } = useWallet();
  const entries = elsewhere.flatMap((user) => {
    const chain = chains.find(({ chainId }) => chainId === user.chainId);
    return chain === undefined ? [] : [{ user, chain }];
  });
  if (entries.length === 0) return null;
  return (
    <>
      <MenuHeading>{strings.otherChains}</MenuHeading>
      <ul>
        {entries.map(({ user, chain }) => (
          <li key={`${chain.key} ${levelText(user)} ${user.provider}`}>
            <a href={chain.href} className={menuItemClass} onClick={() => wallet.select(user)}>
              <Glyph name={user.actor} />
              <span className="ident">{levelText(user)}</span>
              <span className="ms-auto text-sm text-muted">{chain.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SavedUserProps {
  user: Session;
  acting: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function SavedUser({ user, acting, onChoose, onRemove }: SavedUserProps) {
  const strings = useStrings('wallet');
  const level = levelText(user);
  return (
    <li className="flex items-center pe-1">
      <button
        type="button"
        data-closes
        className={menuItemClass}
        aria-current={acting ? 'true' : undefined}
        onClick={onChoose}
      >
        <Glyph name={user.actor} />
        <span className="ident">{level}</span>
      </button>
      <Button
        kind="quiet"
        square
        aria-label={`${strings.remove} ${level}`}
        title={`${strings.remove} ${level}`}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </Button>
    </li>
  );
}
