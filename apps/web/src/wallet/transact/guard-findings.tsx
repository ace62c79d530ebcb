import type { Finding } from '@antescope/wallet/guard/finding';
import { guard } from '@antescope/wallet/guard/guard';
import type { Preview } from '@antescope/wallet/transact/preview-facts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useWallet } from '../session/use-wallet.ts';
import { phraseText } from '../tools/tool-text.ts';

const tones: Partial<Record<Finding['code'], string>> = {
  'scam-account': 'border-negative text-negative',
  'permission-locked': 'border-negative text-negative',
  // Common, and no sign of anything bad by itself.
  'first-contact': 'border-line-strong text-muted',
};

/** Findings that forms warn of by themselves. */
const formWarnings = new Set<Finding['code']>(['counterfeit-token', 'spam-token']);

/** What the guard found in a transaction, before its effects. `warned`: the form has warnings of its own. */
export function GuardFindings({ preview, warned }: { preview: Preview; warned: boolean }) {
  const strings = useStrings('wallet').guard;
  const { chain } = useBoot();
  const { users } = useWallet();
  const { key, systemDomain, scamAccounts } = chain;
  const ownAccounts = users.map(({ actor }) => actor);
  const findings = guard(preview, { key, systemDomain, scamAccounts, ownAccounts });
  return findings
    .filter(({ code }) => !(warned && formWarnings.has(code)))
    .map((finding) => (
      <p
        key={`${finding.code} ${finding.args.join(' ')}`}
        className={`mb-2 border-s-2 ps-3 wrap-anywhere ${tones[finding.code] ?? 'border-warning'}`}
      >
        {phraseText(strings, finding)}
      </p>
    ));
}
