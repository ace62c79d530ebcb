import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import { tokenPath } from '../../../domain/token/token-id.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { amountParts } from '../../../ui/amount-text.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { accountPath } from '../../../ui/identifier/account-link.tsx';
import { TokenMark } from '../../../ui/identifier/token-mark.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { heldTokens, isCore } from '../held-tokens.ts';
import { tokenId } from '../lookalikes.ts';

const mostShown = 5;

interface TokensCardProps {
  name: string;
  tokens: Outcome<TokenBalance[]>;
  lookalikes: readonly string[];
}

/** The first tokens of an account: the core token, then the others, imitations last. */
export function TokensCard({ name, tokens, lookalikes }: TokensCardProps) {
  const { account } = useMessages();
  const strings = useStrings('pages/account/overview');
  const { chain } = useBoot();
  const rank = (token: TokenBalance): number =>
    isCore(token, chain) ? 0 : lookalikes.includes(tokenId(token)) ? 2 : 1;
  return (
    <Section
      title={account.tabNames.tokens}
      aside={
        <AppLink path={accountPath(name)} search={{ tab: 'tokens' }} className="link">
          {strings.all}
        </AppLink>
      }
    >
      <OutcomeView outcome={tokens} empty={account.noTokens(name)} what={account.whatTokens(name)}>
        {(all) => {
          const held = heldTokens(all).toSorted((a, b) => rank(a) - rank(b));
          if (held.length === 0) return <p className="py-3 text-muted">{account.noTokens(name)}</p>;
          return (
            <>
              <ul>
                {held.slice(0, mostShown).map((token) => (
                  <TokenRow key={tokenId(token)} token={token} imitates={lookalikes.includes(tokenId(token))} />
                ))}
              </ul>
              {held.length > mostShown && (
                <p className="pt-2 text-sm text-muted">{strings.more(held.length - mostShown)}</p>
              )}
            </>
          );
        }}
      </OutcomeView>
    </Section>
  );
}

function TokenRow({ token, imitates }: { token: TokenBalance; imitates: boolean }) {
  const { account } = useMessages();
  const { chain } = useBoot();
  const code = amountParts(token.quantity)?.symbol ?? '';
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <TokenMark code={code} contract={token.contract} />
      <div className="min-w-24 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <AppLink path={tokenPath(token.contract, code, chain.key)} className="link font-medium">
            {code}
          </AppLink>
          {imitates && <Chip tone="negative">{account.impersonator}</Chip>}
        </p>
        <p className="truncate text-sm text-muted">
          <bdi>{token.contract}</bdi>
        </p>
      </div>
      <span className="min-w-0 text-end wrap-anywhere">
        <Amount value={token.quantity} />
      </span>
    </li>
  );
}
