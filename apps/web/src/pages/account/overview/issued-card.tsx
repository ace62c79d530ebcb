import type { Outcome } from '@antescope/sources/core/outcome';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import { tokenPath } from '../../../domain/token/token-id.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { TokenMark } from '../../../ui/identifier/token-mark.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';

const mostShown = 10;

/** Tokens of a contract with their supply; nothing for a contract without any. */
export function IssuedCard({ issued }: { issued: Outcome<TokenStat[]> }) {
  const strings = useStrings('pages/account/overview');
  const { chain } = useBoot();
  if (issued.state === 'empty') return null;
  return (
    <Section title={strings.issued} aside={issued.state === 'data' ? issued.data.length : null}>
      {issued.state === 'failed' ? (
        <Failed what={strings.whatIssued} meta={issued.meta} stale={false} />
      ) : (
        <>
          <ul>
            {issued.data.slice(0, mostShown).map(({ contract, code, supply }) => (
              <li key={code} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
                <TokenMark code={code} contract={contract} />
                <AppLink path={tokenPath(contract, code, chain.key)} className="link min-w-24 flex-1 font-medium">
                  {code}
                </AppLink>
                <span className="min-w-0 text-end wrap-anywhere">
                  <Amount value={supply} />
                </span>
              </li>
            ))}
          </ul>
          {issued.data.length > mostShown && (
            <p className="pt-2 text-sm text-muted">{strings.more(issued.data.length - mostShown)}</p>
          )}
        </>
      )}
    </Section>
  );
}
