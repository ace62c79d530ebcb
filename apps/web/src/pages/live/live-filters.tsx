import { actionKinds } from '@antescope/sources/history/action-filter';
import { memo } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import type { LivePageData } from './load.ts';
import { type LiveParameter, liveParameters } from './parameters.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Parameters with a visible field; the others are kept in hidden inputs. */
const fields = ['account', 'contract', 'name', 'token', 'kind'] as const satisfies LiveParameter[];

/** A native form: filters the newest actions without JavaScript. */
export const LiveFilters = memo(function LiveFilters({ data: { requested, invalid } }: { data: LivePageData }) {
  const strings = useStrings('pages/live');
  const labels = { account: strings.account, contract: strings.contract, name: strings.action, token: strings.token };
  const filtered = liveParameters.some((name) => requested[name] !== undefined);
  // `action` is an alias of `name`.
  const values = { ...requested, name: requested.name ?? requested.action };
  return (
    <form method="get" className="isolate mb-4 flex flex-wrap items-end gap-3">
      {(['account', 'contract', 'name', 'token'] as const).map((name) => (
        <Field
          key={name}
          label={labels[name]}
          name={name}
          defaultValue={values[name] ?? ''}
          aria-invalid={invalid.includes(name)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="w-40 max-sm:w-[calc(50%-0.375rem)]"
        />
      ))}
      <label className="max-sm:flex-1">
        <span className="mb-1 block text-sm text-muted">{strings.kind}</span>
        <select name="kind" defaultValue={requested.kind ?? ''} className={`${inputClass} w-auto!`}>
          <option value="">{strings.anyKind}</option>
          {requested.kind !== undefined && requested.kind.includes(',') && (
            <option value={requested.kind}>{requested.kind}</option>
          )}
          {actionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {strings.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {liveParameters.map((name) =>
        requested[name] === undefined || name === 'action' || (fields as readonly string[]).includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={requested[name]} />
        ),
      )}
      <Button type="submit">{strings.filter}</Button>
      {filtered && (
        <AppLink path="/live" className={buttonClass('quiet')}>
          {strings.clear}
        </AppLink>
      )}
      {invalid.length > 0 && (
        <p role="alert" className="w-full text-sm text-negative">
          {strings.ignored(invalid.join(', '))}
        </p>
      )}
    </form>
  );
});
