import { lazy, Suspense, useState } from 'react';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import type { PermissionOptionsProps } from './permission-options.tsx';

const PermissionOptions = lazy(() =>
  loadPart(() => import('./permission-options.tsx')).then((module) => ({ default: module.PermissionOptions })),
);

/** The permissions of the account that authorizes an action, to choose from. Read once it is opened. */
export function ActionPermissions(props: PermissionOptionsProps) {
  const { permissions } = useStrings('wallet');
  const [open, setOpen] = useState(false);
  return (
    <details className="group mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Disclosure small>
        <span className="text-sm">{permissions.of(props.level.actor)}</span>
      </Disclosure>
      {open && (
        <Suspense>
          <PermissionOptions {...props} />
        </Suspense>
      )}
    </details>
  );
}
