import type { Outcome } from '@antescope/sources/core/outcome';
import { useStrings } from '../../i18n/strings.ts';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { Failed } from '../../ui/outcome-view.tsx';

/** Key of the owner; a failure stays in its line. */
export function ClientKey({ of }: { of: Outcome<string> }) {
  const strings = useStrings('pages/addresses');
  if (of.state === 'empty') return <span className="text-muted">{strings.noKey}</span>;
  if (of.state === 'failed') return <Failed what={strings.whatKey} meta={of.meta} stale={false} />;
  return <KeyLink value={of.data} whole />;
}
