import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { errorText } from '../error-text.ts';
import type { ConnectPart } from './connect-part.tsx';
import { useConnectPart } from './use-connect-part.ts';

interface ProviderPartProps {
  /** Id of the provider. */
  id: string;
  onBack?: () => void;
  children: (part: ConnectPart) => ReactNode;
}

/** A part of a provider's interface half, once its code is there. */
export function ProviderPart({ id, onBack, children }: ProviderPartProps) {
  const { list } = useMessages();
  const { read, refresh } = useConnectPart(id);
  if (read.state === 'ready') return children(read.value);
  if (read.state === 'failed')
    return <LoadFailed error={read.error} onRetry={refresh} {...(onBack === undefined ? {} : { onBack })} />;
  return <SkeletonRows rows={4} label={list.loading} />;
}

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  onBack?: () => void;
}

/** A wallet's code did not arrive: what to do about it is up to the person, because a reload loses what was entered. */
function LoadFailed({ error, onRetry, onBack }: LoadFailedProps) {
  const strings = useStrings('wallet');
  return (
    <div role="alert">
      <p className="mb-4">{errorText(error, strings)}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={onRetry}>
          {strings.retry}
        </Button>
        <Button onClick={() => location.reload()}>{strings.reload}</Button>
        {onBack !== undefined && <Button onClick={onBack}>{strings.back}</Button>}
      </div>
    </div>
  );
}
