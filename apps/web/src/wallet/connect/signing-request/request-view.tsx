import type { OpenRequest } from '@antescope/wallet/providers/signing-request/provider';
import { ExternalLink } from 'lucide-react';
import { usePageWords } from '../../../i18n/page-words.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import type { RelayState } from './use-answers.ts';
import { signingRequestWords } from './words.ts';

/** A signing request as a code for another device, a link for this one, and text to copy. */
export function RequestView({ request, relay }: { request: OpenRequest; relay: RelayState }) {
  const words = usePageWords(signingRequestWords);
  return (
    <div className="mb-4 grid justify-items-center gap-3">
      <QrCode text={request.code} label={words.code} tooLong={words.tooLong} />
      <div className="flex items-center gap-2">
        {/* The scheme is the wallet's: it opens an app, not a page. */}
        <a href={request.uri} className={buttonClass('primary')}>
          <ExternalLink size={16} aria-hidden />
          {words.open}
        </a>
        <CopyButton value={request.uri} label={words.copy} />
      </div>
      <RelayNote state={relay} />
    </div>
  );
}

function RelayNote({ state }: { state: RelayState }) {
  const words = usePageWords(signingRequestWords);
  const { origin } = useBoot();
  const local = /^(localhost|127\.|\[::1\])/.test(new URL(origin).hostname);
  return (
    <p role="status" className="text-center text-sm text-muted">
      {state === 'waiting' && words.waiting}
      {state === 'unreachable' && words.unreachable}
      {state === 'waiting' && local && ` ${words.localSite}`}
    </p>
  );
}
