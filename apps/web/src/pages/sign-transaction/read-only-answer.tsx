import type { ReadOnlyResult } from '@antescope/wallet/transact/read-only-result';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { microsecondText } from '../../domain/account/resource-figures.ts';

/** What the actions of a read-only run returned and printed. */
export function ReadOnlyAnswer({ result: { failure, elapsed, actions } }: { result: ReadOnlyResult }) {
  const strings = useStrings('pages/sign-transaction').modes;
  const { unit } = useMessages();
  if (failure !== null)
    return (
      <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
        {strings.failed(failure)}
      </p>
    );
  return (
    <>
      <p className="text-muted">
        {strings.ran}
        {elapsed !== null && (
          <>
            {' · '}
            <bdi className="figure">{microsecondText(BigInt(Math.max(0, Math.trunc(elapsed))), unit)}</bdi>
          </>
        )}
      </p>
      <ul aria-label={strings.returned} className="card card-rows">
        {actions.map(({ account, name, returned, hex, console: printed }, index) => (
          <li key={index} className="border-b border-line px-4 py-2 last:border-b-0">
            <p className="ident whitespace-normal! wrap-anywhere">
              {account}::{name}
            </p>
            <pre dir="ltr" className="max-h-64 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere">
              {returned === undefined ? hex || strings.nothing : JSON.stringify(returned, null, 2)}
            </pre>
            {printed !== '' && (
              <pre dir="ltr" className="max-h-40 overflow-auto text-sm whitespace-pre-wrap text-muted wrap-anywhere">
                {printed}
              </pre>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
