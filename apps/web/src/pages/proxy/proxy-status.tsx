import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings.ts';

/** Whether the account is a registered proxy; `children` is a warning below. */
export function ProxyStatus({ actor, isProxy, children }: { actor: string; isProxy: boolean; children?: ReactNode }) {
  const strings = useStrings('pages/proxy');
  return (
    <p role="status" className="card p-5">
      {isProxy ? strings.registered(actor) : strings.notRegistered(actor)}
      {children !== null && children !== undefined && <span className="block text-warning">{children}</span>}
    </p>
  );
}
