import type { OpenRequest } from '@antescope/wallet/providers/signing-request/provider';
import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import type { RelayState } from './use-wallet-responses.ts';

interface RequestViewProps {
  request: OpenRequest;
  relay: RelayState;
  /** Wallets on every device reach the relay, wherever this site is. */
  anywhere?: boolean;
}

/** A signing request as a code for another device, a link for this one, and text to copy. */
export function RequestView({ request, relay, anywhere = false }: RequestViewProps) {
  const strings = useStrings('wallet/connect/signing-request');
  return (
    <div className="mb-4 grid justify-items-center gap-3">
      <QrCode text={request.code} label={strings.code} tooLong={strings.tooLong} />
      <div className="flex items-center gap-2">
        {/* The scheme is the wallet's: it opens an app, not a page. */}
        <a href={request.uri} className={buttonClass('primary')}>
          <ExternalLink size={16} aria-hidden />
          {strings.open}
        </a>
        <CopyButton value={request.uri} label={strings.copy} />
      </div>
      <RelayNote state={relay} anywhere={anywhere} />
    </div>
  );
}

function RelayNote({ state, anywhere }: { state: RelayState; anywhere: boolean }) {
  const strings = useStrings('wallet/connect/signing-request');
  const { origin } = useBoot();
  const local = !anywhere && /^(localhost|127\.|\[::1\])/.test(new URL(origin).hostname);
  return (
    <p role="status" className="text-center text-sm text-muted">
      {state === 'waiting' && strings.waiting}
      {state === 'unreachable' && (anywhere ? strings.serviceUnreachable : strings.unreachable)}
      {state === 'waiting' && local && ` ${strings.localSite}`}
    </p>
  );
}
