import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { Missing } from '../../domain/not-found/not-found-page.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';

/** Names of 12 characters are free to create; shorter ones without a dot are sold by auction. */
const fullName = /^[a-z1-5]{12}$/;
const auctioned = /^[a-z1-5]{1,11}$/;

/** An account that does not exist: names near it, and how to get this one. */
export function MissingAccount({ name, near }: { name: string; near: readonly string[] }) {
  const { account: strings } = useMessages();
  const { chain } = useBoot();
  const exists = useRouteExists();
  const canCreate = fullName.test(name) && exists('/wallet/create-account');
  const canBid = auctioned.test(name) && exists('/namebids') && chain.family === 'eosio';
  return (
    <Missing title={strings.missing} text={strings.missingText} requested={name}>
      {near.length > 0 && (
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="text-muted">{strings.didYouMean}</span>
          {near.map((each) => (
            <AccountLink key={each} name={each} />
          ))}
        </p>
      )}
      {(canCreate || canBid) && (
        <p className="mb-4">
          {canCreate ? (
            <AppLink path="/wallet/create-account" className="link">
              {strings.createIt(name)}
            </AppLink>
          ) : (
            <AppLink path="/namebids" search={{ name }} className="link">
              {strings.bidForIt(name)}
            </AppLink>
          )}
        </p>
      )}
    </Missing>
  );
}
