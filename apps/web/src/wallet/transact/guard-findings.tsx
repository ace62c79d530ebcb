import { guard } from '@antescope/wallet/guard/guard';
import type { Preview } from '@antescope/wallet/transact/preview-facts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { phraseText } from '../tools/tool-text.ts';

/** What the guard found in a transaction, before its effects. */
export function GuardFindings({ preview }: { preview: Preview }) {
  const strings = useStrings('wallet').guard;
  const { chain } = useBoot();
  return guard(preview, chain.key).map((finding) => (
    <p key={`${finding.code} ${finding.args.join(' ')}`} className="mb-2 border-s-2 border-warning ps-3 wrap-anywhere">
      {phraseText(strings, finding)}
    </p>
  ));
}
