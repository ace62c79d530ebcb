import { QrButton } from '../../domain/qr/qr-button.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { useSavedUsers } from '../../wallet/saved-users.ts';

interface AccountActsProps {
  name: string;
  /** A refund can be claimed. */
  refundDue: boolean;
}

/** What the connected account can do here, in one line: the server does not know whose account it is. */
export function AccountActs({ name, refundDue }: AccountActsProps) {
  const { account, shell } = useMessages();
  const { chain, ownNode } = useBoot();
  const routeExists = useRouteExists();
  const isOwn = useSavedUsers(chain.chainId ?? '').actor === name;
  const { acts } = account;
  const links = isOwn
    ? [
        ...(refundDue && staked(chain) ? [{ label: acts.claim, path: '/wallet/resources/refund' }] : []),
        { label: acts.send, path: '/wallet/transfer' },
      ]
    : [{ label: acts.send, path: '/wallet/transfer', search: { to: name } }];
  const more = [
    ...(chain.resources.ram === 'granted' ? [] : [{ label: account.buyRam, path: '/wallet/ram/buy' }]),
    ...(staked(chain) ? [{ label: acts.stake, path: '/wallet/resources/stake' }] : []),
    ...(chain.features.voting ? [{ label: shell.vote, path: '/vote' }] : []),
    ...(routeExists('/wallet/permissions') ? [{ label: account.permissions, path: '/wallet/permissions' }] : []),
  ];
  return (
    <div className="strip -m-1 flex gap-2 p-1 max-lg:basis-full lg:ms-auto">
      {ownNode === null &&
        links.map(({ label, ...to }, index) => (
          <AppLink key={label} {...to} className={buttonClass(index === 0 ? 'primary' : 'plain')}>
            {label}
          </AppLink>
        ))}
      <QrButton title={isOwn ? acts.receive : acts.qr} name={name} path={accountPath(name)} className={buttonClass()}>
        {isOwn ? acts.receive : acts.qr}
      </QrButton>
      {isOwn &&
        ownNode === null &&
        more.map(({ label, path }) => (
          <AppLink key={label} path={path} className={buttonClass()}>
            {label}
          </AppLink>
        ))}
    </div>
  );
}

function staked({ resources }: ReturnType<typeof useBoot>['chain']): boolean {
  return resources.bandwidth === 'staked';
}
